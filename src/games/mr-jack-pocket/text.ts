/** Names, moves and positions as text. */
import { bitCount } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { GameRules, Move, Player, State } from '../../core/game.js';
import * as actions from './actions.js';
import type { Board } from './board.js';
import * as layout from './layout.js';
import type { MrJackPocketOptions } from './options.js';
import { CARD_HOURGLASSES, SUSPECT_NAMES } from './suspects.js';

const { ACTION_NAMES, ACTION_OF, TOKENS, PAIR_A, PAIR_B } = actions;
const { STAGE, ROUND, SIDES, LEFT, SUSPECTS, SHOWN, HOURGLASSES, SECRET_COUNT, CHASE, WINNER, JACK, SECRET } = layout;
const { DETECTIVE, TILE, WALL, INVESTIGATOR, JACK_SEAT, UNKNOWN } = layout;

const WALL_NAMES = ['north', 'east', 'south', 'west', 'open'];
const TURN_NAMES = ['right', 'around', 'left'];
export const DETECTIVE_NAMES = ['holmes', 'watson', 'toby', 'nobody'];

/** Members of a set of suspects. */
const members = (set: number): number[] => [...SUSPECT_NAMES.keys()].filter((suspect) => (set >> suspect) & 1);
const names = (set: number): string =>
  members(set)
    .map((suspect) => SUSPECT_NAMES[suspect])
    .join(' ') || '-';
const sideOf = (token: number, sides: number): string => ACTION_NAMES[TOKENS[token][(sides >> token) & 1]];

export function createText(
  board: Board,
  options: MrJackPocketOptions,
  rules: Pick<GameRules, 'legalMoves' | 'moveSeenBy' | 'observe'>,
): Pick<GameRules, 'formatMove' | 'parseMove' | 'formatState'> {
  function formatMove(s: State, move: Move, viewer?: Player): string {
    const secret = viewer !== undefined && rules.moveSeenBy(s, move, viewer) !== move;
    switch (s[STAGE]) {
      case layout.PLACE:
        return `lay ${SUSPECT_NAMES[move >> 2]} ${WALL_NAMES[move & 3]}`;
      case layout.IDENTITY:
        return secret ? 'jack draws his identity' : `jack is ${SUSPECT_NAMES[move]}`;
      case layout.THROW:
        return `throw ${TOKENS.map((_, token) => sideOf(token, move)).join(' ')}`;
      case layout.ALIBI_CARD:
        return secret ? 'card' : `card ${SUSPECT_NAMES[move]}`;
      case layout.WITNESSES:
        return `jack is ${move & 1 ? 'not seen' : 'seen'}${move & 2 ? `, ${options.hourglasses} hourglasses` : ''}`;
      default:
        return formatAction(s, move);
    }
  }

  function formatAction(s: State, move: Move): string {
    const tile = (at: number): string => SUSPECT_NAMES[s[TILE + at]];
    const action = ACTION_OF[move];
    const pair = move - actions.FIRST_EXCHANGE;
    if (action === actions.ROTATION) return `rotate ${tile(Math.floor(move / 3))} ${TURN_NAMES[move % 3]}`;
    if (action === actions.EXCHANGE) return `exchange ${tile(PAIR_A[pair])} ${tile(PAIR_B[pair])}`;
    if (action === actions.JOKER) return `joker ${DETECTIVE_NAMES[move - actions.FIRST_JOKER]}`;
    if (action === actions.ALIBI) return 'alibi';
    return `${ACTION_NAMES[action]} ${1 + ((move - actions.FIRST_STEP) & 1)}`;
  }

  function parseMove(s: State, text: string): Move {
    const moves = new Int32Array(actions.MOVE_SPACE);
    const count = rules.legalMoves(s, moves);
    return moves.subarray(0, count).find((move) => formatMove(s, move) === text) ?? -1;
  }

  function formatState(s: State, viewer?: Player): string {
    // Through the eyes of a seat; Jack's own show everything.
    const o = new Int32Array(s.length);
    rules.observe(s, viewer ?? JACK_SEAT, o);
    const laid = o[STAGE] === layout.PLACE ? o[core.PLY] : board.positions;
    const cells = Array.from({ length: board.positions }, (_, at) => (at < laid ? cell(o, at) : '?'));
    const lines = [title(o)];
    for (let at = 0; at < cells.length; at += board.width)
      lines.push(
        cells
          .slice(at, at + board.width)
          .map((text) => text.padEnd(16))
          .join(' ')
          .trimEnd(),
      );
    lines.push(
      DETECTIVE_NAMES.slice(0, 3)
        .map((name, d) => `${name} ${placeName(o[DETECTIVE + d])}`)
        .join('  '),
    );
    lines.push(`suspects ${bitCount(o[SUSPECTS])}: ${names(o[SUSPECTS])}`);
    if (o[SHOWN] !== 0) lines.push(`shown: ${names(o[SHOWN])}`);
    lines.push(jackLine(o));
    return lines.join('\n');
  }

  function title(o: Int32Array): string {
    if (o[core.ACTOR] === core.TERMINAL)
      return `round ${o[ROUND]}: ${o[WINNER] === INVESTIGATOR ? 'the Investigator' : 'Mr Jack'} has won`;
    if (o[ROUND] === 0) return 'set-up';
    const round = `round ${o[ROUND]} of ${options.rounds}${o[CHASE] ? ', chase' : ''}`;
    if (o[STAGE] === layout.THROW) return `${round}: the tokens are thrown`;
    if (o[STAGE] === layout.WITNESSES) return `${round}: the witnesses are heard`;
    const left = TOKENS.map((_, token) => ((o[LEFT] >> token) & 1 ? sideOf(token, o[SIDES]) : '')).filter(Boolean);
    if (o[core.ACTOR] === core.CHANCE) return `${round}: an alibi card is drawn`;
    return `${round}: ${o[core.ACTOR] === JACK_SEAT ? 'jack' : 'investigator'} to take ${left.join(', ')}`;
  }

  /** A cleared tile is in brackets; the wall follows the name. */
  function cell(o: Int32Array, at: number): string {
    const name = SUSPECT_NAMES[o[TILE + at]];
    return `${(o[SUSPECTS] >> o[TILE + at]) & 1 ? name : `(${name})`} ${WALL_NAMES[o[WALL + at]]}`;
  }

  /** Such as `top 1` or `left 3`: counted clockwise from 1 on each edge. */
  function placeName(place: number): string {
    const height = board.positions / board.width;
    const edges: [string, number][] = [
      ['top', board.width],
      ['right', height],
      ['bottom', board.width],
      ['left', height],
    ];
    let at = place;
    for (const [edge, length] of edges) {
      if (at < length) return `${edge} ${at + 1}`;
      at -= length;
    }
    return '?';
  }

  function jackLine(o: Int32Array): string {
    const tokens = `jack: ${o[HOURGLASSES]} round tokens, ${o[SECRET_COUNT]} cards`;
    if (o[JACK] === UNKNOWN) return tokens;
    const hours = members(o[SECRET]).reduce((sum, card) => sum + CARD_HOURGLASSES[card], 0);
    const held = o[SECRET] === 0 ? '' : ` (${names(o[SECRET])}: ${hours})`;
    return `${tokens}${held}, is ${SUSPECT_NAMES[o[JACK]]}`;
  }

  return { formatMove, parseMove, formatState };
}
