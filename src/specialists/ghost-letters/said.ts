/** What has been said so far, as far as it matters to the players. */
import type { Player } from '../../core/game.js';
import * as layout from '../../games/ghost-letters/layout.js';
import * as speech from '../../games/ghost-letters/speech.js';
import type { Likelihood } from './likelihood.js';

const { SAYINGS } = layout;

export function isAccused(words: Int32Array, likelihood: Likelihood, seat: Player): boolean {
  for (let other = 1; other < likelihood.setup.players; other++)
    if (hasSaid(words, likelihood, other, speech.SUSPECT, seat)) return true;
  return false;
}

/** The evidence that a seat spoke for in its last statement; -1 if that was about something else. */
export function believedBy(words: Int32Array, { setup }: Likelihood, seat: Player, before = words[SAYINGS]): number {
  for (let i = before - 1; i >= 0; i--) {
    const word = words[setup.saying + i];
    const kind = speech.sayingKind(word);
    if (speech.sayingSeat(word) !== seat || !speech.isStatement(kind)) continue;
    if (kind === speech.BELIEVE) return speech.thingOf(speech.sayingA(word));
    const isEvidence = kind === speech.PROPOSE && speech.sayingA(word) < setup.categories * setup.columns;
    return isEvidence ? speech.sayingA(word) : -1;
  }
  return -1;
}

/** Whether a seat has said of a thing what is weighed. */
export function hasSaid(
  words: Int32Array,
  { setup }: Likelihood,
  player: Player,
  kind: number,
  thing: number,
): boolean {
  for (let i = 0; i < words[SAYINGS]; i++) {
    const word = words[setup.saying + i];
    if (
      speech.sayingSeat(word) === player &&
      speech.sayingKind(word) === kind &&
      speech.thingOf(speech.sayingA(word)) === thing
    )
      return true;
  }
  return false;
}
