/** Names, moves and positions as text. */
import { bitCount } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { GameRules, Move, Player, State } from '../../core/game.js';
import { HIDEABLE, MAP, SETS, TYPE_NAMES, TYPES } from './cards.js';
import { CHARACTER_COUNT, CHARACTERS } from './editions.js';
import { SOMETHING } from './information.js';
import * as L from './layout.js';
import * as M from './moves.js';
import * as P from './phases.js';
import type { Setup } from './setup.js';
import { topOfPile } from './supply.js';

const MOST_MOVES = 64;

/** What «no» is called where it is more than a pass. */
const NO: Readonly<Record<number, string>> = {
  [P.JOIN]: 'aside',
  [P.ATTACH]: 'aside',
  [P.FINAL]: 'aside',
};
const YES: Readonly<Record<number, string>> = { [P.SHARE]: 'use', [P.BUY]: 'buy', [P.REACT]: 'draw', [P.OPEN]: 'open' };
const OFFERS: Readonly<Record<number, string>> = { [P.GIVE]: 'give', [P.SELL]: 'sell', [P.LOSE]: 'lose' };

/** What a decision is about, for the first line of a position. */
const WAITS: Readonly<Record<number, string>> = {
  [P.DEAL]: 'start characters are dealt',
  [P.CAST]: 'a card of the character deck is turned up',
  [P.FILL]: 'the row is filled',
  [P.REPLACE]: 'a card of the row is replaced',
  [P.DRAW]: 'a card is drawn from the deck',
  [P.CHOOSE]: 'chooses a start character',
  [P.PLACE]: 'places a marker',
  [P.PICK]: 'may take a card',
  [P.SHED]: 'may discard a card of the row',
  [P.STEAL]: 'may steal a card',
  [P.DRAW_HOW_MANY]: 'may draw cards',
  [P.SHARE]: 'may draw and share cards',
  [P.KEEP]: 'keeps a drawn card',
  [P.TOP]: 'orders the discarded cards',
  [P.GIFT]: 'keeps one of the cards passed on',
  [P.SELL]: 'may sell a card',
  [P.GIVE]: 'may give a card for one of the row',
  [P.SWAP]: 'takes a card in exchange',
  [P.BUY]: 'may buy the top of the discard',
  [P.REACT]: 'may pay 1 for a card of the deck',
  [P.ATTACH]: 'may put a loose joker with a new set',
  [P.JOIN]: 'places a joker',
  [P.REVEAL]: 'may use a loose joker',
  [P.RESERVE]: 'may reserve a card',
  [P.LOSE]: 'loses something to the event',
  [P.LAY]: 'lays a marker flat',
  [P.OPEN]: 'opens the hidden cards',
  [P.FINAL]: 'may still place a joker',
};

