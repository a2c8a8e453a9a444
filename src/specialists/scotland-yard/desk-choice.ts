/**
 * The choices of the quick player of Nijssen & Winands (2011) in the game on the desk: move for move and draw for draw
 * those of `DistancePolicy`, in less time.
 */
import type { Move } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from '../../games/scotland-yard/layout.js';
import * as map from '../../games/scotland-yard/map.js';
import * as table from './desk.js';
import * as guess from './desk-possible.js';
import type { StationTables } from './station-tables.js';

const { STATION, PAWNS } = layout;
const { MOVE_SPACE, sliceOf } = map;
const { memory, purseOfMrX, alsoUnfold } = table;
const { DESK, LISTED, FIRST, MOVES, TAKEN } = memory;
const { stations: STATIONS, possibleSize, possibleFrom, isShownNext, sizeAfter } = guess;

/** How far it is, as so many low bits, by from << 8 | to: the nearest of several stations is found by a bitwise and. */
const FAR = new Uint16Array(1 << 16);
/** See `NeighborSums`; in rows of 256. So many summands of at most 2 fit in a byte. */
const PACKED = new Int32Array(1 << 17);
const FIRST_ROW = new Uint16Array(256);
const ROWS = new Uint8Array(256);
const SLOT = new Uint8Array(1 << 16);
const SUMS = new Int32Array(64);
const CHUNK = 127;
/** What each of the listed moves is worth. */
const WORTH = new Int32Array(MOVE_SPACE);

alsoUnfold(unfold);

function unfold(t: StationTables): void {
  const { width, distance, sums } = t;
  FAR.fill(0xffff, 0, 256); // pawns that do not play stand at station 0
  let rows = 0;
  for (let from = 1; from < width; from++) {
    FIRST_ROW[from] = rows;
    ROWS[from] = sums.words[from];
    for (let to = 1; to < width; to++) {
      FAR[(from << 8) | to] = (1 << Math.min(16, distance[from * width + to])) - 1;
      SLOT[(from << 8) | to] = sums.slot[from * width + to];
    }
    for (let row = 0; row < ROWS[from]; row++, rows++) {
      const start = sums.base[from] + row * width;
      PACKED.set(sums.packed.subarray(start, start + width), rows << 8);
    }
  }
}

/** The one of greatest worth of the listed moves `start` .. `end` - 1; any of them, where several are. */
function pickBest(start: number, end: number, rng: Rng): Move {
  let best = start;
  let most = WORTH[start];
  let ties = 1;
  for (let i = start + 1; i < end; i++) {
    const worth = WORTH[i];
    if (worth < most) continue;
    if (worth > most) {
      most = worth;
      best = i;
      ties = 1;
    } else if (rng.below(++ties) === 0) best = i;
  }
  return LISTED[best];
}

/** A detective's best move from `from`: the least sum of distances to where Mr X may be. */
export function chase(from: number, count: number, rng: Rng): Move {
  const row = from << 8;
  if (possibleSize() === 1) {
    const target = STATIONS[possibleFrom()] << 8;
    for (let i = 0; i < count; i++) WORTH[i] = 0 - FAR[target | ((LISTED[i] >> 2) & 255)];
  } else {
    addUp(from);
    for (let i = 0; i < count; i++) WORTH[i] = 0 - SUMS[SLOT[row | ((LISTED[i] >> 2) & 255)]];
  }
  return pickBest(0, count, rng);
}

/** Adds up the distances from every neighbor of `from`. */
function addUp(from: number): void {
  const begin = possibleFrom();
  const end = begin + possibleSize();
  for (let r = 0, base = FIRST_ROW[from] << 8; r < ROWS[from]; r++, base += 256) {
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    for (let start = begin; start < end; start += CHUNK) {
      const stop = Math.min(end, start + CHUNK);
      let four = 0;
      for (let i = start; i < stop; i++) four = (four + PACKED[base | STATIONS[i]]) | 0;
      s0 += four & 255;
      s1 += (four >>> 8) & 255;
      s2 += (four >>> 16) & 255;
      s3 += four >>> 24;
    }
    SUMS[4 * r] = s0;
    SUMS[4 * r + 1] = s1;
    SUMS[4 * r + 2] = s2;
    SUMS[4 * r + 3] = s3;
  }
}

/** How far the nearest detective is from `at`, as bits. */
function safety(at: number): number {
  let bits = 0xffff;
  for (let pawn = 1; pawn < PAWNS; pawn++) bits &= FAR[(DESK[STATION + pawn] << 8) | at];
  return bits;
}

/** Mr X's best of the first `count` moves; or of the doubles from there to `all` that he came to need. */
export function flee(count: number, all: number, rng: Rng): Move {
  let farthest = -1;
  let kept = 0;
  let tickets = 0;
  for (let i = 0, last = 0, bits = 0; i < count; i++) {
    const move = LISTED[i];
    const to = (move >> 2) & 255;
    if (to !== last) bits = safety(to);
    last = to;
    if (bits < farthest) continue;
    if (bits > farthest) {
      farthest = bits;
      kept = 0;
      tickets = 0;
    }
    LISTED[kept++] = move;
    tickets |= 1 << (move & 3);
  }
  const single = pickHidden(kept, tickets, rng);
  return farthest > 1 || all === count ? single : rescue(single, count, all, rng);
}

/** Of the first `count` moves, by these tickets: the one that leaves the most stations possible. */
function pickHidden(count: number, tickets: number, rng: Rng): Move {
  if ((tickets & (tickets - 1)) === 0 || isShownNext()) return LISTED[count === 1 ? 0 : rng.below(count)];
  for (let i = 0; i < count; i++) WORTH[i] = sizeAfter(LISTED[i] & 3);
  return pickBest(0, count, rng);
}

/** The double, among moves `start` .. `end` - 1, that can end farthest from the detectives; `single` if none helps. */
function rescue(single: Move, start: number, end: number, rng: Rng): Move {
  let helping = start;
  for (let i = start; i < end; i++) {
    const bits = safetyAfter((LISTED[i] >> 2) & 255);
    if (bits <= 1) continue;
    LISTED[helping] = LISTED[i];
    WORTH[helping++] = bits;
  }
  return helping === start ? single : pickBest(start, helping, rng);
}

/** How far from the detectives a second leg from `at` can end, by the tickets that are left. */
function safetyAfter(at: number): number {
  const slice = sliceOf(at, purseOfMrX());
  let most = 0;
  for (let e = FIRST[slice], end = FIRST[slice + 1]; e < end; e++) {
    const to = (MOVES[e] >> 2) & 255;
    if (TAKEN[to] === 1) continue;
    const bits = safety(to);
    if (bits > most) most = bits;
  }
  return most;
}
