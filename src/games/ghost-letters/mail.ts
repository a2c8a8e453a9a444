/** Hands, the first lead, and a round from letters to clues: R15, R16 and R19. */
import { addMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import { listDeck, listHand, removeCard } from './cards.js';
import type { Clues } from './clues.js';
import { createClues } from './clues.js';
import { NO_CARD } from './deck.js';
import type { Hands } from './hands.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';
import { createSending } from './sending.js';

const { ACTOR, CHANCE } = core;
const { PHASE, SEAT, ROUND, CLUES, DECK } = layout;
const { DEAL_HANDS, LEAD, LEAD_DRAW, CHECK, TOSS_RADIO, THROW, REFRESH } = phases;

export interface Mail {
  startDealing(s: State): void;
  startRound(s: State): void;
  moves(s: State, out: Int32Array): number;
  apply(s: State, move: Move): void;
  readonly sortedLetters: Clues['sortedLetters'];
}

export function createMail(setup: Setup, hands: Hands, startTalk: (s: State) => void): Mail {
  const { players, hand, refreshes, deck: deckSize, hands: HAND, clue: CLUE } = setup;
  const SENDERS = players - 1;
  const sending = createSending(setup, hands, endSending);
  const clues = createClues(setup, hands, startTalk);

  function startDealing(s: State): void {
    s[PHASE] = DEAL_HANDS;
    s[SEAT] = 0;
    s[ACTOR] = CHANCE;
  }

  const isSending = (phase: number): boolean => phase >= CHECK && phase <= TOSS_RADIO;

  function moves(s: State, out: Int32Array): number {
    const phase = s[PHASE];
    if (phase === LEAD || phase === THROW) return hands.orNone(listHand(s, hands.at(s[SEAT]), hand, 0, out), out);
    if (phase > REFRESH) return clues.moves(s, out);
    // DEAL_HANDS, LEAD_DRAW and REFRESH draw from the deck.
    return isSending(phase) ? sending.moves(s, out) : listDeck(s, deckSize, out);
  }

  function apply(s: State, move: Move): void {
    const phase = s[PHASE];
    if (isSending(phase)) return sending.apply(s, move);
    switch (phase) {
      case DEAL_HANDS:
        return dealHand(s, move);
      case LEAD:
        return lead(s, move);
      case LEAD_DRAW:
        hands.draw(s, 0, move);
        return startTalk(s);
      case THROW:
        return throwAway(s, move);
      case REFRESH:
        return refresh(s, move);
      default:
        return clues.apply(s, move);
    }
  }

  function dealHand(s: State, card: Move): void {
    hands.draw(s, s[SEAT], card);
    if (!hands.isFull(s, s[SEAT])) return;
    if (++s[SEAT] < players) return;
    s[SEAT] = 0;
    s[PHASE] = LEAD;
    s[ACTOR] = 0;
  }

  function lead(s: State, card: Move): void {
    if (card === NO_CARD) return sending.start(s);
    removeCard(s, HAND, hand, card + 1);
    s[CLUE + s[CLUES]++] = card + 1;
    s[PHASE] = LEAD_DRAW;
    s[ACTOR] = CHANCE;
  }

  /** R19: nothing that is drawn in the last round could be used, unless a power asks for it. */
  function endSending(s: State): void {
    if (s[ROUND] > refreshes) clues.start(s);
    else askRefresher(s, 1);
  }

  /** A hand may be full still: the Cook's letters did not come from it. */
  function askRefresher(s: State, seat: number): void {
    if (seat > SENDERS) return clues.start(s);
    s[SEAT] = seat;
    const hasCards = s[hands.at(seat)] !== 0;
    s[PHASE] = hasCards ? THROW : REFRESH;
    s[ACTOR] = hasCards ? seat : CHANCE;
  }

  function throwAway(s: State, card: Move): void {
    if (card !== NO_CARD) hands.discard(s, s[SEAT], card, 0);
    if (hands.isFull(s, s[SEAT])) return askRefresher(s, s[SEAT] + 1);
    s[PHASE] = REFRESH;
    s[ACTOR] = CHANCE;
  }

  function refresh(s: State, card: Move): void {
    hands.draw(s, s[SEAT], card);
    if (hands.isFull(s, s[SEAT])) askRefresher(s, s[SEAT] + 1);
  }

  return { startDealing, startRound: sending.start, moves, apply, sortedLetters: clues.sortedLetters };
}

/** Puts all cards of the deck into the set of unseen ones. */
export function fillDeck(s: State, size: number): void {
  for (let card = 0; card < size; card++) addMember(s, DECK, card);
}
