/**
 * What one seat believes: an exact posterior over truth x Killer x Accomplices, given the clues, its own letters and
 * everything that was said, with trust in each speaker part of the same sum.
 *
 * With the truth T fixed, what each speaker said is independent of the others: likelihood honest_s(T) if he is innocent,
 * lying_s(T) if he is one of the guilty. So a set E of guilty seats weighs G(T) x product over E of q_s(T), where
 * q_s = lying_s / honest_s and G collects the rest. Sums over all sets E of one size are elementary symmetric polynomials
 * of the q_s: no set has to be listed, and nothing is left out.
 */
import type { Player } from '../../core/game.js';
import { NO_CARD } from '../../games/ghost-letters/deck.js';
import { hasLooked } from '../../games/ghost-letters/information.js';
import * as layout from '../../games/ghost-letters/layout.js';
import * as speech from '../../games/ghost-letters/speech.js';
import * as phases from '../../games/ghost-letters/phases.js';
import * as roles from '../../games/ghost-letters/roles.js';
import type { Likelihood } from './likelihood.js';
import { isExcluded } from './powers.js';
import { believedBy } from './said.js';

const { CLUES, LETTERS, SAYINGS, ROUND, PHASE, SHOWN, ARRESTED } = layout;

/** Share of lies about letters that are not chosen to mislead. */
const IDLE_LIES = 0.4;
/** How much likelier the innocent are to speak for the truth than against it, and the guilty the other way round. */
const BELIEF_HONEST = 1.4;
const BELIEF_LYING = 0.5;
/** The weight that these are for. */
const FIRM = 2;
const SUSPICION_HONEST = 1.3;
const SUSPICION_LYING = 0.6;

export class Posterior {
  /** Probability of each truth; see Likelihood for its numbering. */
  readonly truth: Float64Array;
  /** Probability of each piece of evidence being true. */
  readonly evidence: Float64Array;
  /** Probability of each seat being the Killer; seat 0 stands for «there is none». */
  readonly killer: Float64Array;
  readonly #likelihood: Likelihood;
  readonly #shared: Float64Array;
  readonly #honest: Float64Array;
  readonly #lying: Float64Array;
  readonly #ratio: Float64Array;
  readonly #symmetric: Float64Array;
  readonly #isSuspect: Uint8Array;
  readonly #guilt: Float64Array;
  /** By seat: what suspicions that were uttered make of its guilt. */
  readonly #suspicion: Float64Array;

  constructor(likelihood: Likelihood) {
    const { players, categories, columns } = likelihood.setup;
    this.#likelihood = likelihood;
    this.truth = new Float64Array(likelihood.truths);
    this.evidence = new Float64Array(categories * columns);
    this.killer = new Float64Array(players);
    this.#shared = new Float64Array(likelihood.truths);
    this.#honest = new Float64Array(players * likelihood.truths);
    this.#lying = new Float64Array(players * likelihood.truths);
    this.#ratio = new Float64Array(players);
    this.#symmetric = new Float64Array(5);
    this.#isSuspect = new Uint8Array(players);
    this.#guilt = new Float64Array(players);
    this.#suspicion = new Float64Array(players);
  }

  /** Entropy of the belief in the truth, in bits. */
  get bits(): number {
    let sum = 0;
    for (const p of this.truth) if (p > 0) sum -= p * Math.log2(p);
    return sum;
  }

