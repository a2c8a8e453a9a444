/** The posterior as a belief over worlds, so that searches can draw from it and reports can show it. */
import type { Belief, BeliefKind } from '../../beliefs/belief.js';
import type { Game, Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import type { View } from '../../core/view.js';
import * as characters from '../../games/ghost-letters/characters.js';
import { isDay } from '../../games/ghost-letters/information.js';
import * as layout from '../../games/ghost-letters/layout.js';
import * as roles from '../../games/ghost-letters/roles.js';
import type { Manner } from './likelihood.js';
import { Likelihood, STANDARD_MANNER } from './likelihood.js';
import { Posterior } from './posterior.js';

const { TRUTH, VERDICT } = layout;

/**
 * Worlds are drawn evenly among those that fit; then truth and Killer are drawn anew by what the posterior gives to each,
 * since nothing else in a world depends on them. What the two say of each other is left out.
 */
export class GhostLettersBelief implements Belief {
  readonly #manner: Manner;
  #posterior: Posterior | undefined;
  #likelihood: Likelihood | undefined;
  #game: Game | undefined;
  #view: View | undefined;
  #knowsTruth = false;
  #isGuilty = false;
  /** Whom the Ghost has shown to the Lawyer in this seat as no Killer; -1 if nobody. */
  #cleared = -1;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  /** What the seat holds likely; defined from the first look on. */
  get posterior(): Posterior | undefined {
    return this.#posterior;
  }

  reset(game: Game): void {
    this.#view = undefined;
    if (this.#game === game) return;
    this.#game = game;
    this.#likelihood = new Likelihood(game, this.#manner);
    this.#posterior = new Posterior(this.#likelihood);
  }

  look(view: View): void {
    const { observation: words, player } = view;
    const { setup } = this.#likelihood!;
    const role = words[setup.role + player];
    this.#view = view;
    this.#knowsTruth = words[TRUTH] > 0 || !isDay(words) || words[VERDICT] !== 0;
    this.#isGuilty = role === roles.KILLER || role === roles.ACCOMPLICE;
    const isLawyer = setup.hasCharacters && characters.usedPower(words[setup.use + player]) === characters.LAWYER;
    this.#cleared = isLawyer ? words[setup.answer + player] - 1 : -1;
    if (this.#knowsTruth) return;
    this.#likelihood!.reset(player, words);
    this.#posterior!.update(words, player, true);
  }

  sample(out: State, rng: Rng): void {
    this.#view!.sample(out, rng);
    if (this.#knowsTruth) return;
    this.#drawTruth(out, rng);
    if (this.#likelihood!.setup.isCompetitive && !this.#isGuilty) this.#drawKiller(out, rng);
  }

  #drawTruth(world: State, rng: Rng): void {
    const { categories, columns } = this.#likelihood!.setup;
    const truth = drawFrom(this.#posterior!.truth, rng);
    for (let c = 0; c < categories; c++) world[TRUTH + c] = 1 + (this.#likelihood!.evidenceOf(truth, c) % columns);
  }

  /** Exchanges the cards of the Killer and of whoever it is now; without a Killer all others are Detectives. */
  #drawKiller(world: State, rng: Rng): void {
    const { role } = this.#likelihood!.setup;
    const next = drawFrom(this.#posterior!.killer, rng);
    const last = this.#killerIn(world);
    if (next === last || next === this.#cleared) return;
    const card = next > 0 ? world[role + next] : roles.DETECTIVE;
    if (next > 0) world[role + next] = roles.KILLER;
    if (last > 0) world[role + last] = card;
  }

  #killerIn(world: State): Player {
    const { role, players } = this.#likelihood!.setup;
    for (let seat = 1; seat < players; seat++) if (world[role + seat] === roles.KILLER) return seat;
    return 0;
  }
}

function drawFrom(chances: Float64Array, rng: Rng): number {
  let left = rng.unit();
  let i = 0;
  while (i < chances.length - 1 && left >= chances[i]) left -= chances[i++];
  // Where rounding leads beyond the last that is possible.
  while (chances[i] === 0 && i > 0) i--;
  return i;
}

export const posterior: BeliefKind = {
  name: 'posterior',
  summary: 'truth and Killer by what clues and talk say of them',
  create: () => new GhostLettersBelief(STANDARD_MANNER),
};
