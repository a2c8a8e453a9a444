/**
 * How strongly two cards remind one player of each other: R43 to R45. What people share comes from one of four sources and
 * is scaled alike for all of them, so that 256 is one standard deviation over all pairs of cards; each mind adds noise of
 * its own. Integers throughout, so that every machine agrees.
 */
import { scramble } from '../../core/rng.js';
import { CARDS } from './deck.js';
import { CARD_TAGS } from './tags.js';
import { CARD_VECTORS, VECTOR_ALPHABET } from './vectors.js';

/** One standard deviation of the shared strengths. */
export const SPREAD = 256;
export type Source = 'vectors' | 'tags' | 'synthetic' | 'none';

export interface Association {
  /** What everybody feels, by `x * 150 + y`. */
  readonly shared: Int16Array;
  /** What the player in `seat` with this mind feels; the same both ways round. */
  strength(seat: number, mind: number, x: number, y: number): number;
}

const COUNT = CARDS.length;
const tables = new Map<Source, Int16Array>();

export function createAssociation(source: Source, noise: number): Association {
  let shared = tables.get(source);
  if (!shared) tables.set(source, (shared = standardize(similarity(source))));
  const SHARED = shared;
  // A sum of four bytes has a standard deviation of 147.8; this brings it to `noise` percent of SPREAD.
  const SCALE = Math.round((noise * SPREAD * 256) / (100 * 147.8));

  function strength(seat: number, mind: number, x: number, y: number): number {
    if (SCALE === 0) return SHARED[x * COUNT + y];
    const pair = x < y ? (x << 8) | y : (y << 8) | x;
    const h = scramble(scramble((seat << 16) | mind) ^ Math.imul(pair, 0x9e3779b1));
    const sum = (h & 255) + ((h >> 8) & 255) + ((h >> 16) & 255) + (h >>> 24) - 510;
    return SHARED[x * COUNT + y] + ((sum * SCALE) >> 8);
  }

  return { shared, strength };
}

/** One row of features for each card; how alike two cards are is the cosine of their rows. */
function features(source: Source): number[][] {
  if (source === 'vectors') return vectorRows();
  if (source === 'tags') return tagRows();
  return themeRows();
}

function vectorRows(): number[][] {
  return CARD_VECTORS.trim()
    .split('\n')
    .map((line) => [...line].map((letter) => VECTOR_ALPHABET.indexOf(letter) - 32));
}

/** A tag weighs the more the fewer cards have it; one that a single card has connects nothing. */
function tagRows(): number[][] {
  const lists = CARDS.map((card) => CARD_TAGS[card].split(' '));
  const uses = new Map<string, number>();
  for (const tag of lists.flat()) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const tags = [...uses].filter(([, n]) => n > 1);
  return lists.map((list) => tags.map(([tag, n]) => (list.includes(tag) ? Math.log(COUNT / n) : 0)));
}

const THEMES = 12;

/** Hidden themes: each card leans to one strongly and to two others less, by a fixed hash. */
function themeRows(): number[][] {
  return CARDS.map((_, card) => {
    const row = new Array<number>(THEMES).fill(0);
    for (const [k, weight] of [4, 2, 1].entries()) row[(scramble(card * 3 + k + 1) >>> 0) % THEMES] += weight;
    return row;
  });
}

function similarity(source: Source): Float64Array {
  const table = new Float64Array(COUNT * COUNT);
  if (source === 'none') return table;
  const rows = features(source);
  const lengths = rows.map((row) => Math.sqrt(row.reduce((sum, x) => sum + x * x, 0)));
  for (let x = 0; x < COUNT; x++)
    for (let y = 0; y < COUNT; y++)
      table[x * COUNT + y] = rows[x].reduce((sum, v, i) => sum + v * rows[y][i], 0) / (lengths[x] * lengths[y]);
  return table;
}

/** Mean 0 and standard deviation SPREAD over all pairs of different cards. */
function standardize(table: Float64Array): Int16Array {
  const pairs = table.filter((_, i) => Math.floor(i / COUNT) !== i % COUNT);
  const mean = pairs.reduce((sum, x) => sum + x, 0) / pairs.length;
  const variance = pairs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / pairs.length;
  const scale = variance > 0 ? SPREAD / Math.sqrt(variance) : 0;
  return Int16Array.from(table, (x) => Math.round((x - mean) * scale));
}
