/** What the Ghost has shown to others in secret, drawn evenly among all that he could have shown: R50, R57. */
import type { Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { pointings } from './answers.js';
import { countMoves } from './bounds.js';
import * as characters from './characters.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { THREE } from './counts.js';
import * as phases from './phases.js';
import type { Powers } from './powers.js';

const { PHASE, SEAT, STEP } = layout;
const { ANSWER_MORE, LOOK } = phases;
const { DECLINED, HUNTER, SPECIAL_AGENT } = characters;

/** To be called when roles and truth of the world are drawn, since some answers have to be true. */
export function createSecretAnswers(setup: Setup, powers: Powers): (s: State, player: Player, rng: Rng) => void {
  const { players, use: USE, answer: ANSWERS } = setup;
  const options = new Int32Array(countMoves(setup));

  /** R50: of what the Ghost has shown to others one knows only what he could have shown. */
  function drawAnswers(s: State, player: Player, rng: Rng): void {
    for (let seat = 1; seat < players; seat++) {
      if (seat === player || s[ANSWERS + seat] === 0) continue;
      const power = characters.usedPower(s[USE + seat]);
      if (power === SPECIAL_AGENT) drawPlaces(s, seat, rng);
      if (power === SPECIAL_AGENT || player === 0) continue;
      const size = powers.answers(s, seat, s[USE + seat], true, options);
      if (pointings(power) === 1) s[ANSWERS + seat] = 1 + options[rng.below(size)];
      else drawThings(s, seat, power, size - 1, rng);
    }
  }

  /** Places in the discard that a Special agent has been shown: as many as before, any of them. */
  function drawPlaces(s: State, seat: Player, rng: Rng): void {
    const size = characters.usedSize(s[USE + seat]);
    const count = s[PHASE] === LOOK && s[SEAT] === seat ? s[STEP] : Math.min(THREE, size);
    s[ANSWERS + seat] = 0;
    for (let k = 0; k < count; k++) {
      let left = rng.below(size - k);
      let place = 0;
      while (characters.hasPlace(s[ANSWERS + seat], place) || left-- > 0) place++;
      s[ANSWERS + seat] = characters.addPlace(s[ANSWERS + seat], place);
    }
  }

  /** Several things in ascending order, behind the last of them refusals: as far as the Ghost has come. */
  function drawThings(s: State, seat: Player, power: number, things: number, rng: Rng): void {
    const gestures = s[PHASE] === ANSWER_MORE && s[SEAT] === seat ? s[STEP] : pointings(power);
    // Of the Hunter's two clues the first cannot be the last on the table; both together can be any two.
    const count = power === HUNTER && gestures === 2 ? things + 1 : things;
    let total = 0;
    for (let k = 0; k <= gestures; k++) if (isNumber(power, gestures, k)) total += choose(count, k);
    let left = rng.below(total);
    let shown = 0;
    while (!isNumber(power, gestures, shown) || left >= choose(count, shown)) {
      if (isNumber(power, gestures, shown)) left -= choose(count, shown);
      shown++;
    }
    s[ANSWERS + seat] = 0;
    for (let place = 0; place < shown; place++) pick(s, seat, count, rng);
    for (let k = 0; k < shown; k++) translate(s, seat, k, power);
    for (let k = shown; k < gestures; k++) s[ANSWERS + seat] |= (DECLINED + 1) << (8 * k);
  }

  /** The Hunter is shown two clues or none. */
  const isNumber = (power: number, gestures: number, shown: number): boolean =>
    power !== HUNTER || shown === 0 || shown === gestures;

  function choose(n: number, k: number): number {
    let ways = 1;
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
    return ways;
  }

  /** One more of `count` places, none of them twice; kept in ascending order. */
  function pick(s: State, seat: Player, count: number, rng: Rng): void {
    let place = rng.below(count);
    while (characters.hasPlace(s[ANSWERS + seat], place)) place = rng.below(count);
    s[ANSWERS + seat] = characters.addPlace(s[ANSWERS + seat], place);
  }

  /** From a place among the Hacker's options to the option itself; the Hunter's are numbered like clues. */
  function translate(s: State, seat: Player, k: number, power: number): void {
    if (power === HUNTER) return;
    const place = ((s[ANSWERS + seat] >> (8 * k)) & 255) - 1;
    s[ANSWERS + seat] = (s[ANSWERS + seat] & ~(255 << (8 * k))) | ((options[place] + 1) << (8 * k));
  }

  return drawAnswers;
}
