/** Positions laid out by hand, and moves played by their text. */
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState } from '../../../src/core/game.js';
import { HIDEABLE, TYPE_NAMES, TYPES } from '../../../src/games/holmes/cards.js';
import { CHARACTERS, EDITIONS, FIXED_COUNT, shrink } from '../../../src/games/holmes/editions.js';
import { holmes } from '../../../src/games/holmes/family.js';
import * as L from '../../../src/games/holmes/layout.js';
import { PLACE } from '../../../src/games/holmes/phases.js';
import { setUp } from '../../../src/games/holmes/setup.js';
import { legalMovesOf } from '../../conformance/words.js';

export const create = (options: Record<string, unknown> = {}): Game => holmes.create(holmes.schema.parse(options));

/** Cards as words: `button button joker`. */
export const type = (name: string): number => {
  const found = (TYPE_NAMES as readonly string[]).indexOf(name);
  if (found < 0) throw new Error(`no evidence is called ${name}`);
  return found;
};
const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');
const people = (text = ''): number =>
  words(text).reduce((set, name) => {
    const found = (CHARACTERS as readonly string[]).indexOf(name);
    if (found < 0) throw new Error(`nobody is called ${name}`);
    return set | (1 << found);
  }, 0);

export interface SideLayout {
  tokens?: number;
  /** Face up; a joker is written with its set: `button+joker`, a loose one alone: `joker`. */
  shown?: string;
  hidden?: string;
  /** Those of the hidden cards that the opponent knows. */
  known?: string;
  reserved?: string;
  standing?: string;
  flat?: string;
}

export interface TableLayout {
  day?: number;
  turn?: 0 | 1;
  town?: string;
  closed?: string;
  row?: string;
  /** Face-up discards, the last on top. */
  discard?: string;
  /** Cards of the deck; by default all that are nowhere else. */
  deck?: string;
  bottom?: string;
  first?: SideLayout;
  second?: SideLayout;
}

const STANDARD_MARKERS = 'watson hudson lestrade';

/** A position in which `turn` is about to place a marker. */
export function table(game: Game, layout: TableLayout): State {
  const s = newState(game);
  const setup = setupOf(game);
  const left = Int32Array.from(setup.copies);
  const place = (name: string): number => {
    const t = type(name);
    left[t]--;
    return t;
  };
  s[L.PHASE] = PLACE;
  s[ACTOR] = s[L.TURN] = layout.turn ?? 0;
  s[L.DAY] = layout.day ?? 2;
  s[L.PRESENT] = people(layout.town) | ((1 << FIXED_COUNT) - 1);
  s[L.CLOSED] = people(layout.closed);
  s[L.UNSEEN] = setup.deck & ~s[L.PRESENT];
  s[L.RIGHT] = game.options.reserve ? 1 : 0;
  s.fill(0, L.DECK, L.DECK_COUNT + 1);
  for (const name of words(layout.row)) {
    s[L.ROW + place(name)]++;
    s[L.ROW_COUNT]++;
  }
  for (const name of words(layout.bottom)) s[L.BOTTOM] |= place(name) << (4 * s[L.BOTTOM_COUNT]++);
  for (const name of words(layout.discard)) {
    const t = place(name);
    const at = s[L.DISCARD_COUNT]++;
    s[L.DISCARD + t]++;
    if (setup.edition.openDiscard) s[L.PILE + (at >> 3)] |= t << (4 * (at & 7));
  }
  [layout.first ?? {}, layout.second ?? {}].forEach((side, seat) => laySide(s, seat, side, place));
  const deck =
    layout.deck === undefined
      ? left
      : words(layout.deck).reduce((n, name) => (n[type(name)]++, n), new Int32Array(TYPES));
  s.set(deck, L.DECK);
  s[L.DECK_COUNT] = deck.reduce((a, b) => a + b, 0);
  return s;
}

