/**
 * A whole random game at once: draw for draw and word for word what `randomMove` and `apply` by turns make of it, in about
 * seven tenths of the time (bench/alternate.ts compares `drawn` and `fused` playouts).
 *
 * The game is played on a copy of constant place, which the engine can address without looking. The generator is in
 * local names, and no function is called in the loop, or they would be written to memory at every draw. A byte for each
 * station says whether it is taken, and one word for each detective where he stands and what he can pay for. Whether a pawn is stuck is asked only when a draw failed, and such a draw is not
 * taken from the generator.
 */
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from './layout.js';
import type { CityMap } from './map.js';
import * as map from './map.js';

const { ACTOR, PLY, CHANCE, TERMINAL } = core;
const { MR_X, DETECTIVES, PAWN, BOX, ROUND, SECOND_LEG, DOUBLES, WINNER, STATION, STOCK, PURSE, OCCUPIED } = layout;
const { SHOWN_PLY, POSSIBLE, POSSIBLE_PLY, HISTORY, SET_WORDS } = layout;
const { MAY_DOUBLE, sliceOf } = map;

/** In place of a winner: Mr X might not be able to pay for the second leg of a double. */
const UNSURE = 2;

export interface Facts {
  readonly map: CityMap;
  readonly words: number;
  readonly pawnCount: number;
  readonly boxes: number;
  readonly roundLimit: number;
  /** Bit per box. */
  readonly reveals: number;
  /** The deck of start cards, and the same as a set of stations. */
  readonly starts: Int32Array;
  readonly startSet: Int32Array;
}

interface Rules {
  randomMove(s: State, rng: Rng): Move;
  apply(s: State, move: Move): void;
  fillPurse(s: State): void;
}

