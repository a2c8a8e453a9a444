/**
 * The next visits of a seat, as many as a day has: those of today to characters its markers can still reach, the rest
 * tomorrow. Counting always the same number keeps positions comparable across the night.
 */
import { bitCount, lowestBit } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Player, State } from '../../core/game.js';
import { CHARACTER_COUNT } from './editions.js';
import * as layout from './layout.js';
import type { Offers } from './offers.js';
import { LATER, NOW } from './offers.js';
import type { Outlook } from './outlook.js';
import { actionsToday } from './outlook.js';
import { PLACE } from './phases.js';
import type { Powers } from './powers.js';
import type { Setup } from './setup.js';
import type { EvaluationWeights } from './weights.js';

const { PHASE, TURN, PRESENT, CLOSED, STANDING, FLAT } = layout;
const MARKERS = 3;

export interface Visits {
  /** What the next visits of `player` are worth, less those of the other. */
  balance(s: State, player: Player): number;
}

export function createVisits(
  { fixed }: Setup,
  weights: EvaluationWeights,
  outlook: Outlook,
  offers: Offers,
  powers: Powers,
): Visits {
  const later = new Int32Array(CHARACTER_COUNT); // what each visit is worth without knowing the row
  const { next: NEXT, afterNext: AFTER_NEXT } = weights;

  function balance(s: State, player: Player): number {
    for (let seat = 0; seat < 2; seat++) {
      offers.sort(seat);
      powers.setActions(seat, Math.max(0, outlook.actionsLeft(s, seat) - 1));
    }
    return worth(s, player) - worth(s, 1 - player);
  }

  /** The seat that places the next marker. */
  function next(s: State): Player {
    if (s[PHASE] === PLACE) return s[core.ACTOR];
    const other = 1 - s[TURN];
    return actionsToday(s, other) > 0 ? other : 0;
  }

  function worth(s: State, seat: Player): number {
    const actions = outlook.actionsLeft(s, seat);
    if (actions === 0) return 0;
    const today = actionsToday(s, seat);
    for (let bits = s[PRESENT]; bits !== 0; bits &= bits - 1) {
      const character = lowestBit(bits);
      later[character] = powers.worth(s, seat, character, LATER);
    }
    const own = s[STANDING + seat] | s[FLAT + seat];
    const goals = s[PRESENT] & ~s[CLOSED] & ~own;
    // Where a marker leaves another may follow.
    const chosen = bestOf(goals | (today > 1 ? s[STANDING + seat] : 0), today);
    const edge = today > 0 ? edgeOfNow(s, seat, goals, chosen) : 0;
    const rest = Math.min(MARKERS, actions) - today;
    const sum = sumOf(chosen) + (rest > 0 ? tomorrow(s, rest) : 0);
    return (sum + (next(s) === seat ? NEXT : AFTER_NEXT) * edge) | 0;
  }

  /** The `count` best of a set of characters. */
  function bestOf(among: number, count: number): number {
    let chosen = 0;
    for (let n = 0; n < count && (among & ~chosen) !== 0; n++) {
      let best = -1;
      for (let bits = among & ~chosen; bits !== 0; bits &= bits - 1) {
        const character = lowestBit(bits);
        if (best < 0 || later[character] > later[best]) best = character;
      }
      chosen |= 1 << best;
    }
    return chosen;
  }

  function sumOf(chosen: number): number {
    let sum = 0;
    for (let bits = chosen; bits !== 0; bits &= bits - 1) sum += later[lowestBit(bits)];
    return sum;
  }

  /** How much better than an unknown row the one that lies there is, for the visit that makes most of it. */
  function edgeOfNow(s: State, seat: Player, goals: number, chosen: number): number {
    let least = 0;
    if (bitCount(chosen) > 0) {
      least = later[lowestBit(chosen)];
      for (let bits = chosen; bits !== 0; bits &= bits - 1) least = Math.min(least, later[lowestBit(bits)]);
    }
    let edge = -1_000_000;
    for (let bits = goals; bits !== 0; bits &= bits - 1) {
      const character = lowestBit(bits);
      const instead = (chosen >> character) & 1 ? later[character] : least;
      edge = Math.max(edge, powers.worth(s, seat, character, NOW) - instead);
    }
    return goals === 0 ? 0 : edge;
  }

  /** Who was visited by both is away tomorrow. */
  function tomorrow(s: State, count: number): number {
    const away = s[FLAT] & s[FLAT + 1] & ~fixed & ~s[CLOSED];
    return sumOf(bestOf(s[PRESENT] & ~away, count));
  }

  return { balance };
}
