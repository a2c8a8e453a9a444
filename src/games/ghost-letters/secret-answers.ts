/** What the Ghost has shown to others in secret, drawn evenly among all that he could have shown: R50, R57. */
import type { Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as characters from './characters.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { GAMBLED } from './options.js';
import * as phases from './phases.js';
import type { Powers } from './powers.js';

const { PHASE, SEAT, STEP } = layout;
const { ANSWER_MORE, LOOK } = phases;
const { DECLINED } = characters;

/** To be called when roles and truth of the world are drawn, since some answers have to be true. */
export function createSecretAnswers(setup: Setup, powers: Powers): (s: State, player: Player, rng: Rng) => void {
  const { players, use: USE, answer: ANSWERS } = setup;
  const options = new Int32Array(layout.countMoves(setup));

  /** R50: of what the Ghost has shown to others one knows only what he could have shown. */
  function drawAnswers(s: State, player: Player, rng: Rng): void {
    for (let seat = 1; seat < players; seat++) {
      if (seat === player || s[ANSWERS + seat] === 0) continue;
      const power = characters.usedPower(s[USE + seat]);
      if (power === characters.SPECIAL_AGENT) drawPlaces(s, seat, rng);
      if (power === characters.SPECIAL_AGENT || player === 0) continue;
      const size = powers.answers(s, seat, s[USE + seat], true, options);
      if (power === characters.HUNTER) drawPair(s, seat, rng);
      else s[ANSWERS + seat] = 1 + options[rng.below(size)];
    }
  }

  /** Places in the discard that a Special agent has been shown: as many as before, any of them. */
  function drawPlaces(s: State, seat: Player, rng: Rng): void {
    const size = characters.usedSize(s[USE + seat]);
    const count = s[PHASE] === LOOK && s[SEAT] === seat ? s[STEP] : Math.min(GAMBLED, size);
    s[ANSWERS + seat] = 0;
    for (let k = 0; k < count; k++) {
      let left = rng.below(size - k);
      let place = 0;
      while (characters.hasPlace(s[ANSWERS + seat], place) || left-- > 0) place++;
      s[ANSWERS + seat] = characters.addPlace(s[ANSWERS + seat], place);
    }
  }

  /** The Hunter's two clues, the first of them while the second is still to come. */
  function drawPair(s: State, seat: Player, rng: Rng): void {
    const clues = characters.usedSize(s[USE + seat]);
    const isHalf = s[PHASE] === ANSWER_MORE && s[SEAT] === seat;
    let left = rng.below(isHalf ? clues : 1 + (clues * (clues - 1)) / 2);
    if (isHalf) {
      s[ANSWERS + seat] = 1 + (left === clues - 1 ? DECLINED : left);
      return;
    }
    for (let first = 0; first < clues - 1; first++) {
      if (left < clues - 1 - first) {
        s[ANSWERS + seat] = (first + 1) | ((first + left + 2) << 8);
        return;
      }
      left -= clues - 1 - first;
    }
    s[ANSWERS + seat] = (DECLINED + 1) | ((DECLINED + 1) << 8);
  }

  return drawAnswers;
}
