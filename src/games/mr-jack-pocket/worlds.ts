/**
 * What the Investigator cannot know, counted and listed: who Jack is and which alibi cards he keeps.
 *
 * Jack is one of the suspects left. His cards are neither his own nor among those shown. As play went on after the last
 * round, the cards he had by then carried fewer hourglasses than he needed (R35); a card drawn since is free. A world
 * is therefore an identity, a set of old cards within that limit, and perhaps a fresh card; each was equally likely
 * to be dealt.
 */
import { bitCount, lowestBit } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { GameRules, Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from './layout.js';
import { ALL_HOURGLASSES, CARD_HOURGLASSES } from './suspects.js';

const { ACTOR, TERMINAL } = core;
const { SUSPECTS, SHOWN, HOURGLASSES, SECRET_COUNT, CHASE, JACK, SECRET, FRESH, UNKNOWN, INVESTIGATOR } = layout;

const SETS = 512;
const LIMITS = ALL_HOURGLASSES + 1;
/** One Alibi token in two rounds, eight rounds. */
const MAX_CARDS = 4;

const HOURS = Int32Array.from({ length: SETS }, (_, set) =>
  CARD_HOURGLASSES.reduce<number>((sum, hours, card) => sum + ((set >> card) & 1) * hours, 0),
);
/** Sets of `size` cards out of `from` with at most `limit` hourglasses, at (size * LIMITS + limit) * SETS + from. */
const CHOICES = new Int32Array((MAX_CARDS + 1) * LIMITS * SETS);
for (let chosen = 0; chosen < SETS; chosen++) {
  const size = bitCount(chosen);
  if (size > MAX_CARDS) continue;
  for (let from = chosen; from < SETS; from = (from + 1) | chosen)
    for (let limit = HOURS[chosen]; limit < LIMITS; limit++) CHOICES[(size * LIMITS + limit) * SETS + from]++;
}

/** Hourglasses on a set of alibi cards. */
export const hourglassesOn = (cards: number): number => HOURS[cards];

type Eyes = Required<Pick<GameRules, 'observe' | 'determinize' | 'worldCount' | 'setWorld'>>;

export function createWorlds(allSuspects: number, goal: number): Eyes {
  /** Whether `player` has to guess who Jack is and what he holds. */
  const guesses = (s: State, player: Player): boolean =>
    player === INVESTIGATOR && s[JACK] !== UNKNOWN && s[ACTOR] !== TERMINAL;

  function observe(s: State, player: Player, out: Int32Array): void {
    out.set(s);
    if (!guesses(s, player)) return;
    out[JACK] = UNKNOWN;
    out[SECRET] = 0;
    if (s[FRESH] !== 0) out[FRESH] = UNKNOWN;
  }

  function determinize(s: State, player: Player, rng: Rng): void {
    if (guesses(s, player)) write(s, rng.below(count(s)));
  }

  function worldCount(s: State, player: Player): number {
    return guesses(s, player) ? count(s) : 1;
  }

  function setWorld(s: State, player: Player, index: number): void {
    if (guesses(s, player)) write(s, index);
  }

  /** Most hourglasses that Jack's old cards can carry. */
  const limitOf = (s: State): number => Math.min(goal - 1 - s[HOURGLASSES], ALL_HOURGLASSES);

  function count(s: State): number {
    if (s[CHASE] === 1) return 1;
    let total = 0;
    for (let left = s[SUSPECTS]; left !== 0; left &= left - 1) total += countFor(s, lowestBit(left));
    return total;
  }

  /** Worlds in which Jack is `jack`. */
  function countFor(s: State, jack: number): number {
    const from = allSuspects & ~s[SHOWN] & ~(1 << jack);
    const fresh = s[FRESH] === 0 ? 0 : 1;
    const old = s[SECRET_COUNT] - fresh;
    const sets = CHOICES[(old * LIMITS + limitOf(s)) * SETS + from];
    return fresh === 1 ? sets * (bitCount(from) - old) : sets;
  }

  function write(s: State, index: number): void {
    let left = s[SUSPECTS];
    let rank = index;
    if (s[CHASE] === 0)
      for (let n = countFor(s, lowestBit(left)); rank >= n; n = countFor(s, lowestBit(left))) {
        rank -= n;
        left &= left - 1;
      }
    s[JACK] = lowestBit(left);
    if (s[CHASE] === 0) writeCards(s, rank);
  }

  function writeCards(s: State, index: number): void {
    const from = allSuspects & ~s[SHOWN] & ~(1 << s[JACK]);
    if (s[FRESH] === 0) {
      s[SECRET] = nthSet(from, s[SECRET_COUNT], limitOf(s), index);
      return;
    }
    const old = s[SECRET_COUNT] - 1;
    const free = bitCount(from) - old;
    const cards = nthSet(from, old, limitOf(s), Math.floor(index / free));
    let rest = from & ~cards;
    for (let skip = index % free; skip > 0; skip--) rest &= rest - 1;
    s[FRESH] = 1 + lowestBit(rest);
    s[SECRET] = cards | (rest & -rest);
  }

  return { observe, determinize, worldCount, setWorld };
}

/** The index-th set of `size` cards out of `from` with at most `limit` hourglasses. */
function nthSet(from: number, size: number, limit: number, index: number): number {
  let rank = index;
  let wanted = size;
  let hours = limit;
  let chosen = 0;
  for (let rest = from; wanted > 0;) {
    const card = rest & -rest;
    rest &= rest - 1;
    const without = CHOICES[(wanted * LIMITS + hours) * SETS + rest];
    if (rank < without) continue;
    rank -= without;
    chosen |= card;
    wanted--;
    hours -= HOURS[card];
  }
  return chosen;
}
