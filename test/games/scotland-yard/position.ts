/** Positions for the rule tests: reached by moves written as text, or set up piece by piece. */
import { expect } from 'vitest';
import { addMember, listMembers, removeMember } from '../../../src/core/bits.js';
import { checked } from '../../../src/core/checked.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState } from '../../../src/core/game.js';
import { scotlandYard } from '../../../src/games/scotland-yard/family.js';
import * as layout from '../../../src/games/scotland-yard/layout.js';
import type { ScotlandYardOptions } from '../../../src/games/scotland-yard/options.js';

const { OCCUPIED, POSSIBLE, PURSE, SET_WORDS, STATION, STOCK } = layout;

/** Purse bit of Mr X: doubles are allowed, each to be looked at on its own. True wherever a double may be declared. */
const CHECK_DOUBLE = 32;

export const parseOptions = (options: Readonly<Record<string, unknown>> = {}): ScotlandYardOptions =>
  scotlandYard.schema.parse(options);

/** A game that checks itself at every call. */
export const makeGame = (options: Readonly<Record<string, unknown>> = {}): Game =>
  checked(scotlandYard.create(parseOptions(options)));

/** The legal moves as text, in the order of their numbers. */
export function moveTexts(game: Game, s: State): string[] {
  const moves = new Int32Array(game.maxMoves);
  const count = game.legalMoves(s, moves);
  return [...moves.subarray(0, count)].map((move) => game.formatMove(s, move));
}

export function playText(game: Game, s: State, text: string): void {
  const move = game.parseMove(s, text);
  expect(move, `'${text}' is legal; legal are ${moveTexts(game, s).join(', ')}`).not.toBe(-1);
  game.apply(s, move);
}

/** The position after these moves, separated by commas or line ends, from the start of the game. */
export function after(game: Game, moves: string): State {
  const s = newState(game);
  playOn(game, s, moves);
  return s;
}

export function playOn(game: Game, s: State, moves: string): void {
  for (const text of moves.split(/[,\n]/).map((move) => move.trim())) if (text !== '') playText(game, s, text);
}

/** Start cards of the detectives in turn, then of Mr X. */
export const startsAt = (mrX: number, detectives: readonly number[]): string =>
  [...detectives.map((at, i) => `d${i + 1} start ${at}`), `mr-x start ${mrX}`].join(', ');

/** Tickets of one kind or another: taxi, bus, underground, black. */
export type Stock = readonly [number, number, number, number];

export interface SetUp {
  readonly mrX: number;
  readonly detectives: readonly number[];
  readonly mrXTickets?: Stock;
  /** By detective; the others keep what they have. */
  readonly tickets?: Readonly<Record<number, Stock>>;
  readonly boxes?: number;
  readonly rounds?: number;
  readonly doubles?: number;
}

/**
 * Mr X to move in a position set up by hand, as though all had just happened to come this way: the pawns and the stocks
 * are where the test wants them, and everybody knows where Mr X is. Only for games that begin with a deal.
 */
export function setUp(game: Game, at: SetUp): State {
  const s = newState(game);
  while (s[ACTOR] < 0) playText(game, s, moveTexts(game, s)[0]);
  at.detectives.forEach((_, i) => removeMember(s, OCCUPIED, s[STATION + 1 + i]));
  at.detectives.forEach((station, i) => {
    s[STATION + 1 + i] = station;
    addMember(s, OCCUPIED, station);
  });
  s[STATION] = at.mrX;
  for (let i = 0; i < SET_WORDS; i++) s[POSSIBLE + i] = 0;
  addMember(s, POSSIBLE, at.mrX);
  s[layout.BOX] = at.boxes ?? 0;
  s[layout.ROUND] = at.rounds ?? (at.boxes ?? 0) + 1;
  s[layout.DOUBLES] = at.doubles ?? s[layout.DOUBLES];
  if (at.mrXTickets) setStock(s, 0, at.mrXTickets);
  for (const [pawn, stock] of Object.entries(at.tickets ?? {})) setStock(s, Number(pawn), stock);
  const boxes = game.options['rounds'] === 'log' ? Number(game.options['log']) : Infinity;
  s[PURSE] &= 15;
  if (s[layout.DOUBLES] > 0 && boxes - s[layout.BOX] >= 2) s[PURSE] |= CHECK_DOUBLE;
  return s;
}

function setStock(s: State, pawn: number, stock: Stock): void {
  s[PURSE + pawn] = 0;
  stock.forEach((count, ticket) => {
    s[STOCK + pawn * 4 + ticket] = count;
    if (count > 0) s[PURSE + pawn] |= 1 << ticket;
  });
}

export const stockOf = (s: State, pawn: number): number[] => [...s.subarray(STOCK + pawn * 4, STOCK + pawn * 4 + 4)];

export const stationOf = (s: State, pawn: number): number => s[STATION + pawn];

/** Where the detectives know Mr X to be, in ascending order: what their observation says. */
export function possible(game: Game, s: State): number[] {
  return listMembers(observation(game, s, 1), POSSIBLE, SET_WORDS);
}

export function observation(game: Game, s: State, player: number): Int32Array {
  const seen = new Int32Array(game.observationWords);
  game.observe(s, player, seen);
  return seen;
}

/** The results by seat; the game must be over. */
export function results(game: Game, s: State): number[] {
  const returns = new Float64Array(game.playerCount);
  game.returns(s, returns);
  return [...returns];
}
