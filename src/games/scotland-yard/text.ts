/** Names, moves and positions as text. */
import { listMembers } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { GameRules, Move, Player, State } from '../../core/game.js';
import { TICKETS } from './boards.js';
import * as layout from './layout.js';
import { DOUBLE_MOVE, moveTicket, moveTo } from './map.js';
import type { ScotlandYardOptions } from './options.js';

const { MR_X, PAWN, BOX, DOUBLES, WINNER, STATION, STOCK, HISTORY, POSSIBLE, SET_WORDS, SECOND_LEG } = layout;

const pawnName = (pawn: number): string => (pawn === MR_X ? 'mr-x' : `d${pawn}`);

export function createText(
  options: ScotlandYardOptions,
  bounds: { readonly maxMoves: number; readonly dealPlies: number },
  rules: Pick<GameRules, 'legalMoves' | 'moveSeenBy' | 'observe'>,
): Pick<GameRules, 'formatMove' | 'parseMove' | 'formatState'> {
  const pawnCount = options.detectives + 1;

  /** `start 46`, `taxi 46`, `double black 46`; a detective's move begins with the pawn: `d2 bus 46`. */
  function formatMove(s: State, move: Move, viewer?: Player): string {
    const hidden = viewer !== undefined && rules.moveSeenBy(s, move, viewer) !== move;
    const to = hidden ? '' : ` ${moveTo(move)}`;
    if (s[core.ACTOR] === core.CHANCE) return `${pawnName(s[PAWN])} start${to}`;
    const pawn = s[PAWN] === MR_X ? '' : `${pawnName(s[PAWN])} `;
    return `${pawn}${move & DOUBLE_MOVE ? 'double ' : ''}${TICKETS[moveTicket(move)]}${to}`;
  }

  function parseMove(s: State, text: string): Move {
    const moves = new Int32Array(bounds.maxMoves);
    const count = rules.legalMoves(s, moves);
    return moves.subarray(0, count).find((move) => formatMove(s, move) === text) ?? -1;
  }

  function formatState(s: State, viewer?: Player): string {
    // Through the eyes of a seat; Mr X's own show everything.
    const o = new Int32Array(s.length);
    rules.observe(s, viewer ?? MR_X, o);
    const lines = [title(o), `log     ${log(o) || '-'}`];
    const at = o[STATION] === 0 ? '?' : String(o[STATION]);
    lines.push(`mr-x    at ${at.padEnd(4)} ${stock(o, MR_X)}  double ${o[DOUBLES]}`);
    for (let pawn = 1; pawn < pawnCount; pawn++)
      lines.push(`${pawnName(pawn)}      at ${String(o[STATION + pawn] || '?').padEnd(4)} ${stock(o, pawn)}`);
    if (o[core.ACTOR] >= 0) {
      const possible = listMembers(o, POSSIBLE, SET_WORDS);
      lines.push(`mr-x may be at ${possible.length} station${possible.length === 1 ? '' : 's'}: ${possible.join(' ')}`);
    }
    return lines.join('\n');
  }

  function title(o: Int32Array): string {
    if (o[core.ACTOR] === core.CHANCE) return `start cards: ${pawnName(o[PAWN])} draws`;
    if (o[core.ACTOR] === core.TERMINAL) return o[WINNER] === MR_X ? 'Mr X has escaped' : 'the detectives have won';
    const boxes = `box ${o[BOX]} of ${options.rounds === 'log' ? options.log : `${options.rounds} rounds`}`;
    return `${boxes}, ${pawnName(o[PAWN])} to move${o[SECOND_LEG] ? ' again' : ''}`;
  }

  const stock = (o: Int32Array, pawn: number): string =>
    TICKETS.slice(0, pawn === MR_X ? 4 : 3)
      .map((name, t) => `${name} ${String(o[STOCK + pawn * 4 + t]).padStart(2)}`)
      .join('  ');

  /** His tickets box by box, with the station where he showed himself. */
  function log(o: Int32Array): string {
    const boxes: string[] = [];
    let double = '';
    for (let ply = bounds.dealPlies; ply < o[core.PLY]; ply++) {
      const word = o[HISTORY + ply];
      if (layout.seenPawn(word) !== MR_X) continue;
      const at = layout.seenTo(word);
      boxes.push(`${double}${TICKETS[layout.seenTicket(word)]}${at ? `@${at}` : ''}`);
      double = layout.seenDouble(word) ? '+' : '';
    }
    return boxes.join(' ').replaceAll(' +', '+');
  }

  return { formatMove, parseMove, formatState };
}
