/**
 * Kuhn poker: a jack, a queen and a king, one card each; an ante of one chip and one bet of one chip. The first seat
 * may pass or bet; a bet is answered by pass (fold) or bet (call). Published: 12 information sets, -1/18 chips to the
 * first seat.
 *
 * Move: 0 pass, 1 bet; a dealt card is its number: 0 jack, 1 queen, 2 king. Each seat is dealt its card just before
 * its first decision. Hidden from each seat: the other's card.
 */
import type { GameFamily } from '../../core/family.js';
import * as core from '../../core/game.js';
import type { Game, GameOptions, Move, Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { noOptions } from './options.js';

const { ACTOR, PLY, CHANCE, TERMINAL } = core;

/** Chips in a return of 1: the most that one hand can cost. */
export const KUHN_CHIPS = 2;

const CARDS = ['jack', 'queen', 'king'] as const;
const ACTIONS = ['pass', 'bet'] as const;
const PASS = 0;
const BET = 1;

// State words.
const CARD = core.HEADER; // 2 words, by seat: 1 jack .. 3 king, 0 before the deal
const ACTION_COUNT = CARD + 2; // decisions so far
const ACTION = ACTION_COUNT + 1; // 4 words, the seats in turn: 1 pass, 2 bet, 0 where none was taken; the last stays 0
const WORDS = ACTION + 4;

function reset(s: State): void {
  s.fill(0);
  s[ACTOR] = CHANCE;
}

function legalMoves(s: State, out: Int32Array): number {
  if (s[ACTOR] !== CHANCE) {
    out[0] = PASS;
    out[1] = BET;
    return 2;
  }
  let n = 0;
  for (let card = 0; card < CARDS.length; card++) if (s[CARD] !== card + 1) out[n++] = card; // K1
  return n;
}

const dealtTo = (s: State): Player => (s[CARD] === 0 ? 0 : 1);

function apply(s: State, move: Move): void {
  s[PLY]++;
  if (s[ACTOR] === CHANCE) {
    const seat = dealtTo(s);
    s[CARD + seat] = move + 1;
    s[ACTOR] = seat;
    return;
  }
  const at = s[ACTION_COUNT]++;
  s[ACTION + at] = move + 1;
  if (at === 0) s[ACTOR] = CHANCE;
  else s[ACTOR] = at === 1 && move === BET && s[ACTION] === PASS + 1 ? 0 : TERMINAL; // K4, K5
}

/** K2, K3: chips that `seat` has put in. */
function paid(s: State, seat: Player): number {
  return s[ACTION + seat] === BET + 1 || s[ACTION + seat + 2] === BET + 1 ? 2 : 1;
}

/** What the first seat has won, in chips. */
function won(s: State): number {
  const first = paid(s, 0);
  const second = paid(s, 1);
  if (first !== second) return first > second ? 1 : -1; // K5
  return s[CARD] > s[CARD + 1] ? first : -first; // K6
}

function returns(s: State, out: Float64Array): void {
  out[0] = won(s) / KUHN_CHIPS;
  out[1] = -out[0];
}

function observe(s: State, player: Player, out: Int32Array): void {
  out.set(s);
  if (s[ACTOR] !== TERMINAL) out[CARD + 1 - player] = 0; // K7
}

/** Whether the other seat holds a card that `player` does not see. */
const guesses = (s: State, player: Player): boolean => s[ACTOR] !== TERMINAL && s[CARD + 1 - player] !== 0;

function worldCount(s: State, player: Player): number {
  if (!guesses(s, player)) return 1;
  return s[CARD + player] === 0 ? 3 : 2;
}

function setWorld(s: State, player: Player, index: number): void {
  if (!guesses(s, player)) return;
  const own = s[CARD + player];
  s[CARD + 1 - player] = index + 1 < own || own === 0 ? index + 1 : index + 2;
}

function determinize(s: State, player: Player, rng: Rng): void {
  if (guesses(s, player)) setWorld(s, player, rng.below(worldCount(s, player)));
}

/** A card dealt to the other seat is all that `player` does not see. */
function moveSeenBy(s: State, move: Move, player: Player): number {
  return s[ACTOR] === CHANCE && dealtTo(s) !== player ? CARDS.length : move;
}

/** As if the cards were shown now: a king wins what is in, a jack loses it, a queen is even. */
function evaluate(s: State, player: Player): number {
  if (s[ACTOR] === TERMINAL) return (player === 0 ? won(s) : -won(s)) / KUHN_CHIPS;
  const own = s[CARD + player];
  return own === 0 ? 0 : ((own - 2) * Math.max(paid(s, 0), paid(s, 1))) / KUHN_CHIPS;
}

function formatMove(s: State, move: Move, viewer?: Player): string {
  if (s[ACTOR] !== CHANCE) return ACTIONS[move];
  const seen = viewer === undefined || viewer === dealtTo(s);
  return `deal ${dealtTo(s) + 1} ${seen ? CARDS[move] : 'a card'}`;
}

function parseMove(s: State, text: string): Move {
  const moves = new Int32Array(CARDS.length);
  const count = legalMoves(s, moves);
  return moves.subarray(0, count).find((move) => formatMove(s, move) === text) ?? -1;
}

function formatState(s: State, viewer?: Player): string {
  const cards = [0, 1].map((seat) => {
    if (s[CARD + seat] === 0) return '-';
    const open = viewer === undefined || viewer === seat || s[ACTOR] === TERMINAL;
    return open ? CARDS[s[CARD + seat] - 1] : '?';
  });
  const actions = Array.from(s.subarray(ACTION, ACTION + s[ACTION_COUNT]), (action) => ACTIONS[action - 1]);
  const title =
    s[ACTOR] === TERMINAL ? `seat ${won(s) > 0 ? 1 : 2} wins ${Math.abs(won(s))}` : `pot ${paid(s, 0) + paid(s, 1)}`;
  return `${title}\ncards   ${cards.join(' ')}\nactions ${actions.join(' ') || '-'}`;
}

function createKuhnPoker(options: GameOptions): Game {
  return core.defineGame({
    id: 'kuhn-poker',
    rulesVersion: 1,
    options,
    roles: ['first', 'second'],
    stateWords: WORDS,
    observationWords: WORDS,
    moveSpace: CARDS.length,
    seenSpace: CARDS.length + 1,
    maxMoves: CARDS.length,
    maxPlies: 5,
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
    worldCount,
    setWorld,
    evaluate,
  });
}

export const kuhnPoker: GameFamily = {
  id: 'kuhn-poker',
  title: 'Kuhn poker',
  summary: 'Three cards, one bet; worth -1/18 of a chip to the first seat. A return of 1 is 2 chips.',
  purpose: 'calibration',
  fields: noOptions,
  schema: noOptions,
  presets: { whole: { summary: 'the same game, every hand enumerated', options: {}, enumerable: 5 } },
  create: createKuhnPoker,
};
