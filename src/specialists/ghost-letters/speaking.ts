/** What to say in the discussion: the innocent tell what they sent and think, the guilty what helps them. */
import type { Player } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from '../../games/ghost-letters/layout.js';
import * as speech from '../../games/ghost-letters/speech.js';
import * as roles from '../../games/ghost-letters/roles.js';
import type { Likelihood } from './likelihood.js';
import type { Posterior } from './posterior.js';
import { hasVanished } from './posterior.js';
import { believedBy, hasSaid, isAccused } from './said.js';

const { ROUND, MAIL_START, ACTS, HOLDER } = layout;

/** An act of speech to make; kind PASS ends the turn. */
export interface Plan {
  kind: number;
  argument: number;
}

/** A suspicion is worth saying above this many times the chance of a blind guess. */
const SURE = 1.8;
/** A belief from which one says surely, and one from which one does not say perhaps. */
const CERTAIN = 0.6;
const LIKELY = 0.4;
/** The Witness is first to say whom he saw once in so many turns; once another has said it he joins in. */
const CAUTION = 10;

export class Speaker {
  readonly plan: Plan = { kind: speech.PASS, argument: 0 };
  readonly #likelihood: Likelihood;
  readonly #posterior: Posterior;
  readonly #rng: Rng;
  readonly #lies: boolean;

  constructor(likelihood: Likelihood, posterior: Posterior, rng: Rng, lies: boolean) {
    this.#likelihood = likelihood;
    this.#posterior = posterior;
    this.#rng = rng;
    this.#lies = lies;
  }

  /** Decides on the next act; the first of a turn is about the letter, the second about the case. */
  prepare(words: Int32Array, player: Player, truth: number): void {
    const { setup } = this.#likelihood;
    const role = words[setup.role + player];
    const isGuilty = role === roles.KILLER || role === roles.ACCOMPLICE || role === roles.BLACKMAILER;
    this.#set(speech.PASS, 0);
    if (setup.players === 2 || (isGuilty && !this.#lies)) return;
    if (words[HOLDER] > 0) return this.#comment(words, isGuilty, truth);
    const isFirst = words[ACTS] === setup.talk;
    if (isFirst && words[ROUND] > 0) this.#set(speech.SENT, this.#claim(words, player, isGuilty, truth));
    else if (isGuilty) this.#mislead(words, player, truth);
    else this.#confide(words, player, role);
  }

  #set(kind: number, argument: number): void {
    this.plan.kind = kind;
    this.plan.argument = argument;
  }

  /** The guilty say that a card of theirs has vanished which the Ghost would have revealed. */
  #claim(words: Int32Array, player: Player, isGuilty: boolean, truth: number): number {
    const { letter, hand, hands } = this.#likelihood.setup;
    let at = letter + words[MAIL_START];
    while (layout.seatIn(words[at]) !== player) at++;
    const sent = (words[at] & 255) - 1;
    if (!isGuilty || !hasVanished(words, this.#likelihood, words[at])) return sent;
    let best = this.#likelihood.margin(sent, truth);
    let card = sent;
    for (let i = 0; i < hand; i++) {
      const held = words[hands + player * hand + i] - 1;
      if (held < 0 || this.#likelihood.margin(held, truth) <= best) continue;
      best = this.#likelihood.margin(held, truth);
      card = held;
    }
    return card;
  }

  /** Speaks for the false evidence that is believed most, or against an innocent. */
  #mislead(words: Int32Array, player: Player, truth: number): void {
    const { evidence } = this.#posterior;
    const { columns, categories } = this.#likelihood.setup;
    if (this.#likelihood.setup.isCompetitive && this.#rng.below(2) === 0) {
      const seat = this.#scapegoat(words, player);
      if (seat > 0) return this.#set(speech.SUSPECT, speech.weigh(seat, 2));
    }
    let best = -1;
    let choice = 0;
    for (let j = 0; j < categories * columns; j++) {
      const isTrue = this.#likelihood.evidenceOf(truth, Math.floor(j / columns)) === j;
      if (isTrue || evidence[j] <= best) continue;
      best = evidence[j];
      choice = j;
    }
    this.#set(speech.BELIEVE, speech.weigh(choice, 2));
  }

  /** The most suspected seat that is not known to be on one's own side. */
  #scapegoat(words: Int32Array, player: Player): number {
    const { players, role } = this.#likelihood.setup;
    let best = -1;
    let choice = 0;
    for (let seat = 1; seat < players; seat++) {
      const isFriend = words[role + seat] === roles.KILLER || words[role + seat] === roles.ACCOMPLICE;
      if (seat === player || isFriend || this.#posterior.killer[seat] <= best) continue;
      best = this.#posterior.killer[seat];
      choice = seat;
    }
    return choice;
  }

  #confide(words: Int32Array, player: Player, role: number): void {
    const { isCompetitive, players } = this.#likelihood.setup;
    const suspect = this.#scapegoatOf(player);
    const chance = this.#posterior.killer[suspect];
    const dares =
      role !== roles.WITNESS || this.#rng.below(CAUTION) === 0 || isAccused(words, this.#likelihood, suspect);
    const isNew = !hasSaid(words, this.#likelihood, player, speech.SUSPECT, suspect);
    if (isCompetitive && suspect > 0 && dares && isNew && chance > SURE / (players - 2))
      return this.#set(speech.SUSPECT, speech.weigh(suspect, 2));
    this.#believe(words, player);
  }

  #scapegoatOf(player: Player): number {
    const { killer } = this.#posterior;
    let choice = 0;
    for (let seat = 1; seat < killer.length; seat++)
      if (seat !== player && (choice === 0 || killer[seat] > killer[choice])) choice = seat;
    return choice;
  }

  /** The surest evidence that one has not yet spoken for. */
  #believe(words: Int32Array, player: Player): void {
    const { evidence } = this.#posterior;
    let best = 1 / this.#likelihood.setup.columns;
    for (let j = 0; j < evidence.length; j++) {
      if (evidence[j] <= best || hasSaid(words, this.#likelihood, player, speech.BELIEVE, j)) continue;
      best = evidence[j];
      this.#set(speech.BELIEVE, speech.weigh(j, best > CERTAIN ? 3 : best > LIKELY ? 2 : 1));
    }
  }

  /** Behind another's turn: agrees with what it believes of his last word; the guilty with what is false. */
  #comment(words: Int32Array, isGuilty: boolean, truth: number): void {
    const evidence = believedBy(words, this.#likelihood, words[HOLDER]);
    if (evidence < 0) return;
    const { columns } = this.#likelihood.setup;
    const isTrue = this.#likelihood.evidenceOf(truth, Math.floor(evidence / columns)) === evidence;
    const chance = this.#posterior.evidence[evidence];
    if (isGuilty) this.#set(isTrue ? speech.DISAGREE : speech.AGREE, words[HOLDER]);
    else if (chance > LIKELY) this.#set(speech.AGREE, words[HOLDER]);
    else if (chance < 1 / columns / 2) this.#set(speech.DISAGREE, words[HOLDER]);
  }
}
