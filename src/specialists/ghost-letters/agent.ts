/** One agent for every seat of Letters from a Ghost: it plays the role that it is dealt. */
import type { AgentKind } from '../../agents/kind.js';
import { real, word } from '../../agents/parameters.js';
import type { Agent } from '../../core/agent.js';
import type { Game, Move, Player } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import type { View } from '../../core/view.js';
import { NO_CARD } from '../../games/ghost-letters/deck.js';
import * as layout from '../../games/ghost-letters/layout.js';
import * as speech from '../../games/ghost-letters/speech.js';
import * as phases from '../../games/ghost-letters/phases.js';
import * as roles from '../../games/ghost-letters/roles.js';
import { chooseTarget, chooseTitle, chooseVote, nameTruth } from './finale.js';
import { chooseForGhost, likenessOf, truthOf } from './ghost.js';
import type { Manner } from './likelihood.js';
import { Likelihood, STANDARD_MANNER } from './likelihood.js';
import { Posterior } from './posterior.js';
import { answerPower } from './powers.js';
import { byChance, byInformation } from './sending.js';
import { Speaker } from './speaking.js';

const { PHASE } = layout;

/** Words that grow or change whenever there is something new to believe. */
const NEWS = [
  layout.CLUES,
  layout.SAYINGS,
  layout.LETTERS,
  layout.DISCARDS,
  layout.USED,
  layout.SHOWN,
  layout.ARRESTED,
];

class GhostLettersAgent implements Agent {
  readonly spec: string;
  readonly #manner: Manner;
  readonly #lies: boolean;
  readonly #rng = new Rng(0);
  #game: Game | undefined;
  #likelihood: Likelihood | undefined;
  #posterior: Posterior | undefined;
  #speaker: Speaker | undefined;
  /** Whether the evidence of this game has been laid out and looked at. */
  #hasLooked = false;
  /** The words of NEWS at its last belief. */
  readonly #news = new Int32Array(NEWS.length);
  /** The truth, or the likeliest one: as of the last belief. */
  #truth = 0;

  constructor(spec: string, manner: Manner, lies: boolean) {
    this.spec = spec;
    this.#manner = manner;
    this.#lies = lies;
  }

  /** What it believes, for reports; defined from its first decision on. */
  get posterior(): Posterior | undefined {
    return this.#posterior;
  }

