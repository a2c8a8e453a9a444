/**
 * Moves beyond the tree as the greedy player would make them, without what costs time and hardly matters: nobody talks,
 * and letters are sent and thrown away at random. The Ghost keeps to his threshold, and everybody votes by his posterior.
 */
import type { PlayoutMoves } from '../../agents/playout-moves.js';
import type { RolloutKind } from '../../agents/playout.js';
import { MoveSampler } from '../../core/chance.js';
import * as core from '../../core/game.js';
import type { Game, Move, Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { sortRun } from '../../games/ghost-letters/cards.js';
import { NO_CARD } from '../../games/ghost-letters/deck.js';
import * as layout from '../../games/ghost-letters/layout.js';
import * as phases from '../../games/ghost-letters/phases.js';
import * as roles from '../../games/ghost-letters/roles.js';
import * as speech from '../../games/ghost-letters/speech.js';
import { voteFor } from './finale.js';
import { likeliest } from './agent.js';
import { truthOf } from './ghost.js';
import type { Manner } from './likelihood.js';
import { Likelihood, STANDARD_MANNER } from './likelihood.js';
import { Posterior } from './posterior.js';

const { ACTOR, CHANCE } = core;
const { PHASE, STEP, LETTERS, MAIL_START } = layout;

const isGuilty = (role: number): boolean => role === roles.KILLER || role === roles.ACCOMPLICE;

/** The Killer's seat; 0 where there is none. */
function culpritIn(s: State, { setup }: Likelihood): Player {
  for (let player = 1; player < setup.players; player++) if (s[setup.role + player] === roles.KILLER) return player;
  return 0;
}

/** At his threshold the Ghost is as likely as not to reveal a card. */
const REVEALED = 0.5;

class QuickMoves implements PlayoutMoves {
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #sampler: MoveSampler;
  readonly #likelihood: Likelihood;
  readonly #posterior: Posterior;
  readonly #words: Int32Array;
  readonly #moves: Int32Array;
  readonly #letters: Int32Array;
  /** The evidence that it has last looked at. */
  readonly #evidence: Int32Array;

  constructor(game: Game, rng: Rng, manner: Manner) {
    this.#game = game;
    this.#rng = rng;
    this.#sampler = new MoveSampler(game);
    this.#likelihood = new Likelihood(game, manner, true);
    this.#posterior = new Posterior(this.#likelihood);
    this.#words = new Int32Array(game.observationWords);
    this.#moves = new Int32Array(game.maxMoves);
    this.#evidence = new Int32Array(this.#likelihood.setup.categories * this.#likelihood.setup.columns);
    this.#letters = new Int32Array(this.#likelihood.setup.clue - this.#likelihood.setup.letter);
  }

  pick(s: State): Move {
    if (s[ACTOR] === CHANCE) return this.#sampler.draw(s, this.#rng);
    switch (s[PHASE]) {
      case phases.SPEAK:
        return speech.PASS;
      case phases.SORT:
        this.#look(0, s);
        return this.#chance(s, this.#letterOfRank(s, s[STEP])) > REVEALED ? 1 : 0;
      case phases.LEAD:
      case phases.ADD:
        return this.#reveal(s);
      case phases.VOTE:
        return this.#vote(s, s[ACTOR]);
      default:
        return this.#sampler.draw(s, this.#rng);
    }
  }

  /** What was worked out holds as long as the evidence is the same. */
  #look(player: Player, words: Int32Array): void {
    const { evidence } = this.#likelihood.setup;
    let isSame = true;
    for (let j = 0; j < this.#evidence.length; j++) {
      if (this.#evidence[j] !== words[evidence + j]) isSame = false;
      this.#evidence[j] = words[evidence + j];
    }
    if (isSame) this.#likelihood.lookAt(player, words);
    else this.#likelihood.reset(player, words);
  }

  #chance(s: State, card: number): number {
    return this.#likelihood.chance(card, truthOf(s, this.#likelihood));
  }

  #letterOfRank(s: State, rank: number): number {
    const from = this.#likelihood.setup.letter + s[MAIL_START];
    const count = s[LETTERS] - s[MAIL_START];
    for (let i = 0; i < count; i++) this.#letters[i] = s[from + i] & 255;
    sortRun(this.#letters, 0, count);
    return this.#letters[rank] - 1;
  }

  /** The card of his hand that speaks most for the truth, if it passes the threshold. */
  #reveal(s: State): Move {
    const count = this.#game.legalMoves(s, this.#moves);
    let best = REVEALED;
    let choice = NO_CARD;
    this.#look(0, s);
    for (let i = 0; i < count; i++) {
      const card = this.#moves[i];
      if (card === NO_CARD) continue;
      const chance = this.#chance(s, card);
      if (chance > best) {
        best = chance;
        choice = card;
      }
    }
    return choice;
  }

  /** Between two ballots: there is nothing more to learn, and what has been voted is counted. */
  isSettled(s: State): boolean {
    if (s[PHASE] !== phases.VOTE || s[layout.REPEATED] === 1) return false;
    const { vote, players } = this.#likelihood.setup;
    for (let player = 1; player < players; player++) if (s[vote + player] > 0) return false;
    return true;
  }

  /**
   * How likely an innocent player would be to solve the case if he had to alone and now. Each of them goes by himself and
   * by what he believes, so that it does not matter which truth was drawn; Ghost and guilty go by the mean over them and
   * by what is true.
   */
  judgePosition(s: State, out: Float64Array): void {
    const { role, players } = this.#likelihood.setup;
    const truth = truthOf(s, this.#likelihood);
    let sum = 0;
    let innocents = 0;
    for (let player = 1; player < players; player++) {
      if (isGuilty(s[role + player])) continue;
      this.#believe(s, player);
      sum += this.#chanceToSolve(s, truth, culpritIn(s, this.#likelihood));
      innocents++;
      out[player] = 2 * this.#chanceToSolve(s, this.#likeliest(s), likeliest(this.#posterior.killer)) - 1;
    }
    const value = (2 * sum) / innocents - 1;
    for (let player = 0; player < players; player++)
      if (player === 0 || isGuilty(s[role + player])) out[player] = player === 0 ? value : -value;
  }

  /** By the posterior of whoever was last asked: all evidence right, or all but one and the Killer. */
  #chanceToSolve(s: State, truth: number, culprit: Player): number {
    const { truth: chances, killer } = this.#posterior;
    const likelihood = this.#likelihood;
    const { categories, isCompetitive } = likelihood.setup;
    let wrong = 0;
    for (let c = 0; c < categories; c++) if (!this.#isStillOpen(s, truth, c)) wrong++;
    if (!isCompetitive) return wrong > 0 ? 0 : chances[truth];
    let almost = 0;
    for (let t = 0; t < chances.length; t++) {
      let right = 0;
      for (let c = 0; c < categories; c++) if (likelihood.evidenceOf(t, c) === likelihood.evidenceOf(truth, c)) right++;
      if (right === categories - 1) almost += chances[t];
    }
    const whole = wrong > 0 ? 0 : chances[truth];
    return wrong > 1 ? 0 : whole + (wrong === 1 ? chances[truth] : almost) * killer[culprit];
  }

  /** The likeliest truth of those that agree with what has been voted. */
  #likeliest(s: State): number {
    const { truth: chances } = this.#posterior;
    const { categories } = this.#likelihood.setup;
    let best = -1;
    let choice = 0;
    for (let t = 0; t < chances.length; t++) {
      let fits = chances[t] > best;
      for (let c = 0; c < categories && fits; c++) fits = this.#isStillOpen(s, t, c);
      if (!fits) continue;
      best = chances[t];
      choice = t;
    }
    return choice;
  }

  /** Whether the table has voted for the evidence of this truth in a row, or has yet to vote on it. */
  #isStillOpen(s: State, truth: number, category: number): boolean {
    const { columns } = this.#likelihood.setup;
    const chosen = category * columns + s[layout.CHOSEN + category] - 1;
    return category >= s[layout.STAGE] || this.#likelihood.evidenceOf(truth, category) === chosen;
  }

  #believe(s: State, player: Player): void {
    const words = this.#words;
    this.#game.observe(s, player, words);
    this.#look(player, words);
    const mayTrustItself = !isGuilty(words[this.#likelihood.setup.role + player]);
    this.#posterior.update(words, player, mayTrustItself);
    if (mayTrustItself && words[layout.TRUTH] > 0) this.#posterior.know(truthOf(words, this.#likelihood));
  }

  #vote(s: State, player: Player): Move {
    const words = this.#words;
    this.#believe(s, player);
    const count = this.#game.legalMoves(s, this.#moves);
    return voteFor(
      words,
      player,
      this.#moves,
      count,
      this.#likelihood,
      this.#posterior,
      truthOf(words, this.#likelihood),
    );
  }
}

export const quick: RolloutKind = {
  name: 'quick',
  create: (game, rng) => new QuickMoves(game, rng, STANDARD_MANNER),
};