function laySide(s: State, seat: number, side: SideLayout, place: (name: string) => number): void {
  s[L.TOKENS + seat] = side.tokens ?? 5;
  s[L.STANDING + seat] = people(side.standing ?? (side.flat === undefined ? STANDARD_MARKERS : ''));
  s[L.FLAT + seat] = people(side.flat);
  for (const card of words(side.shown)) {
    const [name, joker] = card.split('+');
    if (name === 'joker') {
      place('joker');
      s[L.LOOSE + seat]++;
      continue;
    }
    s[L.SHOWN + seat * HIDEABLE + place(name)]++;
    if (joker) {
      place('joker');
      s[L.JOKERS + seat] |= 1 << type(name);
    }
  }
  for (const name of words(side.hidden)) {
    s[L.HIDDEN + seat * HIDEABLE + place(name)]++;
    s[L.HIDDEN_COUNT + seat]++;
  }
  for (const name of words(side.known)) s[L.KNOWN + seat * HIDEABLE + type(name)]++;
  if (side.reserved) s[L.RESERVED + seat] = place(side.reserved) + 1;
}

const setupOf = (game: Game): ReturnType<typeof setUp> =>
  setUp(holmesEdition(game), game.options as unknown as Parameters<typeof setUp>[1]);

function holmesEdition(game: Game): (typeof EDITIONS)[keyof typeof EDITIONS] {
  const edition = EDITIONS[game.options.edition as keyof typeof EDITIONS];
  return game.options.size === 'small' ? shrink(edition) : edition;
}

export const movesAt = (game: Game, s: State): string[] =>
  legalMovesOf(game, s).map((move) => game.formatMove(s, move));

/** Plays moves by their text; an unknown one is reported with what was legal. */
export function play(game: Game, s: State, ...texts: string[]): State {
  for (const text of texts) {
    const move = game.parseMove(s, text);
    if (move < 0)
      throw new Error(`'${text}' is not legal; legal are ${movesAt(game, s).join(' | ')}\n${game.formatState(s)}`);
    game.apply(s, move);
  }
  return s;
}

/** What one side has face up, in the notation of `table`. */
export function shown(s: State, seat: number): string {
  const sets = TYPE_NAMES.slice(0, HIDEABLE).flatMap((name, t) => {
    const n = s[L.SHOWN + seat * HIDEABLE + t];
    const joker = (s[L.JOKERS + seat] >> t) & 1;
    const natural = Array.from({ length: n }, () => name as string);
    if (joker && n > 0) natural[0] += '+joker';
    return joker && n === 0 ? [`${name}+joker only`] : natural;
  });
  return [...sets, ...Array.from({ length: s[L.LOOSE + seat] }, () => 'joker')].join(' ');
}

export const cardsAt = (s: State, at: number, count: number = TYPES): string =>
  TYPE_NAMES.slice(0, count)
    .flatMap((name, t) => Array.from({ length: s[at + t] }, () => name as string))
    .join(' ');
export const hidden = (s: State, seat: number): string => cardsAt(s, L.HIDDEN + seat * HIDEABLE, HIDEABLE);
export const rowOf = (s: State): string => cardsAt(s, L.ROW);
export const tokens = (s: State, seat: number): number => s[L.TOKENS + seat];
export const names = (set: number): string => CHARACTERS.filter((_, c) => (set >> c) & 1).join(' ');

/** Plays the second player's last action of the game, on Hudson, so that points are counted; returns both scores. */
export function countPoints(game: Game, first: SideLayout, second: SideLayout, ...final: string[]): number[] {
  const s = table(game, {
    day: 7,
    turn: 1,
    first: { ...first, standing: '', flat: 'watson lestrade hudson' },
    second: { ...second, standing: 'watson', flat: 'toby lestrade' },
    town: 'toby',
  });
  play(game, s, 'watson to hudson', ...final);
  if (s[ACTOR] !== -2) throw new Error(`not over: ${movesAt(game, s).join(' | ')}`);
  return [s[L.SCORE], s[L.SCORE + 1]];
}