export function createText(
  { edition }: Setup,
  rules: Pick<GameRules, 'legalMoves' | 'moveSeenBy' | 'observe'>,
): Pick<GameRules, 'formatMove' | 'parseMove' | 'formatState'> {
  const SEATS = edition.roles;
  const WIDTH = Math.max(...SEATS.map((name) => name.length), 'offered'.length);
  const label = (text: string): string => text.padEnd(WIDTH);
  const type = (t: number): string => TYPE_NAMES[t];
  const card = (c: number): string => (c < CHARACTER_COUNT ? CHARACTERS[c] : edition.eventNames[c - CHARACTER_COUNT]);

  function formatMove(s: State, move: Move, viewer?: Player): string {
    const learned = viewer === undefined ? move : rules.moveSeenBy(s, move, viewer);
    if (learned >= SOMETHING) return veiled(s, move, learned);
    if (move === M.PASS) return NO[s[L.PHASE]] ?? 'pass';
    if (move === M.USE) return YES[s[L.PHASE]];
    if (move < M.TAKE) return `draw ${move - M.DRAW_N}`;
    if (move < M.TAKE_RESERVED) return `take ${type(move - M.TAKE)}`;
    if (move === M.TAKE_RESERVED) return 'take reserved';
    if (move < M.ON_TOP) return `keep ${type(move - M.KEEP_CARD)}`;
    if (move < M.PUT) return `top ${type(move - M.ON_TOP)}`;
    if (move < M.TURN_UP) return `joker to ${type(move - M.PUT)}`;
    if (move < M.SET_ASIDE) return `reveal ${type(move - M.TURN_UP)}`;
    if (move < M.OFFER) return `reserve ${type(move - M.SET_ASIDE)}`;
    if (move < M.ROB) return `${OFFERS[s[L.PHASE]]} ${areaCard(move - M.OFFER)}`;
    if (move < M.DISCARD_ROW) return `steal ${type(move - M.ROB)}`;
    if (move < M.RETURN_TOKENS) return `discard ${type(move - M.DISCARD_ROW)}`;
    if (move === M.RETURN_TOKENS) return 'return 2';
    if (move < M.BRING) return `lay ${card(move - M.LAY_FLAT)}`;
    if (move < M.MOVE_MARKER) return `bring ${card(move - M.BRING)}`;
    if (move < M.CARD) return place(move - M.MOVE_MARKER);
    if (move < M.CHARACTER) return `card ${type(move - M.CARD)}`;
    return `${s[L.PHASE] === P.DEAL ? 'deal' : 'enter'} ${card(move - M.CHARACTER)}`;
  }

  function veiled(s: State, move: Move, learned: number): string {
    if (s[L.PHASE] === P.DEAL) return 'deal ?';
    if (s[L.PHASE] === P.CHOOSE) return 'bring ?';
    if (s[L.PHASE] === P.DRAW) return learned === SOMETHING ? 'card ?' : 'card joker';
    return move === M.KEEP_CARD + TYPES - 1 ? 'keep joker' : 'keep ?';
  }

  function areaCard(c: number): string {
    if (c < M.LOOSE_JOKER) return type(c);
    return c === M.LOOSE_JOKER ? 'joker' : `joker of ${type(c - M.SET_JOKER)}`;
  }

  function place(code: number): string {
    const from = Math.floor(code / CHARACTER_COUNT);
    const to = CHARACTERS[code % CHARACTER_COUNT];
    return from === M.HAND ? `visit ${to}` : `${CHARACTERS[from]} to ${to}`;
  }

  function parseMove(s: State, text: string): Move {
    const moves = new Int32Array(MOST_MOVES);
    const count = rules.legalMoves(s, moves);
    return moves.subarray(0, count).find((move) => formatMove(s, move) === text) ?? -1;
  }

  /** Through the eyes of a seat where one is given: nothing but its observation is printed. */
  function formatState(s: State, viewer?: Player): string {
    const o = s.slice();
    if (viewer !== undefined) rules.observe(s, viewer, o);
    return [
      title(o),
      ...hand(o),
      `${label('row')} ${countList(o, L.ROW, TYPES) || '-'}`,
      stacks(o),
      `${label('town')} ${town(o)}`,
      ...[0, 1].map((seat) => player(o, seat)),
    ].join('\n');
  }

  function title(o: State): string {
    if (o[core.ACTOR] === core.TERMINAL)
      return `the end: ${SEATS.map((name, seat) => `${name} ${o[L.SCORE + seat]}`).join(', ')}`;
    const who = o[core.ACTOR] >= 0 ? `${SEATS[o[core.ACTOR]]} ` : '';
    const day = o[L.DAY] === 0 ? 'before day 1' : `day ${o[L.DAY]} of ${edition.days}`;
    return `${day}: ${who}${WAITS[o[L.PHASE]]}`;
  }

  /** Cards between two decisions: drawn, offered in a swap, or start characters. */
  function hand(o: State): string[] {
    const lines: string[] = [];
    if (o[L.DRAWN_COUNT] > 0)
      lines.push(
        `${label('drawn')} ${withUnknown(countList(o, L.DRAWN, TYPES), o[L.DRAWN_COUNT] - sum(o, L.DRAWN, TYPES))}`,
      );
    if (o[L.GIVEN] > 0) lines.push(`${label('offered')} ${type(o[L.GIVEN] - 1)}`);
    const dealt = SEATS.flatMap((name, seat) => (o[L.DEALT + seat] ? [`${name} ${names(o[L.DEALT + seat])}`] : []));
    if (dealt.length > 0) lines.push(`${label('dealt')} ${dealt.join('; ')}`);
    return lines;
  }

  function stacks(o: State): string {
    const bottom = Array.from({ length: o[L.BOTTOM_COUNT] }, (_, i) => type((o[L.BOTTOM] >>> (4 * i)) & 15));
    const under = bottom.length > 0 ? ` (under it ${bottom.join(' ')})` : '';
    const top = edition.openDiscard && o[L.DISCARD_COUNT] > 0 ? ` (top ${type(topOfPile(o))})` : '';
    return `${label('deck')} ${o[L.DECK_COUNT] + o[L.BOTTOM_COUNT]}${under}, discard ${o[L.DISCARD_COUNT]}${top}`;
  }

  /** Each character with the markers on it: 1 and 2 standing, (1) and (2) flat; who is away stands in brackets. */
  function town(o: State): string {
    return CHARACTERS.flatMap((name, c) => {
      if (((o[L.PRESENT] >> c) & 1) === 0) return [];
      const marks = [0, 1].map((seat) =>
        (o[L.STANDING + seat] >> c) & 1 ? `${seat + 1}` : (o[L.FLAT + seat] >> c) & 1 ? `(${seat + 1})` : '',
      );
      const shown = (o[L.CLOSED] >> c) & 1 ? `[${name}]` : name;
      return [`${shown}${marks.join('')}`];
    }).join(' ');
  }

  function player(o: State, seat: number): string {
    const parts = [`tokens ${String(o[L.TOKENS + seat]).padStart(2)}`];
    const sets = TYPE_NAMES.slice(0, SETS).flatMap((name, t) => {
      const n = o[L.SHOWN + seat * HIDEABLE + t];
      const joker = (o[L.JOKERS + seat] >> t) & 1;
      return n + joker > 0 ? [`${name} ${n}${joker ? '+joker' : ''}`] : [];
    });
    const maps = o[L.SHOWN + seat * HIDEABLE + MAP];
    if (maps > 0) sets.push(`map ${maps}`);
    if (o[L.LOOSE + seat] > 0) sets.push(`loose jokers ${o[L.LOOSE + seat]}`);
    parts.push(sets.join(', ') || 'no evidence');
    if (o[L.HIDDEN_COUNT + seat] > 0) {
      const known = countList(o, L.HIDDEN + seat * HIDEABLE, HIDEABLE);
      parts.push(
        `hidden ${withUnknown(known, o[L.HIDDEN_COUNT + seat] - sum(o, L.HIDDEN + seat * HIDEABLE, HIDEABLE))}`,
      );
    }
    if (o[L.RESERVED + seat] > 0) parts.push(`reserved ${type(o[L.RESERVED + seat] - 1)}`);
    return `${label(SEATS[seat])} ${parts.join(' | ')}`;
  }

  return { formatMove, parseMove, formatState };
}

function sum(words: Int32Array, at: number, count: number): number {
  return words.subarray(at, at + count).reduce((a, b) => a + b, 0);
}

/** `button x2 joker`. */
function countList(words: Int32Array, at: number, count: number): string {
  return TYPE_NAMES.slice(0, count)
    .flatMap((name, t) => (words[at + t] === 0 ? [] : [words[at + t] === 1 ? name : `${name} x${words[at + t]}`]))
    .join(' ');
}

const withUnknown = (known: string, unknown: number): string =>
  [known, unknown > 0 ? `? x${unknown}` : ''].filter((part) => part !== '').join(' ');

const names = (set: number): string =>
  bitCount(set) === 0 ? '' : CHARACTERS.filter((_, c) => (set >> c) & 1).join(' ');
