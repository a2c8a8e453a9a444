/**
 * Expected points, worked out once per game: what sets, fragments and tokens come to with so many actions left. Every
 * card not yet taken goes to either side with the same chance, which shrinks with the actions left. All values are whole
 * thousandths of a point, since whole numbers pass between functions without being allocated.
 */
import * as cards from './cards.js';
import type { Setup } from './setup.js';
import type { EvaluationWeights } from './weights.js';

const { SETS, MAP, FULL_SET_POINTS, MAP_POINTS, TOKENS_IN_BOX, valueOf } = cards;

export const POINT = 1000;
/** Parts of a card, for cards that are only expected. */
export const PART = 16;
const MARKERS = 3;

export interface Hopes {
  /** Points of a set of `own` cards less those of the `other` side's, given in parts of a card; jokers are 0 or 1. */
  setBalance(left: number, type: number, own: number, otherParts: number, ownJoker: number, otherJoker: number): number;
  mapPoints(left: number, heldParts: number): number;
  /** What `tokens` are worth to a seat with so many actions to spend them in. */
  tokenWorth(actions: number, tokens: number): number;
}

export function createHopes({ edition, copies }: Setup, weights: EvaluationWeights): Hopes {
  const ACTIONS = MARKERS * edition.days;
  // Actions left of both sides are counted in twos: the tables stay small.
  const LEVELS = ACTIONS + 1;
  const MOST_COPIES = Math.max(...copies);
  const trust = (level: number): number => POINT * (1 - (weights.doubt * level) / ACTIONS);

  // Sets: by type, actions left, cards of both sides and their jokers. One card more than there is can be asked for.
  const WIDTH = Int32Array.from(copies.subarray(0, SETS), (n) => n + 2);
  const START = new Int32Array(SETS + 1);
  for (let type = 0; type < SETS; type++) START[type + 1] = START[type] + LEVELS * WIDTH[type] ** 2 * 4;
  const table = new Int32Array(START[SETS]);
  // Fragments: by actions left and fragments held.
  const MAPS = MAP_POINTS.length;
  const maps = new Int32Array(LEVELS * (MAPS + 1));
  for (let level = 0; level < LEVELS; level++) {
    const stirred = level === 0 ? 0 : (level + weights.stir) / (ACTIONS + weights.stir);
    const splits = splitChances(MOST_COPIES, weights.share * stirred);
    for (let type = 0; type < SETS; type++) fillSets(type, level, splits);
    fillMaps(level, splitChances(copies[MAP], (weights.share * level) / ACTIONS));
  }

  function fillSets(type: number, level: number, splits: Splits): void {
    const width = WIDTH[type];
    const at = START[type] + level * width * width * 4;
    for (let own = 0; own < width; own++)
      for (let other = 0; other <= own; other++)
        for (let jokers = 0; jokers < 4; jokers++) {
          const value = Math.round(trust(level) * expectedBalance(type, own, other, jokers, splits));
          table[at + (own * width + other) * 4 + jokers] = value;
          table[at + (other * width + own) * 4 + ((jokers & 1) << 1) + (jokers >> 1)] = -value;
        }
  }

  function expectedBalance(type: number, own: number, other: number, jokers: number, splits: Splits): number {
    const out = Math.max(0, copies[type] - own - other);
    let sum = 0;
    for (let x = 0; x <= out; x++)
      for (let y = 0; x + y <= out; y++)
        sum += splits[out][x][y] * finalBalance(type, own + x, other + y, jokers >> 1, jokers & 1);
    return sum;
  }

  function finalBalance(type: number, own: number, other: number, ownJoker: number, otherJoker: number): number {
    const a = own + ownJoker;
    const b = other + otherJoker;
    const majority = a > b ? valueOf(type) - b : a < b ? a - valueOf(type) : 0;
    const full = copies[type];
    return majority + (own === full ? FULL_SET_POINTS : 0) - (other === full ? FULL_SET_POINTS : 0);
  }

  function fillMaps(level: number, splits: Splits): void {
    for (let held = 0; held <= MAPS; held++) {
      let sum = 0;
      splits[Math.max(0, copies[MAP] - held)].forEach((row, x) => {
        for (const chance of row) sum += chance * MAP_POINTS[Math.min(MAPS - 1, held + x)];
      });
      maps[level * (MAPS + 1) + held] = Math.round(trust(level) * sum);
    }
  }

  function setBalance(
    left: number,
    type: number,
    own: number,
    otherParts: number,
    ownJoker: number,
    otherJoker: number,
  ): number {
    const width = WIDTH[type];
    const other = (otherParts / PART) | 0;
    const level = (left + 1) >> 1;
    const at = START[type] + ((level * width + own) * width + other) * 4 + (ownJoker << 1) + otherJoker;
    return between(table[at], table[at + 4], otherParts - other * PART);
  }

  function mapPoints(left: number, heldParts: number): number {
    const held = Math.min(MAPS - 1, (heldParts / PART) | 0);
    const at = ((left + 1) >> 1) * (MAPS + 1) + held;
    return between(maps[at], maps[at + 1], heldParts - held * PART);
  }

  // Tokens: the more there are, the fewer of them can be spent well. At the very end they break a tie.
  const TIE = 20;
  const worth = new Int32Array((ACTIONS + 1) * (TOKENS_IN_BOX + 1));
  for (let actions = 0; actions <= ACTIONS; actions++)
    for (let tokens = 0; tokens <= TOKENS_IN_BOX; tokens++) {
      const reach = 0.01 + 1 / (1 / (weights.spend * actions + 0.01) + 1 / weights.stock);
      const spent = weights.token * reach * (1 - Math.exp(-tokens / reach));
      worth[actions * (TOKENS_IN_BOX + 1) + tokens] = Math.round(POINT * spent) + TIE * tokens;
    }

  const tokenWorth = (actions: number, tokens: number): number => worth[actions * (TOKENS_IN_BOX + 1) + tokens];

  return { setBalance, mapPoints, tokenWorth };
}

const between = (low: number, high: number, part: number): number => (low + ((high - low) * part) / PART) | 0;

/** splits[n][x][y]: chance that of n cards x go to one side and y to the other. */
type Splits = readonly (readonly Float64Array[])[];

/** Each card goes to either side with chance `p`. */
function splitChances(most: number, p: number): Splits {
  const splits: Float64Array[][] = [[Float64Array.of(1)]];
  for (let n = 1; n <= most; n++) {
    const before = splits[n - 1];
    splits.push(
      Array.from({ length: n + 1 }, (_, x) =>
        Float64Array.from({ length: n - x + 1 }, (_, y) => {
          const taken = (before[x - 1]?.[y] ?? 0) + (before[x]?.[y - 1] ?? 0);
          return p * taken + (1 - 2 * p) * (before[x]?.[y] ?? 0);
        }),
      ),
    );
  }
  return splits;
}
