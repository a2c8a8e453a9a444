/** What the Scotland Yard specialists look up about the board of a game; made once per game. */
import { addMember, bitCount, removeMember } from '../../core/bits.js';
import type { Game, State } from '../../core/game.js';
import type { Board } from '../../games/scotland-yard/boards.js';
import * as boards from '../../games/scotland-yard/boards.js';
import * as layout from '../../games/scotland-yard/layout.js';
import { limitsOf } from '../../games/scotland-yard/limits.js';
import type { CityMap } from '../../games/scotland-yard/map.js';
import { buildMap } from '../../games/scotland-yard/map.js';
import type { ScotlandYardOptions } from '../../games/scotland-yard/options.js';
import { NeighborSums } from './neighbor-sums.js';

const { BLACK, BOARDS, TAXI } = boards;
const { OCCUPIED, SET_WORDS, STATION } = layout;

export interface StationTables {
  readonly stations: number;
  /** Detectives and Mr X. */
  readonly pawnCount: number;
  /** Fewest moves by any line but the ferry, at from * width + to. */
  readonly distance: Uint8Array;
  readonly width: number;
  /** Stations that `ticket` reaches from `station`: a set at (station << 2 | ticket) * SET_WORDS. */
  readonly near: Int32Array;
  /** A station and those a step from it, by any line but the ferry: a set at station * SET_WORDS. */
  readonly around: Int32Array;
  readonly sums: NeighborSums;
  /** The set of stations where only taxis stop. */
  readonly taxiOnly: Int32Array;
  /** Bit b: Mr X shows himself in box b of the log. */
  readonly reveals: number;
  /** Boxes of the log, and rounds at most. */
  readonly boxes: number;
  readonly rounds: number;
  readonly map: CityMap;
}

const known = new WeakMap<Game, StationTables>();

export function stationTables(game: Game): StationTables {
  const tables = known.get(game) ?? buildTables(game);
  known.set(game, tables);
  return tables;
}

function buildTables(game: Game): StationTables {
  const options = game.options as ScotlandYardOptions;
  const board = BOARDS[options.map];
  const city = buildMap(board);
  const distance = Uint8Array.from(city.distance);
  return {
    stations: city.stations,
    pawnCount: options.detectives + 1,
    distance,
    width: city.stations + 1,
    near: city.near,
    around: stationsAround(city),
    sums: new NeighborSums(board, distance),
    taxiOnly: taxiOnlyStations(board),
    reveals: options.reveals.reduce((mask, box) => mask | (1 << box), 0),
    ...limitsOf(options),
    map: city,
  };
}

/** Steps from `at` to the nearest detective. */
export function nearestDetective(tables: StationTables, s: State, at: number): number {
  const { distance, width, pawnCount } = tables;
  let least = 255;
  for (let word = STATION + 1; word < STATION + pawnCount; word++) {
    const d = distance[at * width + s[word]];
    if (d < least) least = d;
  }
  return least;
}

/** Stations next to `at` without a detective. */
export function waysOut(tables: StationTables, s: State, at: number): number {
  const { near } = tables;
  const from = ((at << 2) | BLACK) * SET_WORDS;
  let ways = 0;
  for (let w = 0; w < SET_WORDS; w++) ways += bitCount(near[from + w] & ~s[OCCUPIED + w]);
  return ways;
}

function stationsAround({ stations, distance }: CityMap): Int32Array {
  const sets = new Int32Array((stations + 1) * SET_WORDS);
  for (let at = 1; at <= stations; at++)
    for (let to = 1; to <= stations; to++)
      if (distance[at * (stations + 1) + to] <= 1) addMember(sets, at * SET_WORDS, to);
  return sets;
}

/** Where neither a bus nor the underground nor a ferry stops. */
function taxiOnlyStations(board: Board): Int32Array {
  const set = new Int32Array(SET_WORDS);
  for (let at = 1; at <= board.stations; at++) addMember(set, 0, at);
  board.lines.forEach((lines, transport) => {
    if (transport !== TAXI) for (const at of lines.flat()) removeMember(set, 0, at);
  });
  return set;
}
