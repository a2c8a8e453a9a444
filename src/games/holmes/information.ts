/** What a seat sees of a position and of a move. */
import * as core from '../../core/game.js';
import type { Move, Player, State } from '../../core/game.js';
import * as cards from './cards.js';
import * as layout from './layout.js';
import * as moves from './moves.js';
import * as phases from './phases.js';
import type { Setup } from './setup.js';
import type { Worlds } from './worlds.js';

const { ACTOR, TERMINAL } = core;
const { TYPES, HIDEABLE, JOKER } = cards;
const { PHASE, AFTER, TURN, DECK, REJECTS, HIDDEN, KNOWN, DRAWER, TO_DRAW, DRAWN, DRAWN_COUNT, DRAWN_KNOWN } = layout;
const { DEALT, CHOSEN } = layout;
const { KEEP_CARD, CARD, MOVE_SPACE } = moves;
const { DEAL, CHOOSE, DRAW, KEEP, PASSING_ON } = phases;

/** What a seat learns of a move that is kept from it, beyond the numbers of moves. */
export const SOMETHING = MOVE_SPACE;
const A_JOKER = MOVE_SPACE + 1;
/** + first * (TYPES + 1) + second: the cards left in a hand that is laid open. */
const LEFT_OVER = MOVE_SPACE + 2;
export const SEEN_SPACE = LEFT_OVER + 2 * (TYPES + 1) ** 2;

export interface Information {
  observe(s: State, player: Player, out: Int32Array): void;
  moveSeenBy(s: State, move: Move, player: Player): number;
}

export function createInformation({ edition }: Setup, worlds: Worlds): Information {
  const OPEN_DISCARD = edition.openDiscard;

  /** Instead of each secret, what the seat knows of it; instead of the deck, all cards that the seat cannot place. */
  function observe(s: State, player: Player, out: Int32Array): void {
    out.set(s);
    if (s[ACTOR] === TERMINAL) return;
    const other = 1 - player;
    worlds.pool(s, player, out, DECK);
    for (let type = 0; type < HIDEABLE; type++)
      out[HIDDEN + other * HIDEABLE + type] = s[KNOWN + other * HIDEABLE + type];
    out.fill(0, REJECTS + other * TYPES, REJECTS + (other + 1) * TYPES);
    if (s[DRAWN_COUNT] > 0 && s[DRAWER] === other)
      for (let type = 0; type < TYPES; type++) out[DRAWN + type] = s[DRAWN_KNOWN + type];
    out[DEALT + other] = out[CHOSEN + other] = 0;
  }

  function moveSeenBy(s: State, move: Move, player: Player): number {
    switch (s[PHASE]) {
      case DEAL:
        return s[TURN] === player ? move : SOMETHING;
      case CHOOSE:
        return s[TURN] === player || s[TURN] === 1 ? move : SOMETHING;
      case DRAW:
        return s[DRAWER] === player ? move : drawSeen(s, move);
      case KEEP:
        return s[DRAWER] === player ? move : keepSeen(s, move);
      default:
        return move;
    }
  }

  /** A single card is kept at once, and a joker is then laid open. */
  const drawSeen = (s: State, move: Move): number =>
    s[TO_DRAW] === 1 && s[DRAWN_COUNT] === 0 && move === CARD + JOKER ? A_JOKER : SOMETHING;

  /** The other sees a joker laid open, and what is left of the hand where that is shown. */
  function keepSeen(s: State, move: Move): number {
    const kept = move - KEEP_CARD;
    const joker = kept === JOKER ? A_JOKER : SOMETHING;
    if (!OPEN_DISCARD && s[AFTER] !== PASSING_ON) return joker;
    let seen = 0;
    for (let type = 0; type < TYPES; type++) {
      const left = s[DRAWN + type] - (type === kept ? 1 : 0);
      for (let i = 0; i < left; i++) seen = seen * (TYPES + 1) + type + 1;
    }
    return LEFT_OVER + 2 * seen + (kept === JOKER ? 1 : 0);
  }

  return { observe, moveSeenBy };
}