  reset(game: Game, _player: Player, seed: number): void {
    this.#rng.seed(seed);
    this.#hasLooked = false;
    if (this.#game === game) return;
    this.#game = game;
    this.#likelihood = new Likelihood(game, this.#manner);
    this.#posterior = new Posterior(this.#likelihood);
    this.#speaker = new Speaker(this.#likelihood, this.#posterior, this.#rng, this.#lies);
  }

  choose(view: View): Move {
    if (view.moveCount === 1) return view.moves[0];
    const phase = view.observation[PHASE];
    if (phase === phases.PLACE || phase === phases.CHOOSE_SIDE) return view.moves[this.#rng.below(view.moveCount)];
    this.#look(view);
    if (phase === phases.ANSWER)
      return answerPower(view, this.#likelihood!, truthOf(view.observation, this.#likelihood!), this.#rng);
    // The Hunter's second clue, or what else the Hacker might see: the first there is.
    if (phase === phases.ANSWER_MORE) return view.moves[0];
    if (view.player === 0) return chooseForGhost(view, this.#likelihood!, this.#manner);
    if (phase === phases.NIGHT) return this.#chooseTruth(view);
    if (isIdle(phase)) return view.moves[this.#rng.below(view.moveCount)];
    if (phase !== phases.ARGUE) this.#believe(view);
    return this.#decide(view, phase);
  }

  #look(view: View): void {
    if (this.#hasLooked) return;
    this.#hasLooked = true;
    this.#news.fill(-1);
    this.#likelihood!.reset(view.player, view.observation);
  }

  /** The Killer's side judges what the others may believe, the others what they believe themselves. */
  #believe(view: View): void {
    const words = view.observation;
    if (!this.#hasNews(words)) return;
    const knows = words[layout.TRUTH] > 0;
    const isGuilty = this.#isGuilty(view);
    this.#posterior!.update(words, view.player, !isGuilty);
    this.#truth = knows ? truthOf(words, this.#likelihood!) : likeliest(this.#posterior!.truth);
    // The Expert knows; what the clues seem to say is what he leads the others away from.
    if (knows && !isGuilty) this.#posterior!.know(this.#truth);
  }

  /** Whether anything has come that a belief depends on; votes and letters of one's own leave it as it was. */
  #hasNews(words: Int32Array): boolean {
    let isNew = false;
    for (let i = 0; i < NEWS.length; i++) {
      if (this.#news[i] !== words[NEWS[i]]) isNew = true;
      this.#news[i] = words[NEWS[i]];
    }
    return isNew;
  }

  #isGuilty(view: View): boolean {
    const role = view.observation[this.#likelihood!.setup.role + view.player];
    return role === roles.KILLER || role === roles.ACCOMPLICE;
  }

  #decide(view: View, phase: number): Move {
    const likelihood = this.#likelihood!;
    const posterior = this.#posterior!;
    switch (phase) {
      case phases.SEND:
        return this.#send(view, 1);
      case phases.BID:
        return this.#isGuilty(view) ? 0 : 1 + this.#rng.below(2);
      case phases.THROW:
      case phases.EMPTY:
        return this.#send(view, -1);
      case phases.GIVE:
        return this.#isGuilty(view) ? NO_CARD : this.#send(view, 1);
      case phases.SPEAK:
        return this.#speak(view);
      case phases.ARGUE:
        return this.#speaker!.plan.argument;
      case phases.VOTE:
      case phases.ADD_VOTE:
        return chooseVote(view, likelihood, posterior, this.#truth);
      case phases.POINT:
        return chooseTarget(view, likelihood, this.#truth);
      case phases.NAME_ROLE:
        return chooseTitle(view, likelihood);
      default: // NAME_TRUTH
        return nameTruth(view, likelihood, posterior);
    }
  }

  /** Sends the card that serves best, or (sign -1) throws away the one that would serve least. */
  #send(view: View, sign: 1 | -1): Move {
    const likelihood = this.#likelihood!;
    if (this.#isGuilty(view)) return byChance(view, likelihood, this.#truth, sign === 1 ? -1 : 1);
    if (view.observation[layout.TRUTH] > 0) return byChance(view, likelihood, this.#truth, sign);
    return byInformation(view, likelihood, this.#posterior!, sign);
  }

  #speak(view: View): Move {
    const speaker = this.#speaker!;
    const isFirst = view.observation[layout.ACTS] === this.#likelihood!.setup.talk;
    if (view.allows(speech.POWER) && (!isFirst || view.observation[layout.ROUND] === 0)) return speech.POWER;
    speaker.prepare(view.observation, view.player, this.#truth);
    return view.allows(speaker.plan.kind) ? speaker.plan.kind : speech.PASS;
  }

  /** The Killer takes the card of the row that is most like other evidence. */
  #chooseTruth(view: View): Move {
    let best = -Infinity;
    let choice = view.moves[0];
    for (let i = 0; i < view.moveCount; i++) {
      const likeness = likenessOf(view.observation, this.#likelihood!, view.moves[i]);
      if (likeness > best) {
        best = likeness;
        choice = view.moves[i];
      }
    }
    return choice;
  }
}

/** Choices that it makes at random. */
const isIdle = (phase: number): boolean =>
  phase === phases.CHECK || phase === phases.COPY || phase === phases.COPY_MAIL || phase === phases.QUESTION;

export function likeliest(chances: Float64Array): number {
  let choice = 0;
  for (let t = 1; t < chances.length; t++) if (chances[t] > chances[choice]) choice = t;
  return choice;
}

export const ghostLettersGreedy: AgentKind = {
  name: 'greedy',
  summary: 'in ghost-letters: any role by association, with margins, an exact posterior, and lies where they help',
  parameters: [
    real('threshold', STANDARD_MANNER.threshold, -5, 5, 'margin from which the Ghost reveals a card'),
    real('sharpness', STANDARD_MANNER.sharpness, 0.1, 20, 'how strictly listeners expect the Ghost to keep to it'),
    word('lies', ['yes', 'no'], 'whether the guilty lie in the discussion or say nothing'),
  ],
  refuses: (game) => (game.id === 'ghost-letters' ? undefined : `it plays ghost-letters only, not ${game.id}`),
  create: (spec, v) =>
    new GhostLettersAgent(spec, { threshold: Number(v.threshold), sharpness: Number(v.sharpness) }, v.lies === 'yes'),
};
