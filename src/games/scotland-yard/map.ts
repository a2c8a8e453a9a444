/** Tables of one board, made once: what can be paid for from where, who is next to whom, how far it is. */
import { addMember } from '../../core/bits.js';
import type { Board } from './boards.js';
import { BLACK, FERRY } from './boards.js';
import { SET_WORDS } from './layout.js';

/** Purse bits: the four tickets, and whether a double may be declared whatever ticket its first leg takes. */
export const MAY_DOUBLE = 16;
const PURSES = 32;

/**
 * What can be paid for from where has a number, its slice. All stations of one purse lie side by side: most pawns have
 * the same few purses, so that the moves of a game stay near the processor.
 */
export const sliceOf = (station: number, purse: number): number => (purse << 8) | station;
export const SLICES = sliceOf(0, PURSES);

/** Move: `double << 10 | to << 2 | ticket`; a dealt start card is `to << 2`. */
export const DOUBLE_MOVE = 1 << 10;
export const MOVE_SPACE = 1 << 11;
export const moveTo = (move: number): number => (move >> 2) & 255;
export const moveTicket = (move: number): number => move & 3;

export interface CityMap {
  readonly stations: number;
  /** The moves of slice k are MOVES[FIRST[k]] .. MOVES[FIRST[k + 1] - 1], in ascending order, destinations that hold a
   *  detective included. Half words, so that more of them stay near the processor. */
  readonly first: Uint16Array;
  readonly moves: Uint16Array;
  /** Stations that `ticket` reaches from `station`: a set at (station << 2 | ticket) * SET_WORDS. */
  readonly near: Int32Array;
  /** Fewest moves between two stations by any line but the ferry, at from * (stations + 1) + to. */
  readonly distance: Int32Array;
}

export function buildMap(board: Board): CityMap {
  const { stations } = board;
  const reach = reachByTicket(board);
  const targets = reach.map((tickets) => [...tickets[BLACK]].sort((a, b) => a - b));
  const first = new Uint16Array(SLICES + 1);
  const moves: number[] = [];
  for (let purse = 0; purse < PURSES; purse++) {
    for (let at = 0; at <= stations; at++) {
      first[sliceOf(at, purse)] = moves.length;
      for (let double = 0; double <= (purse & MAY_DOUBLE ? 1 : 0); double++)
        for (const to of targets[at])
          for (let ticket = 0; ticket < 4; ticket++)
            if ((purse >> ticket) & 1 && reach[at][ticket].has(to))
              moves.push((double ? DOUBLE_MOVE : 0) | (to << 2) | ticket);
    }
    first.fill(moves.length, sliceOf(stations + 1, purse), sliceOf(0, purse + 1) + 1);
  }

  const near = new Int32Array((stations + 1) * 4 * SET_WORDS);
  reach.forEach((tickets, at) =>
    tickets.forEach((targets, ticket) => {
      for (const to of targets) addMember(near, ((at << 2) | ticket) * SET_WORDS, to);
    }),
  );
  return { stations, first, moves: Uint16Array.from(moves), near, distance: distances(board) };
}

/** reach[station][ticket]: where that ticket takes one from there. A black ticket pays for every line. */
function reachByTicket(board: Board): Set<number>[][] {
  const reach = Array.from({ length: board.stations + 1 }, () => [0, 1, 2, 3].map(() => new Set<number>()));
  board.lines.forEach((lines, transport) => {
    for (const [a, b] of lines)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ]) {
        if (transport !== FERRY) reach[from][transport].add(to);
        reach[from][BLACK].add(to);
      }
  });
  return reach;
}

function distances(board: Board): Int32Array {
  const width = board.stations + 1;
  const distance = new Int32Array(width * width).fill(width);
  const next = Array.from({ length: width }, () => new Set<number>());
  for (const [a, b] of board.lines.slice(0, FERRY).flat()) {
    next[a].add(b);
    next[b].add(a);
  }
  for (let from = 1; from < width; from++) {
    const queue = [from];
    distance[from * width + from] = 0;
    for (const at of queue)
      for (const to of next[at])
        if (distance[from * width + to] === width) {
          distance[from * width + to] = distance[from * width + at] + 1;
          queue.push(to);
        }
  }
  return distance;
}

/** The most moves that `purse` can pay for from any one station. */
export function longestList(map: CityMap, purse: number): number {
  let longest = 0;
  for (let k = sliceOf(0, purse); k < sliceOf(0, purse + 1); k++)
    longest = Math.max(longest, map.first[k + 1] - map.first[k]);
  return longest;
}
