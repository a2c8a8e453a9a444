/**
 * Manhunt: a fugitive nobody sees, two hunters everybody sees, eight stations. The toy game of the tests.
 *
 *   1 --- 3 --- 5 --- 7
 *   |     |     |    /
 *   0 --- 2     |   /
 *         |     |  /
 *         4 --- 6 -
 *
 * Each round the fugitive takes one line, then each hunter may. His station is shown after rounds 3 and 6. Hunters win
 * by standing where he is, or when he has no line left; he wins after round 8.
 *
 * Move: the destination station, 0 .. 7; a hunter may name its own station to wait.
 * Hidden from the hunters: FUGITIVE. They do know POSSIBLE, the stations he may be at.
 *
 * On request it has one fault, so that tests of the conformance suite can see whether the suite notices.
 */
import { bitCount, lowestBit, nthMember } from '../../src/core/bits.js';
import * as core from '../../src/core/game.js';
import type { Game, Move, Player, State } from '../../src/core/game.js';
import type { Rng } from '../../src/core/rng.js';
import type { Fault } from './faults.js';

const { ACTOR, PLY, CHANCE, TERMINAL } = core;

export const FUGITIVE_SEAT = 0;
export const HUNTER_SEAT = 1;
const STATIONS = 8;
/** What the hunters learn of a hidden move; no station. */
const UNSEEN = STATIONS;
const ROUNDS = 8;
const REVEALS = (1 << 3) | (1 << 6); // bit per round
const STARTS = (1 << 5) | (1 << 6) | (1 << 7); // bit per station

export const ROUND = core.HEADER; // 1 .. ROUNDS; 0 before the start is drawn
const WINNER = ROUND + 1; // a seat, once over
const PAWN = WINNER + 1; // which hunter moves next
export const HUNTER = PAWN + 1; // stations of hunters 0 and 1
export const FUGITIVE = HUNTER + 2; // his station
export const POSSIBLE = FUGITIVE + 1; // bit per station
const WORDS = POSSIBLE + 1;

const LINES = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 5],
  [4, 6],
  [5, 6],
  [5, 7],
  [6, 7],
] as const;

