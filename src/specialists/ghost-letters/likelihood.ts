/** How likely the Ghost is to reveal a card if a given truth is the right one, as one mind sees it. */
import type { Game, Player } from '../../core/game.js';
import type { Association } from '../../games/ghost-letters/association.js';
import { createAssociation, SPREAD } from '../../games/ghost-letters/association.js';
import { CARDS } from '../../games/ghost-letters/deck.js';
import type { Setup } from '../../games/ghost-letters/layout.js';
import { createSetup } from '../../games/ghost-letters/layout.js';
import type { GhostLettersOptions } from '../../games/ghost-letters/options.js';

/** How sharply strength turns into thoughts: log-weight for each standard deviation. */
const BETA = 1.2;

/** What a Ghost reveals and how listeners take it. */
export interface Manner {
  /** A card is revealed if its margin between true and false evidence exceeds this. */
  readonly threshold: number;
  /** How sharply listeners expect him to keep to it, before the difference of minds is counted in. */
  readonly sharpness: number;
}

/** How the greedy player reveals unless told otherwise, and what everybody expects. */
export const STANDARD_MANNER: Manner = { threshold: -0.9, sharpness: 1.5 };

/**
 * How every card fares against every truth, worked out once a game for each card that matters. A truth is a number: the
 * column of the first row, plus `columns` times that of the second, and so on.
 */
export class Likelihood {
  readonly setup: Setup;
  readonly truths: number;
  readonly #association: Association;
  readonly #manner: Manner;
  readonly #sharpness: number;
  readonly #keepsMinds: boolean;
  /** Where the cards of the mind that looks begin in the tables. */
  #first = 0;
  readonly #chances: Float64Array;
  readonly #means: Float64Array;
  readonly #isKnown: Uint8Array;
  readonly #felt: Float64Array;
  readonly #evidence: Int32Array;
  #player: Player = 0;
  #words: Int32Array = new Int32Array(0);

  /** With `keepsMinds` it remembers what it has worked out for every mind of every seat, else for one at a time. */
  constructor(game: Game, manner: Manner, keepsMinds = false) {
    const options = game.options as unknown as GhostLettersOptions;
    this.setup = createSetup(options);
    const { categories, columns } = this.setup;
    this.truths = columns ** categories;
    this.#association = createAssociation(options.association, options.noise);
    this.#manner = manner;
    // Two minds that stray by `noise` differ by the square root of two times as much.
    this.#sharpness = manner.sharpness / Math.sqrt(1 + 2 * (options.noise / 100) ** 2);
    this.#keepsMinds = keepsMinds;
    const cards = CARDS.length * (keepsMinds ? this.setup.players * (this.setup.minds + 1) : 1);
    this.#chances = new Float64Array(cards * this.truths);
    this.#means = new Float64Array(cards);
    this.#isKnown = new Uint8Array(cards);
    this.#evidence = Int32Array.from({ length: this.truths * categories }, (_, i) => {
      const category = i % categories;
      const truth = Math.floor(i / categories);
      return category * columns + (Math.floor(truth / columns ** category) % columns);
    });
    this.#felt = new Float64Array(this.setup.categories * this.setup.columns);
  }

  /** Forgets what it has worked out; from now on `player` looks at this observation's evidence. */
  reset(player: Player, words: Int32Array): void {
    this.lookAt(player, words);
    this.#isKnown.fill(0);
  }

  /** From now on `player` looks, with the mind that he has in this observation, at the same evidence as before. */
  lookAt(player: Player, words: Int32Array): void {
    const { mind, minds } = this.setup;
    this.#player = player;
    this.#words = words;
    this.#first = this.#keepsMinds ? (player * (minds + 1) + words[mind + player]) * CARDS.length : 0;
  }

  /** log of thoughts of true evidence over thoughts of false evidence. */
  margin(card: number, truth: number): number {
    return Math.log(this.#odds(truth, this.#feel(card)));
  }

  /** Probability that the Ghost reveals the card. */
  chance(card: number, truth: number): number {
    const at = this.#first + card;
    if (this.#isKnown[at] === 0) this.#workOut(card);
    return this.#chances[at * this.truths + truth];
  }

  /** The same over all truths. */
  meanChance(card: number): number {
    const at = this.#first + card;
    if (this.#isKnown[at] === 0) this.#workOut(card);
    return this.#means[at];
  }

  /** Strength between a card and a place of evidence, in standard deviations. */
  strength(card: number, evidence: number): number {
    const { mind, evidence: at } = this.setup;
    const words = this.#words;
    return (
      this.#association.strength(this.#player, words[mind + this.#player], card, words[at + evidence] - 1) / SPREAD
    );
  }

  /** The evidence of a truth in one row, as its place among all evidence. */
  evidenceOf(truth: number, category: number): number {
    return this.#evidence[truth * this.setup.categories + category];
  }

  #workOut(card: number): void {
    const at = this.#first + card;
    const all = this.#feel(card);
    let sum = 0;
    for (let t = 0; t < this.truths; t++) {
      const margin = Math.log(this.#odds(t, all));
      const chance = 1 / (1 + Math.exp(-this.#sharpness * (margin - this.#manner.threshold)));
      this.#chances[at * this.truths + t] = chance;
      sum += chance;
    }
    this.#means[at] = sum / this.truths;
    this.#isKnown[at] = 1;
  }

  /** Thoughts of each evidence that the card wakes, and of all together. */
  #feel(card: number): number {
    let all = 0;
    for (let j = 0; j < this.#felt.length; j++) all += this.#felt[j] = Math.exp(BETA * this.strength(card, j));
    return all;
  }

  /** Of what is felt now. */
  #odds(truth: number, all: number): number {
    let inside = 0;
    for (let c = 0; c < this.setup.categories; c++) inside += this.#felt[this.evidenceOf(truth, c)];
    return inside / (all - inside);
  }
}
