/**
 * Which black tickets are a waste (Nijssen & Winands 2011): in the first two rounds, in a box where Mr X shows himself,
 * and while every station where he may be has taxis only.
 */
import type { State } from '../../core/game.js';
import * as boards from '../../games/scotland-yard/boards.js';
import * as layout from '../../games/scotland-yard/layout.js';
import type { StationTables } from './station-tables.js';

const { BLACK } = boards;
const { BOX, ROUND, STOCK, SET_WORDS } = layout;

export const EARLY_ROUNDS = 2;

/** Whether Mr X, who is to move, would waste a black ticket. `possible` holds at `from` where he may be. */
export function wastesBlack(t: StationTables, s: State, possible: Int32Array, from: number): boolean {
  if (s[STOCK + BLACK] === 0) return false;
  if (s[ROUND] <= EARLY_ROUNDS || ((t.reveals >> (s[BOX] + 1)) & 1) === 1) return true;
  for (let w = 0; w < SET_WORDS; w++) if ((possible[from + w] & ~t.taxiOnly[w]) !== 0) return false;
  return true;
}

/** Takes the moves by black ticket out of the first `count`; returns how many are left. All stay if all are black. */
export function dropBlack(moves: Int32Array, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i++) if ((moves[i] & 3) !== BLACK) moves[kept++] = moves[i];
  return kept === 0 ? count : kept;
}
