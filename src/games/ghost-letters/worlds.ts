/**
 * Worlds that fit what a seat knows, drawn evenly.
 *
 * Roles, truth, minds and cards do not depend on each other, but for the verdict at the end. Cards: every place whose
 * card the seat does not know gets any card that it has not seen, so with the places fixed all fillings are equally many
 * and a shuffle is even. Two things move places about: whether a clue was a letter (sources.ts), and what became of a hand
 * that the Ghost has been shown (shown-hands.ts).
 */
import { addMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { cardCount, insertCard, sortRun } from './cards.js';
import * as deck from './deck.js';
import type { Information } from './information.js';
import { lettersSeen } from './information.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { createOpenChoices } from './open-choices.js';
import { extraLetters } from './counts.js';
import type { Powers } from './powers.js';
import { createSecretAnswers } from './secret-answers.js';
import { createShownHands } from './shown-hands.js';
import { createSources } from './sources.js';
import { createSuspicion } from './suspicion.js';

const { ACTOR, TERMINAL } = core;
const { SET_WORDS } = deck;
const { LETTERS, CLUES, DISCARDS, DRAWN, DECK } = layout;

export function createDeterminize(
  setup: Setup,
  information: Information,
  powers: Powers,
): (s: State, player: Player, rng: Rng) => void {
  const { players, hand, letters, columns, categories, deck: deckSize, hasCharacters } = setup;
  const { evidence: EVIDENCE, hands: HAND, letter: LETTER, clue: CLUE, discard: DISCARD } = setup;
  const { isHidden } = information;
  const suspicion = createSuspicion(setup, information);
  const drawAnswers = createSecretAnswers(setup, powers);
  const drawChoices = createOpenChoices(setup);
  const drawSources = createSources(setup, information);
  const shown = createShownHands(setup, information);
  const unseen = new Int32Array(deckSize);
  let unseenCount = 0;
  const seen = new Int32Array(SET_WORDS);
  const handSize = new Int32Array(players);
  const slots = new Int32Array((players - 1) * letters + extraLetters(setup.options));

  function determinize(s: State, player: Player, rng: Rng): void {
    if (s[ACTOR] === TERMINAL) return;
    suspicion.draw(s, player, rng);
    if (hasCharacters) drawAnswers(s, player, rng);
    drawChoices(s, player, rng);
    collectUnseen(s, player);
    for (let seat = 0; seat < players; seat++)
      handSize[seat] = seat === player ? 0 : cardCount(s, HAND + seat * hand, hand);
    if (player === 0) drawForGhost(s, rng);
    else drawSources(s, player, unseenCount, handSize, rng);
    emptyPlaces(s, player);
    if (hasCharacters && player === 0) shown.place(s, handSize, rng);
    fillPlaces(s, player, rng);
    if (hasCharacters && player > 0) shown.recall(s, player, handSize, rng);
  }

  /** Lists the cards that `player` has not seen; all others are where he knows them to be. */
  function collectUnseen(s: State, player: Player): void {
    seen.fill(0);
    for (let i = 0; i < categories * columns; i++) see(s[EVIDENCE + i]);
    see(s[DRAWN]);
    for (let i = 0; i < s[CLUES]; i++) see(s[CLUE + i]);
    for (let i = 0; i < hand; i++) see(s[HAND + player * hand + i]);
    for (let i = 0; i < s[DISCARDS]; i++) if (!isHidden(s, i, player)) see(s[DISCARD + i]);
    if (hasCharacters && player === 0) shown.eachCard(s, see);
    const looked = lettersSeen(s, player);
    for (let i = 0; i < s[LETTERS]; i++) if (i < looked || layout.seatIn(s[LETTER + i]) === player) see(s[LETTER + i]);
    unseenCount = 0;
    for (let card = 0; card < deckSize; card++)
      if (((seen[card >> 5] >>> (card & 31)) & 1) === 0) unseen[unseenCount++] = card;
  }

  function see(word: number): void {
    if ((word & 255) > 0) addMember(seen, 0, (word & 255) - 1);
  }

  /** To the Ghost all senders of a round are alike, but for cards that he has seen in a hand. */
  function drawForGhost(s: State, rng: Rng): void {
    const looked = lettersSeen(s, 0);
    for (let from = 0; from < looked;) {
      let to = from + 1;
      while (to < looked && layout.roundIn(s[LETTER + to]) === layout.roundIn(s[LETTER + from])) to++;
      shuffleLetters(s, from, to, rng);
      from = to;
    }
  }

  function shuffleLetters(s: State, from: number, to: number, rng: Rng): void {
    let count = to - from;
    for (let i = 0; i < count; i++) slots[i] = s[LETTER + from + i] & 255;
    sortRun(slots, 0, count);
    for (let i = from; i < to; i++) s[LETTER + i] &= ~255;
    if (hasCharacters) count = returnShown(s, from, count);
    for (let i = from; i < to; i++) {
      if ((s[LETTER + i] & 255) > 0) continue;
      const j = rng.below(count);
      s[LETTER + i] |= slots[j];
      slots[j] = slots[--count];
    }
  }

  /** Gives letters that come from a hand he has seen back to their sender; returns how many are left. */
  function returnShown(s: State, from: number, count: number): number {
    let left = 0;
    for (let i = 0; i < count; i++) {
      const seat = shown.ownerOf(s, slots[i]);
      if (seat === 0) slots[left++] = slots[i];
      else {
        let at = LETTER + from;
        while (layout.seatIn(s[at]) !== seat || (s[at] & 255) > 0) at++;
        s[at] |= slots[i];
      }
    }
    return left;
  }

  function emptyPlaces(s: State, player: Player): void {
    if (player === 0) for (let i = lettersSeen(s, 0); i < s[LETTERS]; i++) s[LETTER + i] &= ~255;
    for (let i = 0; i < s[DISCARDS]; i++) if (isHidden(s, i, player)) s[DISCARD + i] &= ~255;
    for (let seat = 0; seat < players; seat++)
      if (seat !== player) s.fill(0, HAND + seat * hand, HAND + (seat + 1) * hand);
  }

  function fillPlaces(s: State, player: Player, rng: Rng): void {
    for (let i = 0; i < s[LETTERS]; i++) if ((s[LETTER + i] & 255) === 0) s[LETTER + i] |= drawUnseen(rng);
    sortSenders(s);
    for (let i = 0; i < s[DISCARDS]; i++) if ((s[DISCARD + i] & 255) === 0) s[DISCARD + i] |= drawUnseen(rng);
    for (let seat = 0; seat < players; seat++) {
      const at = HAND + seat * hand;
      if (seat !== player)
        for (let n = cardCount(s, at, hand); n < handSize[seat]; n++) insertCard(s, at, hand, drawUnseen(rng));
    }
    s.fill(0, DECK, DECK + SET_WORDS);
    for (let i = 0; i < unseenCount; i++) addMember(s, DECK, unseen[i]);
  }

  /** The letters of one sender in one round lie in ascending order. */
  function sortSenders(s: State): void {
    if (letters === 1 && !hasCharacters) return;
    for (let from = 0; from < s[LETTERS];) {
      let to = from + 1;
      while (to < s[LETTERS] && s[LETTER + to] >> 8 === s[LETTER + from] >> 8) to++;
      sortRun(s, LETTER + from, to - from);
      from = to;
    }
  }

  function drawUnseen(rng: Rng): number {
    const i = rng.below(unseenCount);
    const card = unseen[i];
    unseen[i] = unseen[--unseenCount];
    return card + 1;
  }

  return determinize;
}
