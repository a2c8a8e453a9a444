/**
 * Leduc poker: jack, queen and king in two suits, one card each and one on the table; an ante of one chip, raises of
 * two chips before the public card and of four after it, at most two in a round. A pair with the public card wins,
 * otherwise the higher card. Published: 936 information sets, about -0.0856 chips to the first seat.
 *
 * Move: 0 fold, 1 call (or check), 2 raise (or bet); a dealt card is its number, `rank << 1 | suit`. Each seat is dealt
 * its card just before its first decision. Hidden from each seat: the other's card.
 */
import type { GameFamily } from '../../core/family.js';
import * as core from '../../core/game.js';
import type { Game, Move, Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import type { LeducOptions } from './options.js';
import { leducOptions } from './options.js';

const { ACTOR, PLY, CHANCE, TERMINAL } = core;

/** Chips in a return of 1: the most that one hand can cost. */
export const LEDUC_CHIPS = 13;

const RANKS = ['jack', 'queen', 'king'] as const;
const SUITS = ['spades', 'hearts'] as const;
const CARD_COUNT = RANKS.length * SUITS.length;
const ACTIONS = ['fold', 'call', 'raise'] as const;
const FOLD = 0;
const CALL = 1;
const RAISE = 2;
const MAX_RAISES = 2;
/** A check, two raises and a call. */
const MAX_ACTIONS = 4;
const NOBODY = 0;

// State words.
const CARD = core.HEADER; // by seat: 1 + number of the card, 0 before the deal
const PUBLIC = CARD + 2; // likewise, the card on the table
const ROUND = PUBLIC + 1; // 0 before the public card, 1 after it
const PAID = ROUND + 1; // by seat: chips put in
const RAISES = PAID + 2; // in this round
const ACTED = RAISES + 1; // decisions in this round
const FOLDED = ACTED + 1; // 1 + the seat that gave up; 0 while nobody has
const ACTION = FOLDED + 1; // MAX_ACTIONS words a round: 1 + the move, 0 where none was made
const WORDS = ACTION + 2 * MAX_ACTIONS;

const rankOf = (word: number): number => (word - 1) >> 1; // of a card word; -1 before the deal

/** 1 where the first of two card words wins, -1 where the second does: L7. */
function compare(a: number, b: number, table: number): number {
  const first = rankOf(a);
  const second = rankOf(b);
  const shared = rankOf(table);
  if (first === second) return 0;
  if (first === shared) return 1;
  if (second === shared) return -1;
  return first > second ? 1 : -1;
}

function createLeducPoker(options: LeducOptions): Game {
  // L9: with equal suits each rank is one card that lies in the deck twice, and is written as its first suit.
  const COPIES = options.suits === 'equal' ? 2 : 1;

  function reset(s: State): void {
    s.fill(0);
    s[PAID] = 1;
    s[PAID + 1] = 1;
    s[ACTOR] = CHANCE;
  }

  /** Copies of `card` that are not seen in the two places. */
  const copiesLeft = (card: number, place: number, otherPlace: number): number =>
    COPIES - (place === card + 1 ? 1 : 0) - (otherPlace === card + 1 ? 1 : 0);

  function legalMoves(s: State, out: Int32Array): number {
    let n = 0;
    if (s[ACTOR] === CHANCE) {
      for (let card = 0; card < CARD_COUNT; card += COPIES)
        if (copiesLeft(card, s[CARD], s[CARD + 1]) > 0) out[n++] = card;
      return n;
    }
    const seat = s[ACTOR];
    if (s[PAID + seat] < s[PAID + 1 - seat]) out[n++] = FOLD; // L4
    out[n++] = CALL;
    if (s[RAISES] < MAX_RAISES) out[n++] = RAISE; // L5
    return n;
  }

  function chanceWeights(s: State, outcomes: Int32Array, count: number, out: Int32Array): void {
    for (let i = 0; i < count; i++) out[i] = copiesLeft(outcomes[i], s[CARD], s[CARD + 1]);
  }

  /** The word that the next card is written to. */
  const dealtTo = (s: State): number => (s[CARD] === 0 ? CARD : s[CARD + 1] === 0 ? CARD + 1 : PUBLIC);

  function apply(s: State, move: Move): void {
    s[PLY]++;
    if (s[ACTOR] === CHANCE) deal(s, move);
    else act(s, s[ACTOR], move);
  }

  function deal(s: State, card: Move): void {
    const place = dealtTo(s);
    s[place] = card + 1;
    s[ACTOR] = place === CARD + 1 ? 1 : 0;
    if (place === PUBLIC) s[ROUND] = 1;
  }

  function act(s: State, seat: Player, move: Move): void {
    s[ACTION + s[ROUND] * MAX_ACTIONS + s[ACTED]++] = move + 1;
    if (move === FOLD) {
      s[FOLDED] = seat + 1;
      s[ACTOR] = TERMINAL;
      return;
    }
    s[PAID + seat] = s[PAID + 1 - seat];
    if (move === RAISE) {
      s[PAID + seat] += s[ROUND] === 0 ? 2 : 4;
      s[RAISES]++;
    }
    if (move === CALL && s[ACTED] > 1) endRound(s);
    else s[ACTOR] = s[CARD + 1 - seat] === 0 ? CHANCE : 1 - seat;
  }

  function endRound(s: State): void {
    s[ACTED] = 0;
    s[RAISES] = 0;
    s[ACTOR] = s[ROUND] === 0 ? CHANCE : TERMINAL;
  }

  /** What the first seat has won, in chips. */
  function won(s: State): number {
    if (s[FOLDED] !== NOBODY) return s[FOLDED] === 1 ? -s[PAID] : s[PAID + 1];
    return compare(s[CARD], s[CARD + 1], s[PUBLIC]) * s[PAID];
  }

  function returns(s: State, out: Float64Array): void {
    const chips = won(s);
    out[0] = chips / LEDUC_CHIPS;
    out[1] = (0 - chips) / LEDUC_CHIPS; // a shared pot is 0, not -0
  }

  function observe(s: State, player: Player, out: Int32Array): void {
    out.set(s);
    if (s[ACTOR] !== TERMINAL) out[CARD + 1 - player] = 0; // L8
  }

  /** Whether the other seat holds a card that `player` does not see. */
  const guesses = (s: State, player: Player): boolean => s[ACTOR] !== TERMINAL && s[CARD + 1 - player] !== 0;

  function worldCount(s: State, player: Player): number {
    if (!guesses(s, player)) return 1;
    let n = 0;
    for (let card = 0; card < CARD_COUNT; card += COPIES) if (copiesLeft(card, s[CARD + player], s[PUBLIC]) > 0) n++;
    return n;
  }

  function setWorld(s: State, player: Player, index: number): void {
    if (!guesses(s, player)) return;
    let left = index;
    let card = 0;
    while (copiesLeft(card, s[CARD + player], s[PUBLIC]) === 0 || left-- > 0) card += COPIES;
    s[CARD + 1 - player] = card + 1;
  }

  function determinize(s: State, player: Player, rng: Rng): void {
    if (guesses(s, player)) setWorld(s, player, rng.below(worldCount(s, player)));
  }

  /** A card dealt to the other seat is all that `player` does not see. */
  const isHidden = (s: State, player: Player): boolean => s[ACTOR] === CHANCE && dealtTo(s) === CARD + 1 - player;

  const moveSeenBy = (s: State, move: Move, player: Player): number => (isHidden(s, player) ? CARD_COUNT : move);

  /** As if the cards were shown now, against any card that may still be out: the larger stake, won or lost. */
  function evaluate(s: State, player: Player): number {
    if (s[ACTOR] === TERMINAL) return (player === 0 ? won(s) : -won(s)) / LEDUC_CHIPS;
    const own = s[CARD + player];
    if (own === 0) return 0;
    let balance = 0;
    let total = 0;
    for (let card = 0; card < CARD_COUNT; card += COPIES) {
      const copies = copiesLeft(card, own, s[PUBLIC]);
      balance += copies * compare(own, card + 1, s[PUBLIC]);
      total += copies;
    }
    return ((balance / total) * Math.max(s[PAID], s[PAID + 1])) / LEDUC_CHIPS;
  }

  const cardName = (word: number): string => {
    if (word === 0) return '-';
    return COPIES === 2 ? RANKS[rankOf(word)] : `${RANKS[rankOf(word)]} of ${SUITS[(word - 1) & 1]}`;
  };

  function formatMove(s: State, move: Move, viewer?: Player): string {
    if (s[ACTOR] !== CHANCE) return ACTIONS[move];
    const place = dealtTo(s);
    const hidden = viewer !== undefined && isHidden(s, viewer);
    return `deal ${place === PUBLIC ? 'table' : place - CARD + 1} ${hidden ? 'a card' : cardName(move + 1)}`;
  }

  function parseMove(s: State, text: string): Move {
    const moves = new Int32Array(CARD_COUNT);
    const count = legalMoves(s, moves);
    return moves.subarray(0, count).find((move) => formatMove(s, move) === text) ?? -1;
  }

  function formatState(s: State, viewer?: Player): string {
    const hand = (seat: Player): string =>
      viewer !== undefined && viewer !== seat && guesses(s, viewer) ? '?' : cardName(s[CARD + seat]);
    const round = (r: number): string =>
      Array.from(s.subarray(ACTION + r * MAX_ACTIONS, ACTION + (r + 1) * MAX_ACTIONS))
        .flatMap((word) => (word === 0 ? [] : [ACTIONS[word - 1]]))
        .join(' ') || '-';
    return [
      s[ACTOR] === TERMINAL ? verdict(won(s)) : `pot ${s[PAID] + s[PAID + 1]}`,
      `cards   ${hand(0)} | ${hand(1)} | table ${cardName(s[PUBLIC])}`,
      `round 1 ${round(0)}`,
      `round 2 ${round(1)}`,
    ].join('\n');
  }

  return core.defineGame({
    id: 'leduc-poker',
    rulesVersion: 1,
    options,
    roles: ['first', 'second'],
    stateWords: WORDS,
    observationWords: WORDS,
    moveSpace: CARD_COUNT,
    seenSpace: CARD_COUNT + 1,
    maxMoves: CARD_COUNT / COPIES,
    maxPlies: 3 + 2 * MAX_ACTIONS,
    reset,
    legalMoves,
    apply,
    returns,
    observe,
    determinize,
    moveSeenBy,
    formatMove,
    parseMove,
    formatState,
    chanceWeights: COPIES === 2 ? chanceWeights : undefined,
    worldCount,
    setWorld,
    evaluate,
  });
}

const verdict = (chips: number): string =>
  chips === 0 ? 'the pot is shared' : `seat ${chips > 0 ? 1 : 2} wins ${Math.abs(chips)}`;

export const leducPoker: GameFamily<LeducOptions> = {
  id: 'leduc-poker',
  title: 'Leduc poker',
  summary: 'Six cards, two rounds of betting, a public card. A return of 1 is 13 chips.',
  purpose: 'calibration',
  fields: leducOptions,
  schema: leducOptions,
  presets: {
    whole: { summary: 'the same game, every hand enumerated', options: {}, enumerable: 11 },
    ranks: { summary: 'suits that nobody can tell apart', options: { suits: 'equal' }, enumerable: 11 },
  },
  create: createLeducPoker,
};
