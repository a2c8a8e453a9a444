/** The beliefs, by name. Adding one touches its file and the list below. */
import type { Game } from '../core/game.js';
import { oneOf, UsageError } from '../core/usage-error.js';
import type { Belief, BeliefKind, BeliefSettings } from './belief.js';
import { exact } from './exact.js';
import { filter } from './filter.js';
import { particles } from './particles.js';
import { uniform } from './uniform.js';

export const BELIEFS: readonly BeliefKind[] = [uniform, exact, particles, filter];

export const BELIEF_NAMES: readonly string[] = BELIEFS.map(({ name }) => name);

const STANDARD: BeliefSettings = { size: 1000, temperature: 0.2 };

/** A belief for seats of `game`: one that serves every game, or of its `own`. */
export function createBelief(
  name: string,
  game: Game,
  settings: Partial<BeliefSettings> = {},
  own: readonly BeliefKind[] = [],
): Belief {
  const kind = [...BELIEFS, ...own].find((b) => b.name === name);
  if (!kind) throw new UsageError(`belief ${name}: expected ${oneOf(BELIEF_NAMES)}`);
  const refusal = kind.refuses?.(game);
  if (refusal) throw new UsageError(`belief ${name} cannot serve here: ${refusal}`);
  return kind.create({ ...STANDARD, ...settings });
}