export function createPlayout(facts: Facts, rules: Rules): (s: State, rng: Rng) => void {
  const { randomMove, apply, fillPurse } = rules;
  const PAWN_COUNT = facts.pawnCount;
  const BOXES = facts.boxes;
  const ROUND_LIMIT = facts.roundLimit;
  const REVEALS = facts.reveals;
  const STARTS = facts.starts;
  const START_SET = facts.startSet;
  const SLICES = slicesOf(facts.map);
  const RIDES = ridesOf(facts.map);
  const TAKEN = new Uint8Array(256); // stations with a detective; station 0 is nowhere
  const WORDS = new Int32Array(facts.words);
  // Six and four would do, but the engine moves short arrays about.
  const SLICE = new Int32Array(32); // by detective: his slice, the station in its low byte
  const LUCK = new Int32Array(32);

  /** Whether one of the rides leads to a station without a detective. */
  function hasFree(slice: number): boolean {
    const end = (slice >>> 8) + (slice & 255);
    for (let e = slice >>> 8; e < end; e++) if (TAKEN[RIDES[e] >> 8] === 0) return true;
    return false;
  }

  function playout(s: State, rng: Rng): void {
    while (s[ACTOR] !== TERMINAL) {
      WORDS.set(s);
      for (let pawn = 1; pawn < PAWN_COUNT; pawn++) TAKEN[WORDS[STATION + pawn]] = 1;
      if (WORDS[ACTOR] === CHANCE) dealRest(rng);
      rng.save(LUCK);
      const winner = playOn();
      rng.load(LUCK);
      for (let i = 0; i < SET_WORDS; i++) WORDS[OCCUPIED + i] = 0;
      for (let pawn = 1; pawn < PAWN_COUNT; pawn++) {
        const at = WORDS[STATION + pawn];
        TAKEN[at] = 0;
        WORDS[OCCUPIED + (at >> 5)] |= 1 << (at & 31);
      }
      WORDS[ACTOR] = winner === UNSURE ? MR_X : TERMINAL;
      WORDS[WINNER] = winner === DETECTIVES ? DETECTIVES : MR_X;
      fillPurse(WORDS);
      s.set(WORDS);
      if (winner === UNSURE) apply(s, randomMove(s, rng));
    }
  }

  /** Start cards for the pawns that have none, Mr X last. */
  function dealRest(rng: Rng): void {
    const w = WORDS;
    let ply = w[PLY];
    for (let pawn = w[PAWN]; pawn !== MR_X; pawn = (pawn + 1) % PAWN_COUNT) {
      const at = drawStart(rng);
      w[STATION + pawn] = at;
      w[HISTORY + ply++] = (at << 8) | (pawn << 3);
      TAKEN[at] = 1;
    }
    w[STATION] = drawStart(rng);
    w[HISTORY + ply++] = 0;
    for (let i = 0; i < SET_WORDS; i++) w[POSSIBLE + i] = START_SET[i];
    for (let pawn = 1; pawn < PAWN_COUNT; pawn++) {
      const at = w[STATION + pawn];
      w[POSSIBLE + (at >> 5)] &= ~(1 << (at & 31));
    }
    w[POSSIBLE_PLY] = ply;
    w[PLY] = ply;
    w[PAWN] = MR_X;
    w[ROUND] = 1;
  }

  function drawStart(rng: Rng): number {
    for (;;) {
      const at = STARTS[rng.below(STARTS.length)];
      if (TAKEN[at] === 0) return at;
    }
  }

  /** Plays on from the first round; returns the winner, or UNSURE where the rules must play the next move. */
  function playOn(): number {
    const w = WORDS;
    const own = SLICE;
    const slices = SLICES;
    const rides = RIDES;
    const taken = TAKEN;
    let a = LUCK[0];
    let b = LUCK[1];
    let c = LUCK[2];
    let d = LUCK[3];
    let at = w[STATION];
    let ply = w[PLY];
    let pawn = w[PAWN];
    let winner = MR_X;
    for (let i = 1; i < PAWN_COUNT; i++) own[i] = sliceOf(w[STATION + i], w[PURSE + i]);

    game: for (;;) {
      while (pawn === MR_X) {
        const black = w[STOCK + 3];
        let purse =
          ((0 - w[STOCK]) >>> 31) |
          (((0 - w[STOCK + 1]) >>> 30) & 2) |
          (((0 - w[STOCK + 2]) >>> 29) & 4) |
          (((0 - black) >>> 28) & 8);
        if (w[DOUBLES] > 0 && w[SECOND_LEG] === 0 && w[BOX] <= BOXES - 2) purse |= MAY_DOUBLE;
        const slice = slices[sliceOf(at, purse)];
        if (purse >= MAY_DOUBLE && black < 2) {
          winner = hasFree(slice) ? UNSURE : DETECTIVES;
          break game;
        }
        const n = slice & 255;
        let ride = 0;
        let again = 0;
        do {
          const sum = (((a + b) | 0) + d) | 0;
          ride = rides[((slice >>> 8) + ((Math.imul(sum >>> 16, n) + (Math.imul(sum & 0xffff, n) >>> 16)) >>> 16)) | 0];
          again = taken[ride >> 8];
          if ((again !== 0 || n === 0) && !hasFree(slice)) {
            winner = DETECTIVES;
            break game;
          }
          d = (d + 1) | 0;
          a = b ^ (b >>> 9);
          b = (c + (c << 3)) | 0;
          c = (((c << 21) | (c >>> 11)) + sum) | 0;
        } while (again !== 0);
        const ticket = ride & 3;
        const double = (ride >> 2) & 1;
        const box = (w[BOX] + 1) | 0;
        at = ride >> 8;
        w[BOX] = box;
        w[STOCK + ticket] = w[STOCK + ticket] - 1;
        w[DOUBLES] = w[DOUBLES] - double;
        w[SECOND_LEG] = double;
        w[HISTORY + ply] = ride & 7;
        if ((REVEALS >> box) & 1) {
          w[HISTORY + ply] = ride;
          w[SHOWN_PLY] = (ply + 1) | 0;
        }
        ply = (ply + 1) | 0;
        if (double === 0) pawn = 1;
      }
      const before = pawn === 1 ? ply : 0;
      turn: for (; pawn < PAWN_COUNT; pawn = (pawn + 1) | 0) {
        const k = own[pawn];
        const slice = slices[k];
        const n = slice & 255;
        if (n === 0) continue;
        let ride = 0;
        let again = 0;
        do {
          const sum = (((a + b) | 0) + d) | 0;
          ride = rides[((slice >>> 8) + ((Math.imul(sum >>> 16, n) + (Math.imul(sum & 0xffff, n) >>> 16)) >>> 16)) | 0];
          again = taken[ride >> 8];
          if (again !== 0 && !hasFree(slice)) continue turn;
          d = (d + 1) | 0;
          a = b ^ (b >>> 9);
          b = (c + (c << 3)) | 0;
          c = (((c << 21) | (c >>> 11)) + sum) | 0;
        } while (again !== 0);
        const from = k & 255;
        const to = ride >> 8;
        const ticket = ride & 3;
        w[HISTORY + ply] = (from << 16) | ride | (pawn << 3);
        ply = (ply + 1) | 0;
        const left = (w[STOCK + (pawn << 2) + ticket] - 1) | 0;
        w[STOCK + (pawn << 2) + ticket] = left;
        w[STOCK + ticket] = w[STOCK + ticket] + 1;
        own[pawn] = ((k ^ from) & ~(((left - 1) >>> 31) << (ticket + 8))) | to; // the last ticket leaves his purse
        taken[from] = 0;
        taken[to] = 1;
        if (to === at) {
          winner = DETECTIVES;
          break game;
        }
      }
      if (ply === before || w[BOX] === BOXES || w[ROUND] === ROUND_LIMIT) {
        pawn = (w[HISTORY + ply - 1] >> 3) & 7;
        break;
      }
      pawn = MR_X;
      w[ROUND] = (w[ROUND] + 1) | 0;
    }
    for (let i = 1; i < PAWN_COUNT; i++) {
      w[STATION + i] = own[i] & 255;
      w[PURSE + i] = own[i] >> 8;
    }
    w[STATION] = at;
    w[PLY] = ply;
    w[PAWN] = pawn;
    LUCK[0] = a;
    LUCK[1] = b;
    LUCK[2] = c;
    LUCK[3] = d;
    return winner;
  }

  return playout;
}

/** By slice: index of the first ride and, in the low byte, how many there are. */
function slicesOf({ first }: CityMap): Int32Array {
  return Int32Array.from({ length: first.length - 1 }, (_, k) => (first[k] << 8) | (first[k + 1] - first[k]));
}

/** The moves of the map as the history writes them: to, double and ticket. */
function ridesOf({ moves }: CityMap): Uint16Array {
  return Uint16Array.from(moves, (move) => layout.seen(0, map.moveTo(move), 0, move >> 10, map.moveTicket(move)));
}
