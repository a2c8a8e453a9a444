/**
 * Worlds that fit what a seat knows, drawn evenly.
 *
 * Roles, truth, minds and cards do not depend on each other, but for the verdict at the end. Cards: every place whose
 * card the seat does not know gets any card that it has not seen, so with the places fixed all fillings are equally many
 * and a shuffle is even. The places are fixed but for one thing: whether a clue was somebody's letter or came from the
 * Ghost's own hand. If it was his own, one more letter has vanished, and there are more worlds of that kind; so the number
 * of his own cards in each round is drawn first, weighed by how many worlds there are with it.
 */
import { addMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { insertCard, sortRun } from './cards.js';
import * as deck from './deck.js';
import type { Information } from './information.js';
import { hasLooked, isSending, showsHand } from './information.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';
import type { Powers } from './powers.js';
import { createSecretAnswers } from './secret-answers.js';
import { createSuspicion } from './suspicion.js';

const { ACTOR, TERMINAL } = core;
const { SET_WORDS } = deck;
const { PHASE, SEAT, STEP, ROUND, LETTERS, CLUES, DISCARDS, KEEP, OWN, THROWN, DRAWN, DECK } = layout;
const { DEAL_MINDS, SORT, ADD, GHOST_THROW, GHOST_DRAW, VOTE, BID_LEVELS } = phases;

const FACTORIAL = [1, 1, 2, 6, 24, 120];

export function createDeterminize(
  setup: Setup,
  information: Information,
  powers: Powers,
): (s: State, player: Player, rng: Rng) => void {
  const { players, hand, letters, rounds, columns, categories, minds, deck: deckSize } = setup;
  const { mind: MIND, evidence: EVIDENCE, hands: HAND, letter: LETTER, clue: CLUE, discard: DISCARD } = setup;
  const { vote: VOTES, bid: BIDS } = setup;
  const MAIL = (players - 1) * letters;
  const { isHidden } = information;
  const suspicion = createSuspicion(setup, information);
  const drawAnswers = createSecretAnswers(setup, powers);
  const unseen = new Int32Array(deckSize);
  let unseenCount = 0;
  const seen = new Int32Array(SET_WORDS);
  const handSize = new Int32Array(players);
  /** By round: letters of others, clues that are not one's own letter, and how many of them come from the Ghost. */
  const others = new Int32Array(rounds + 1);
  const strange = new Int32Array(rounds + 1);
  const added = new Int32Array(rounds + 1);
  /** ways[r × WIDTH + t]: ways in which rounds 1 .. r had t of the Ghost's own cards among their clues. */
  const WIDTH = rounds * letters + 1;
  const ways = new Float64Array((rounds + 1) * WIDTH);
  const weight = new Float64Array(WIDTH * (letters + 1));
  const slots = new Int32Array(MAIL + letters);
  const masks = ownMasks(hand, letters);

  function determinize(s: State, player: Player, rng: Rng): void {
    if (s[ACTOR] === TERMINAL) return;
    suspicion.draw(s, player, rng);
    if (setup.hasCharacters) drawAnswers(s, player, rng);
    drawMinds(s, player, rng);
    drawBallot(s, player, rng);
    drawBids(s, player, rng);
    collectUnseen(s, player);
    if (player === 0) shuffleLetters(s, rng);
    else drawSources(s, player, rng);
    fillPlaces(s, player, rng);
    if (player > 0) drawIntentions(s, rng);
  }

  function drawMinds(s: State, player: Player, rng: Rng): void {
    if (minds === 0) return;
    const dealt = s[PHASE] === DEAL_MINDS ? s[SEAT] : s[PHASE] < DEAL_MINDS ? 0 : players;
    for (let seat = 0; seat < dealt; seat++) if (seat !== player) s[MIND + seat] = 1 + rng.below(minds);
  }

  /** Votes given so far in an open ballot, by seats before the one that is asked. */
  function drawBallot(s: State, player: Player, rng: Rng): void {
    if (s[PHASE] !== VOTE) return;
    for (let seat = 1; seat < s[SEAT]; seat++)
      if (seat !== player && ((s[layout.ARRESTED] >> seat) & 1) === 0)
        s[VOTES + seat] = 1 + (s[layout.STAGE] < categories ? rng.below(columns) : drawSuspect(s, seat, rng));
  }

  function drawSuspect(s: State, voter: Player, rng: Rng): number {
    const first = setup.mayLackKiller ? 0 : 1;
    let count = 0;
    for (let seat = first; seat < players; seat++) if (isSuspect(s, voter, seat)) count++;
    let left = rng.below(count);
    let seat = first;
    while (!isSuspect(s, voter, seat) || left-- > 0) seat++;
    return seat;
  }

  const isSuspect = (s: State, voter: Player, seat: Player): boolean =>
    seat !== voter && ((s[layout.ARRESTED] >> seat) & 1) === 0;

  function drawBids(s: State, player: Player, rng: Rng): void {
    if (!setup.bids || !isSending(s)) return;
    for (let seat = 1; seat < s[SEAT]; seat++) if (seat !== player) s[BIDS + seat] = 1 + rng.below(BID_LEVELS);
  }

  /** Lists the cards that `player` has not seen; all others are where he knows them to be. */
  function collectUnseen(s: State, player: Player): void {
    seen.fill(0);
    for (let i = 0; i < categories * columns; i++) see(s[EVIDENCE + i]);
    see(s[DRAWN]);
    for (let i = 0; i < s[CLUES]; i++) see(s[CLUE + i]);
    for (let i = 0; i < hand; i++) see(s[HAND + player * hand + i]);
    for (let i = 0; i < s[DISCARDS]; i++) if (!isHidden(s, i, player)) see(s[DISCARD + i]);
    if (player === 0 && showsHand(s)) for (let i = 0; i < hand; i++) see(s[HAND + s[SEAT] * hand + i]);
    const looked = lookedAt(s, player);
    for (let i = 0; i < s[LETTERS]; i++) if (i < looked || layout.seatIn(s[LETTER + i]) === player) see(s[LETTER + i]);
    unseenCount = 0;
    for (let card = 0; card < deckSize; card++)
      if (((seen[card >> 5] >>> (card & 31)) & 1) === 0) unseen[unseenCount++] = card;
  }

  function see(word: number): void {
    if ((word & 255) > 0) addMember(seen, 0, (word & 255) - 1);
  }

  /** Letters, from the first on, whose cards the Ghost has seen. */
  const lookedAt = (s: State, player: Player): number =>
    player > 0 || s[ROUND] === 0 ? 0 : (s[ROUND] - (hasLooked(s) ? 0 : 1)) * MAIL;

  /** To the Ghost all senders of a round are alike. */
  function shuffleLetters(s: State, rng: Rng): void {
    const looked = lookedAt(s, 0);
    for (let from = 0; from < looked; from += MAIL) {
      for (let i = 0; i < MAIL; i++) slots[i] = s[LETTER + from + i] & 255;
      sortRun(slots, 0, MAIL);
      for (let i = 0; i < MAIL; i++) {
        const j = i + rng.below(MAIL - i);
        const card = slots[j];
        slots[j] = slots[i];
        slots[i] = card;
        s[LETTER + from + i] = (s[LETTER + from + i] & ~255) | card;
      }
      sortSenders(s, from, from + MAIL);
    }
  }

  function sortSenders(s: State, from: number, to: number): void {
    if (letters > 1) for (let i = from; i < to; i += letters) sortRun(s, LETTER + i, Math.min(letters, to - i));
  }

  /** Decides for each clue of others who it came from, and empties the letters that then have vanished. */
  function drawSources(s: State, player: Player, rng: Rng): void {
    const revealed = revealedRounds(s);
    countStrangers(s, player, revealed);
    drawAdditions(s, player, revealed, rng);
    for (let i = 0; i < s[LETTERS]; i++) if (layout.seatIn(s[LETTER + i]) !== player) s[LETTER + i] &= ~255;
    for (let round = 1; round <= revealed; round++) placeClues(s, player, round, rng);
  }

  /** Rounds whose clues lie on the table. */
  function revealedRounds(s: State): number {
    if (s[ROUND] === 0) return 0;
    return hasLooked(s) && s[PHASE] !== SORT && s[PHASE] !== ADD ? s[ROUND] : s[ROUND] - 1;
  }

  function countStrangers(s: State, player: Player, revealed: number): void {
    for (let round = 1; round <= revealed; round++) others[round] = MAIL - letters;
    strange.fill(0);
    for (let i = 0; i < s[CLUES]; i++) {
      const round = layout.clueRound(s[CLUE + i]);
      if (round > 0 && !isOwnLetter(s, player, round, s[CLUE + i] & 255)) strange[round]++;
    }
  }

  function isOwnLetter(s: State, player: Player, round: number, card: number): boolean {
    const at = LETTER + (round - 1) * MAIL + (player - 1) * letters;
    for (let i = 0; i < letters; i++) if ((s[at + i] & 255) === card) return true;
    return false;
  }

  /** Draws how many of the Ghost's own cards are among the clues of each round, into `added`. */
  function drawAdditions(s: State, player: Player, revealed: number, rng: Rng): void {
    // From the reveal until he has drawn, and for good in the last round, the size of the Ghost's hand is his secret.
    const isRefilling = s[PHASE] === GHOST_THROW || s[PHASE] === GHOST_DRAW || revealed === rounds;
    setHandSizes(s, player);
    if (revealed === 0) return;
    countWays(revealed);
    let base = hiddenPlaces(s, player);
    if (isRefilling) base -= handSize[0];
    let total = 0;
    for (let last = 0; last <= letters; last++)
      for (let before = 0; before < WIDTH; before++) {
        const size = isRefilling ? refilled(s, last) : 0;
        const count = waysWith(revealed, last) * ways[(revealed - 1) * WIDTH + before];
        // The places that are always there multiply every count alike and are left out.
        weight[last * WIDTH + before] = (count * fillings(base, base + before + last + size)) / FACTORIAL[size];
        total += weight[last * WIDTH + before];
      }
    let left = rng.unit() * total;
    let pick = 0;
    while (weight[pick] === 0 || left >= weight[pick]) left -= weight[pick++];
    const last = Math.floor(pick / WIDTH);
    added[revealed] = last;
    if (isRefilling) handSize[0] = refilled(s, last);
    splitAdditions(revealed - 1, pick % WIDTH, rng);
  }

  /** The Ghost's cards after `last` of his own became clues, one was discarded or not, and some were drawn. */
  const refilled = (s: State, last: number): number =>
    Math.min(hand, hand - last - s[THROWN] + (s[PHASE] === GHOST_DRAW ? s[STEP] : 0));

  function setHandSizes(s: State, player: Player): void {
    for (let seat = 0; seat < players; seat++) {
      let n = 0;
      if (seat !== player) while (n < hand && s[HAND + seat * hand + n] !== 0) n++;
      handSize[seat] = n;
    }
  }

  /** Places to fill if no clue came from the Ghost's own hand. */
  function hiddenPlaces(s: State, player: Player): number {
    let n = 0;
    for (let seat = 0; seat < players; seat++) n += handSize[seat];
    for (let i = 0; i < s[DISCARDS]; i++) if (isHidden(s, i, player)) n++;
    for (let i = 0; i < s[LETTERS]; i++) if (layout.seatIn(s[LETTER + i]) !== player) n++;
    for (let round = 1; round <= rounds; round++) n -= strange[round];
    return n;
  }

  /** Ways to put unseen cards into places number `from` to `to`; 0 if there are too few. */
  function fillings(from: number, to: number): number {
    let n = 1;
    for (let i = from; i < to; i++) n *= Math.max(0, unseenCount - i);
    return n;
  }

  function waysWith(round: number, own: number): number {
    const fromMail = strange[round] - own;
    if (fromMail < 0 || fromMail > others[round]) return 0;
    let n = 1;
    for (let i = 0; i < own; i++) n *= (strange[round] - i) / (i + 1);
    for (let i = 0; i < fromMail; i++) n *= others[round] - i;
    return n;
  }

  function countWays(revealed: number): void {
    ways.fill(0);
    ways[0] = 1;
    for (let round = 1; round < revealed; round++)
      for (let t = 0; t < WIDTH; t++)
        for (let own = 0; own <= letters && own <= t; own++)
          ways[round * WIDTH + t] += ways[(round - 1) * WIDTH + t - own] * waysWith(round, own);
  }

  function splitAdditions(rest: number, total: number, rng: Rng): void {
    let t = total;
    for (let round = rest; round > 0; round--) {
      let left = rng.unit() * ways[round * WIDTH + t];
      let own = 0;
      for (; own < letters && own < t; own++) {
        const n = ways[(round - 1) * WIDTH + t - own] * waysWith(round, own);
        if (left < n) break;
        left -= n;
      }
      added[round] = own;
      t -= own;
    }
  }

  /** The clues of others in random order: the first go to the Ghost, the rest to letters of others at random. */
  function placeClues(s: State, player: Player, round: number, rng: Rng): void {
    let n = 0;
    for (let i = 0; i < s[CLUES]; i++) {
      const card = s[CLUE + i] & 255;
      if (layout.clueRound(s[CLUE + i]) === round && !isOwnLetter(s, player, round, card)) slots[n++] = card;
    }
    for (let i = 0; i < added[round]; i++) slots[i + rng.below(n - i)] = slots[i];
    const from = (round - 1) * MAIL;
    let place = 0;
    let free = others[round];
    let clues = n - added[round];
    for (let i = from; i < from + MAIL; i++) {
      if (layout.seatIn(s[LETTER + i]) === player) continue;
      // Each letter is a clue with the chance that a place among those left is.
      if (rng.below(free--) >= clues) continue;
      const at = added[round] + place + rng.below(clues);
      s[LETTER + i] |= slots[at];
      slots[at] = slots[added[round] + place];
      place++;
      clues--;
    }
  }

  function drawUnseen(rng: Rng): number {
    const i = rng.below(unseenCount);
    const card = unseen[i];
    unseen[i] = unseen[--unseenCount];
    return card + 1;
  }

  function fillPlaces(s: State, player: Player, rng: Rng): void {
    if (player === 0) setHandSizes(s, player);
    for (let i = 0; i < s[LETTERS]; i++) if ((s[LETTER + i] & 255) === 0) s[LETTER + i] |= drawUnseen(rng);
    const looked = lookedAt(s, player);
    if (player === 0)
      for (let i = looked; i < s[LETTERS]; i++) s[LETTER + i] = (s[LETTER + i] & ~255) | drawUnseen(rng);
    sortSenders(s, 0, s[LETTERS]);
    for (let i = 0; i < s[DISCARDS]; i++)
      if (isHidden(s, i, player)) s[DISCARD + i] = (s[DISCARD + i] & ~255) | drawUnseen(rng);
    for (let seat = 0; seat < players; seat++)
      if (seat !== player && !(player === 0 && seat === s[SEAT] && showsHand(s))) fillHand(s, seat, rng);
    s.fill(0, DECK, DECK + SET_WORDS);
    for (let i = 0; i < unseenCount; i++) addMember(s, DECK, unseen[i]);
  }

  function fillHand(s: State, seat: Player, rng: Rng): void {
    const at = HAND + seat * hand;
    s.fill(0, at, at + hand);
    for (let i = 0; i < handSize[seat]; i++) insertCard(s, at, hand, drawUnseen(rng));
  }

  /** What the Ghost has decided on and not yet shown. */
  function drawIntentions(s: State, rng: Rng): void {
    if (s[PHASE] !== SORT && s[PHASE] !== ADD) return;
    const decided = s[PHASE] === SORT ? s[STEP] : MAIL;
    s[KEEP] = 0;
    for (let i = 0; i < decided; i++) s[KEEP] |= rng.below(2) << i;
    const count = s[PHASE] === ADD ? s[STEP] : 0;
    const list = masks[count];
    s[OWN] = list[rng.below(list.length)];
  }

  return determinize;
}

/** By number of additions decided: the sets of places in a full hand that they may be. */
function ownMasks(hand: number, letters: number): Int32Array[] {
  const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  const all = Array.from({ length: 1 << hand }, (_, mask) => mask);
  return Array.from({ length: letters }, (_, count) => Int32Array.from(all.filter((mask) => bits(mask) <= count)));
}
