/** What to say in the discussion: the innocent tell what they sent and think, the guilty what helps them. */
import type { Player } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from '../../games/ghost-letters/layout.js';
import * as phases from '../../games/ghost-letters/phases.js';
import * as roles from '../../games/ghost-letters/roles.js';
import type { Likelihood } from './likelihood.js';
import type { Posterior } from './posterior.js';
import { hasVanished } from './posterior.js';

const { ROUND, LETTERS, SAYINGS, ACTS } = layout;

/** An act of speech to make; kind PASS ends the turn. */
export interface Plan {
  kind: number;
  argument: number;
}

/** A suspicion is worth saying above this many times the chance of a blind guess. */
const SURE = 1.8;
/** The Witness is first to say whom he saw once in so many turns; once another has said it he joins in. */
const CAUTION = 10;

export class Speaker {
  readonly plan: Plan = { kind: phases.PASS, argument: 0 };
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
    this.#set(phases.PASS, 0);
    if (setup.players === 2 || (isGuilty && !this.#lies)) return;
    const isFirst = words[ACTS] === setup.talk;
    if (isFirst && words[ROUND] > 0) this.#set(phases.SENT, this.#claim(words, player, isGuilty, truth));
    else if (isGuilty) this.#mislead(words, player, truth);
    else this.#confide(words, player, role);
  }

  #set(kind: number, argument: number): void {
    this.plan.kind = kind;
    this.plan.argument = argument;
  }

  /** The guilty say that a card of theirs has vanished which the Ghost would have revealed. */
  #claim(words: Int32Array, player: Player, isGuilty: boolean, truth: number): number {
    const { letter, letters, players, hand, hands } = this.#likelihood.setup;
    const at = letter + words[LETTERS] - (players - 1) * letters + (player - 1) * letters;
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
      if (seat > 0) return this.#set(phases.SUSPECT, seat);
    }
    let best = -1;
    let choice = 0;
    for (let j = 0; j < categories * columns; j++) {
      const isTrue = this.#likelihood.evidenceOf(truth, Math.floor(j / columns)) === j;
      if (isTrue || evidence[j] <= best) continue;
      best = evidence[j];
      choice = j;
    }
    this.#set(phases.BELIEVE, choice);
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
    const isNew = !hasSaid(words, this.#likelihood, player, phases.SUSPECT, suspect);
    if (isCompetitive && suspect > 0 && dares && isNew && chance > SURE / (players - 2))
      return this.#set(phases.SUSPECT, suspect);
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
      if (evidence[j] <= best || hasSaid(words, this.#likelihood, player, phases.BELIEVE, j)) continue;
      best = evidence[j];
      this.#set(phases.BELIEVE, j);
    }
  }
}

function isAccused(words: Int32Array, likelihood: Likelihood, seat: Player): boolean {
  for (let other = 1; other < likelihood.setup.players; other++)
    if (hasSaid(words, likelihood, other, phases.SUSPECT, seat)) return true;
  return false;
}

export function hasSaid(words: Int32Array, { setup }: Likelihood, player: Player, kind: number, a: number): boolean {
  for (let i = 0; i < words[SAYINGS]; i++) {
    const word = words[setup.saying + i];
    if (layout.sayingSeat(word) === player && layout.sayingKind(word) === kind && layout.sayingA(word) === a)
      return true;
  }
  return false;
}