  /** Works out everything from what `player` observes; `own` says whether what he alone knows counts. */
  update(words: Int32Array, player: Player, own: boolean): void {
    this.#shared.fill(1);
    this.#honest.fill(1);
    this.#lying.fill(1);
    this.#readClues(words);
    if (own && player > 0) this.#readOwnLetters(words, player);
    if (own && player > 0) this.#readAnswer(words, player);
    if (this.#likelihood.setup.isCompetitive || player > 0) this.#readTalk(words, player);
    this.#weigh(words, player, own);
  }

  /** Replaces the belief in the truth by knowledge of it. */
  know(truth: number): void {
    this.truth.fill(0);
    this.truth[truth] = 1;
    this.evidence.fill(0);
    for (let c = 0; c < this.#likelihood.setup.categories; c++)
      this.evidence[this.#likelihood.evidenceOf(truth, c)] = 1;
  }

  /** The first lead is the best of a hand, so it says more than a letter that passed: one and a half times as much. */
  #readClues(words: Int32Array): void {
    const { clue } = this.#likelihood.setup;
    for (let i = 0; i < words[CLUES]; i++) {
      const card = (words[clue + i] & 255) - 1;
      const isLead = layout.clueRound(words[clue + i]) === 0;
      for (let t = 0; t < this.truth.length; t++) {
        const chance = this.#likelihood.chance(card, t);
        this.#shared[t] *= isLead ? chance * Math.sqrt(chance) : chance;
      }
    }
    this.#rescale();
  }

  /** Only proportions count; this keeps long products away from zero. */
  #rescale(): void {
    let largest = 0;
    for (const weight of this.#shared) if (weight > largest) largest = weight;
    for (let t = 0; t < this.#shared.length; t++) this.#shared[t] /= largest;
  }

  #readOwnLetters(words: Int32Array, player: Player): void {
    const { letter } = this.#likelihood.setup;
    for (let i = 0; i < words[LETTERS]; i++) {
      const word = words[letter + i];
      if (layout.seatIn(word) !== player || !hasVanished(words, this.#likelihood, word)) continue;
      for (let t = 0; t < this.truth.length; t++) this.#shared[t] *= 1 - this.#likelihood.chance((word & 255) - 1, t);
    }
    this.#rescale();
  }

  /** Evidence that the Ghost has shown to be false. */
  #readAnswer(words: Int32Array, player: Player): void {
    for (let t = 0; t < this.truth.length; t++)
      for (let c = 0; c < this.#likelihood.setup.categories; c++)
        if (isExcluded(words, this.#likelihood, player, this.#likelihood.evidenceOf(t, c))) this.#shared[t] = 0;
  }

  #readTalk(words: Int32Array, player: Player): void {
    const { saying } = this.#likelihood.setup;
    for (let i = 0; i < words[SAYINGS]; i++) {
      const word = words[saying + i];
      const seat = speech.sayingSeat(word);
      if (seat === player) continue;
      const a = speech.sayingA(word);
      switch (speech.sayingKind(word)) {
        case speech.SENT:
          if (a !== NO_CARD) this.#hearSent(words, player, seat, speech.sayingRound(word), a);
          break;
        case speech.BELIEVE:
          this.#hearBelief(seat, speech.thingOf(a), speech.weightOf(a));
          break;
        case speech.PROPOSE:
          if (a < this.evidence.length) this.#hearBelief(seat, a, FIRM);
          break;
        case speech.AGREE: {
          const evidence = believedBy(words, this.#likelihood, a, i);
          if (evidence >= 0) this.#hearBelief(seat, evidence, 1);
          break;
        }
      }
    }
  }

  /** A card said to have vanished speaks against what it reminds of, if the speaker is innocent. */
  #hearSent(words: Int32Array, player: Player, seat: Player, round: number, card: number): void {
    const at = seat * this.truth.length;
    if (isClueOf(words, this.#likelihood, round, card)) return;
    if (isMine(words, this.#likelihood, player, card)) {
      for (let t = 0; t < this.truth.length; t++) this.#honest[at + t] *= 1e-3;
      return;
    }
    const mean = this.#likelihood.meanChance(card);
    for (let t = 0; t < this.truth.length; t++) {
      const chance = this.#likelihood.chance(card, t);
      this.#honest[at + t] *= (1 - chance) / (1 - mean);
      this.#lying[at + t] *= IDLE_LIES + ((1 - IDLE_LIES) * chance) / mean;
    }
  }

  /** The surer he says he is, the more his word counts, for or against. */
  #hearBelief(seat: Player, evidence: number, weight: number): void {
    const { columns } = this.#likelihood.setup;
    const category = Math.floor(evidence / columns);
    const honest = BELIEF_HONEST ** (weight / FIRM);
    const lying = BELIEF_LYING ** (weight / FIRM);
    const at = seat * this.truth.length;
    for (let t = 0; t < this.truth.length; t++) {
      const isTrue = this.#likelihood.evidenceOf(t, category) === evidence;
      if (!isTrue) continue;
      this.#honest[at + t] *= honest;
      this.#lying[at + t] *= lying;
    }
  }

  #weigh(words: Int32Array, player: Player, own: boolean): void {
    const { players, isCompetitive, mayLackKiller, accomplices, role } = this.#likelihood.setup;
    const known = own ? knownKiller(words, role, players, player) : 0;
    let guilty = isCompetitive ? 1 + accomplices : 0;
    for (let seat = 1; seat < players; seat++) {
      const isShown = ((words[SHOWN] >> seat) & 1) === 1;
      if (isShown && words[role + seat] === roles.ACCOMPLICE) guilty--;
      const isInnocent = isShown || (words[ARRESTED] >> seat) & 1 || (own && seat === player);
      this.#isSuspect[seat] = isCompetitive && !isInnocent ? 1 : 0;
    }
    this.#hearSuspicions(words, known);
    this.#guilt.fill(0);
    this.evidence.fill(0);
    let total = 0;
    for (let t = 0; t < this.truth.length; t++)
      total += this.truth[t] = this.#weighTruth(t, guilty, known, mayLackKiller);
    this.#normalize(total, guilty, known);
  }

  /** Sums over all sets of guilty seats; adds each seat's share to its guilt. */
  #weighTruth(t: number, guilty: number, known: number, mayLack: boolean): number {
    const { players } = this.#likelihood.setup;
    const count = this.truth.length;
    let weight = this.#shared[t];
    for (let seat = 1; seat < players; seat++) {
      const honest = this.#honest[seat * count + t];
      weight *= honest;
      this.#ratio[seat] = this.#isSuspect[seat] ? (this.#suspicion[seat] * this.#lying[seat * count + t]) / honest : 0;
    }
    if (guilty === 0) return weight;
    if (known > 0) return weight * this.#ratio[known] * this.#sets(guilty - 1, known);
    const all = this.#sets(guilty, 0) + (mayLack ? 1 : 0);
    for (let seat = 1; seat < players; seat++)
      if (this.#isSuspect[seat]) this.#guilt[seat] += weight * this.#ratio[seat] * this.#sets(guilty - 1, seat);
    if (mayLack) this.#guilt[0] += weight;
    return weight * all;
  }

  /** Whom an innocent suspects is a little likelier to be guilty; the guilty accuse the innocent. */
  #hearSuspicions(words: Int32Array, known: number): void {
    const { saying } = this.#likelihood.setup;
    this.#suspicion.fill(1);
    for (let i = 0; i < words[SAYINGS]; i++) {
      const word = words[saying + i];
      const kind = speech.sayingKind(word);
      if (kind !== speech.SUSPECT && kind !== speech.CLEAR) continue;
      const target = speech.thingOf(speech.sayingA(word));
      const firmness = speech.weightOf(speech.sayingA(word)) / FIRM;
      const trust = (kind === speech.SUSPECT ? SUSPICION_HONEST : 1 / SUSPICION_HONEST) ** firmness;
      this.#suspicion[target] *= speech.sayingSeat(word) === known ? SUSPICION_LYING : trust;
    }
  }

  /** The sum over all sets of `size` suspects without `absent` of the product of their ratios. */
  #sets(size: number, absent: number): number {
    if (size === 0) return 1;
    const e = this.#symmetric;
    e.fill(0);
    e[0] = 1;
    for (let seat = 1; seat < this.#ratio.length; seat++) {
      if (seat === absent || this.#isSuspect[seat] === 0) continue;
      for (let k = size; k > 0; k--) e[k] += e[k - 1] * this.#ratio[seat];
    }
    return e[size];
  }

  #normalize(total: number, guilty: number, known: number): void {
    const { categories } = this.#likelihood.setup;
    for (let t = 0; t < this.truth.length; t++) {
      this.truth[t] /= total;
      for (let c = 0; c < categories; c++) this.evidence[this.#likelihood.evidenceOf(t, c)] += this.truth[t];
    }
    // The guilty are alike to an outsider, so the Killer is each of them with the same chance.
    for (let seat = 0; seat < this.killer.length; seat++)
      this.killer[seat] = this.#guilt[seat] / (total * (seat === 0 ? 1 : Math.max(1, guilty)));
    if (known > 0) {
      this.killer.fill(0);
      this.killer[known] = 1;
    }
  }
}

function knownKiller(words: Int32Array, role: number, players: number, player: Player): number {
  for (let seat = 1; seat < players; seat++) if (seat !== player && words[role + seat] === roles.KILLER) return seat;
  return 0;
}

export function isClueOf(words: Int32Array, { setup }: Likelihood, round: number, card: number): boolean {
  for (let i = 0; i < words[CLUES]; i++) if (words[setup.clue + i] === ((card + 1) | (round << 8))) return true;
  return false;
}

/** Whether a letter of one's own has been let vanish. */
export function hasVanished(words: Int32Array, likelihood: Likelihood, letter: number): boolean {
  const round = layout.roundIn(letter);
  const isOpen =
    round < words[ROUND] || (hasLooked(words) && words[PHASE] !== phases.SORT && words[PHASE] !== phases.ADD);
  return isOpen && !isClueOf(words, likelihood, round, (letter & 255) - 1);
}

/** Whether `player` has, sent or discarded the card himself, so that nobody else can have sent it. */
function isMine(words: Int32Array, { setup }: Likelihood, player: Player, card: number): boolean {
  const { hand, hands, letter, discard } = setup;
  for (let i = 0; i < hand; i++) if (words[hands + player * hand + i] === card + 1) return true;
  for (let i = 0; i < words[LETTERS]; i++)
    if ((words[letter + i] & 255) === card + 1 && layout.seatIn(words[letter + i]) === player) return true;
  for (let i = 0; i < words[layout.DISCARDS]; i++) if ((words[discard + i] & 255) === card + 1) return true;
  return false;
}