export function createManhunt(fault?: Fault): Game {
  const rounds = fault === 'one round too many' ? ROUNDS + 1 : ROUNDS;
  const reveals = fault === 'reveal one round late' ? REVEALS << 1 : REVEALS;
  const starts = fault === 'wrong rule: starts' ? STARTS & ~(1 << 7) : STARTS;
  const NEAR = new Int32Array(STATIONS);
  for (const [a, b] of fault === 'wrong rule: a line is missing' ? LINES.slice(0, -1) : LINES) {
    NEAR[a] |= 1 << b;
    NEAR[b] |= 1 << a;
  }
  /** Kept outside the state, as no game may. */
  let applied = 0;

  function reset(s: State): void {
    s.fill(0);
    s[ACTOR] = CHANCE;
    s[HUNTER] = 0;
    s[HUNTER + 1] = 1;
  }

  function legalMoves(s: State, out: Int32Array): number {
    if (s[ACTOR] === CHANCE) return listBits(starts, out);
    if (s[ACTOR] === FUGITIVE_SEAT) {
      const blocked = fault === 'wrong rule: the fugitive passes hunters' ? 0 : hunterMask(s);
      return listBits(NEAR[s[FUGITIVE]] & ~blocked, out);
    }
    const own = s[HUNTER + s[PAWN]];
    const other = s[HUNTER + 1 - s[PAWN]];
    if (fault === 'wrong rule: hunters may not wait') return listBits(NEAR[own] & ~(1 << other), out);
    if (fault === 'moves depend on a secret' && s[FUGITIVE] === 4) return listBits(1 << own, out);
    const count = listBits((NEAR[own] | (1 << own)) & ~(1 << other), out);
    if (fault === 'moves out of order') out.subarray(0, count).reverse();
    return count;
  }

  function apply(s: State, to: Move): void {
    s[PLY]++;
    applied++;
    if (s[ACTOR] === CHANCE) {
      s[FUGITIVE] = to;
      s[POSSIBLE] = starts;
      startRound(s);
    } else if (s[ACTOR] === FUGITIVE_SEAT) moveFugitive(s, to);
    else moveHunter(s, to);
  }

  function moveFugitive(s: State, to: Move): void {
    const revealed = (reveals >> s[ROUND]) & 1;
    const entered = fault === 'belief too wide: stations of hunters' ? 0 : hunterMask(s);
    s[FUGITIVE] = to;
    s[POSSIBLE] = revealed ? 1 << to : neighbours(s[POSSIBLE]) & ~entered;
    if (fault === 'belief too narrow') s[POSSIBLE] = narrow(s[POSSIBLE]);
    s[PAWN] = 0;
    s[ACTOR] = HUNTER_SEAT;
  }

  function moveHunter(s: State, to: Move): void {
    s[HUNTER + s[PAWN]] = to;
    if (to === s[FUGITIVE]) return finish(s, HUNTER_SEAT);
    if (fault !== 'belief too wide: stations just searched') s[POSSIBLE] &= ~(1 << to);
    if (fault === 'a rule outside the state' && applied % 2 === 0) s[WINNER] = 1;
    if (s[PAWN] === 0) s[PAWN] = 1;
    else if (s[ROUND] >= rounds) finish(s, fault === 'winner swapped' ? HUNTER_SEAT : FUGITIVE_SEAT);
    else startRound(s);
  }

  function startRound(s: State): void {
    s[ROUND]++;
    s[ACTOR] = FUGITIVE_SEAT;
    if (isCornered(s, s[FUGITIVE])) return finish(s, HUNTER_SEAT);
    if (fault === 'missing inference') return;
    // Play goes on, so everybody now knows that he is not cornered.
    for (let m = s[POSSIBLE]; m !== 0; m &= m - 1) {
      const at = lowestBit(m);
      if (isCornered(s, at)) s[POSSIBLE] &= ~(1 << at);
    }
  }

  function finish(s: State, winner: Player): void {
    s[WINNER] = winner;
    s[ACTOR] = TERMINAL;
  }

  function returns(s: State, out: Float64Array): void {
    out[FUGITIVE_SEAT] = s[WINNER] === FUGITIVE_SEAT ? 1 : -1;
    out[HUNTER_SEAT] = -out[FUGITIVE_SEAT];
    if (fault === 'result out of range') out[HUNTER_SEAT] *= 2;
  }

  function observe(s: State, player: Player, out: Int32Array): void {
    out.set(s);
    if (fault === 'observation shows the hidden piece') return;
    if (player === HUNTER_SEAT && s[ACTOR] !== TERMINAL) out[FUGITIVE] = 0;
    if (fault === 'observation forgets who acts' && player === HUNTER_SEAT && s[ROUND] === 1) out.fill(0);
  }

  const guesses = (s: State, player: Player): boolean => player === HUNTER_SEAT && s[ACTOR] >= 0;

  function determinize(s: State, player: Player, rng: Rng): void {
    if (!guesses(s, player) || fault === 'determinize does nothing') return;
    if (fault === 'truth kept half the time' && rng.below(2) === 0) return;
    const count = worldCount(s, player);
    if (fault === 'truth favored') {
      const index = rng.below(count + 1);
      if (index < count) setWorld(s, player, index);
    } else if (fault === 'draws uneven') setWorld(s, player, Math.min(rng.below(count), rng.below(count)));
    else setWorld(s, player, rng.below(count));
  }

  function worldCount(s: State, player: Player): number {
    return guesses(s, player) ? bitCount(s[POSSIBLE]) : 1;
  }

  function setWorld(s: State, player: Player, index: number): void {
    if (!guesses(s, player)) return;
    if (fault === 'illegal entry' && index === 1) s[FUGITIVE] = s[HUNTER];
    else if (fault === 'a world listed twice' && index === 1) s[FUGITIVE] = nthMember(s, POSSIBLE, 0);
    else s[FUGITIVE] = nthMember(s, POSSIBLE, index);
  }

  function moveSeenBy(s: State, move: Move, player: Player): number {
    if (player === FUGITIVE_SEAT || s[ACTOR] === HUNTER_SEAT) return move;
    const revealed = (reveals >> s[ROUND]) & 1;
    if (fault === 'a hidden move is seen') return move;
    return revealed && fault !== 'a shown move is not seen' ? move : UNSEEN;
  }

  function evaluate(s: State, player: Player): number {
    const free = fault === 'evaluation peeks' ? s[FUGITIVE] : bitCount(s[POSSIBLE]);
    if (fault === 'evaluation says nothing') return 0;
    return player === FUGITIVE_SEAT ? free / STATIONS : -free / STATIONS;
  }

  function formatMove(s: State, to: Move, viewer?: Player): string {
    if (s[ACTOR] === HUNTER_SEAT)
      return fault === 'two moves with one text' ? `hunter to ${to & 6}` : `hunter ${s[PAWN] + 1} to ${to}`;
    const hidden = viewer === HUNTER_SEAT && moveSeenBy(s, to, viewer) !== to;
    return hidden && fault !== 'move text leaks' ? 'fugitive moves' : `fugitive to ${to}`;
  }

  function parseMove(s: State, text: string): Move {
    const moves = new Int32Array(STATIONS);
    const legal = moves.subarray(0, legalMoves(s, moves));
    if (fault === 'any text is a move') return legal.find((move) => formatMove(s, move) === text) ?? legal[0];
    return legal.find((move) => formatMove(s, move) === text) ?? -1;
  }

  function formatState(s: State, viewer?: Player): string {
    const hidden = viewer === HUNTER_SEAT && s[ACTOR] !== TERMINAL && fault !== 'state text leaks';
    return `round ${s[ROUND]}: hunters ${s[HUNTER]},${s[HUNTER + 1]} fugitive ${hidden ? '?' : s[FUGITIVE]}`;
  }

  const hunterMask = (s: State): number => (1 << s[HUNTER]) | (1 << s[HUNTER + 1]);
  const isCornered = (s: State, at: number): boolean => (NEAR[at] & ~hunterMask(s)) === 0;

  function neighbours(mask: number): number {
    let near = 0;
    for (let m = mask; m !== 0; m &= m - 1) near |= NEAR[lowestBit(m)];
    return near;
  }

  return core.defineGame({
    id: 'manhunt',
    rulesVersion: 1,
    options: {},
    roles: ['fugitive', 'hunters'],
    stateWords: WORDS,
    observationWords: WORDS,
    moveSpace: fault === 'bounds far too wide' ? 64 : STATIONS,
    seenSpace: UNSEEN + 1,
    maxMoves: fault === 'bounds far too wide' ? 64 : 4,
    maxPlies: 1 + 3 * ROUNDS,
    reset,
    legalMoves,
    apply,
    returns,
    observe,
    determinize,
    moveSeenBy,
    formatMove,
    parseMove,
    formatState,
    evaluate,
    ...(fault === 'weightless luck' && { chanceWeights: (_s, _outcomes, count, out) => out.fill(0, 0, count) }),
    ...(fault?.startsWith('unlisted') ? {} : { worldCount, setWorld }),
    ...(fault === 'unlisted: narrow draws' && {
      determinize: (s: State, player: Player, rng: Rng) =>
        setWorld(s, player, rng.below(Math.min(2, worldCount(s, player)))),
    }),
  });
}

export const manhunt = createManhunt();

function listBits(mask: number, out: Int32Array): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) out[n++] = lowestBit(m);
  return n;
}

/** The set without its largest member, unless that is its only one. */
const narrow = (mask: number): number => (bitCount(mask) > 1 ? mask & ~(1 << (31 - Math.clz32(mask))) : mask);
