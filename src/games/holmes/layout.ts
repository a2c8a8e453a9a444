/**
 * Words of a Holmes state, the same for both editions and every option, so that one reader serves them all. Seat 0 moves
 * first on every day. Sets of characters are one word, a bit for each place in CHARACTERS and then the two events.
 *
 * A card nobody has seen is only counted: DECK holds how many of each type are left, in no order. What a seat cannot
 * know is named below; everything else is known to both.
 */
import { HEADER } from '../../core/game.js';
import { HIDEABLE, TYPES } from './cards.js';

/** Discard pile and bottom of the deck: eight cards of four bits to a word. */
const PILE_WORDS = 7;
/** Memories of reshuffles kept per seat; see memory.ts. */
export const MAX_BOUNDS = 14;
/** Four memories to a word. */
export const EARLY_WORDS = 4;

export const PHASE = HEADER; // what is decided or drawn; see phases.ts
export const AFTER = PHASE + 1; // phase to go on with once gained jokers are placed
export const DAY = AFTER + 1; // 1 .. days; 0 before the day-1 characters are in town
export const TURN = DAY + 1; // seat whose action, or whose part in an event, it is
export const STEP = TURN + 1; // how far an event or the start has come
export const PRESENT = STEP + 1; // set of characters in town
export const CLOSED = PRESENT + 1; // set of those that receive nobody today
export const UNSEEN = CLOSED + 1; // set of cards that may still come from the character deck
export const STANDING = UNSEEN + 1; // by seat: set of characters with a marker of his that may still move
export const FLAT = STANDING + 2; // by seat: set of characters with a marker that has moved
export const HELD = FLAT + 2; // by seat: set of the one character whose marker an event keeps flat
export const TOKENS = HELD + 2; // by seat
export const ROW = TOKENS + 2; // by type: open cards
export const ROW_COUNT = ROW + TYPES;
export const DECK = ROW_COUNT + 1; // by type: cards of the deck whose place nobody knows. SECRET: only the sum is known
export const DECK_COUNT = DECK + TYPES;
export const BOTTOM = DECK_COUNT + 1; // cards under the deck that both have seen, four bits each, next one lowest
export const BOTTOM_COUNT = BOTTOM + 1;
export const DISCARD = BOTTOM_COUNT + 1; // by type: discarded cards that both have seen
export const DISCARD_COUNT = DISCARD + TYPES; // all discarded cards, rejects included
export const PILE = DISCARD_COUNT + 1; // an open discard in order, four bits a card, oldest lowest
export const REJECTS = PILE + PILE_WORDS; // by seat and type: discarded cards only that seat has seen. SECRET of the seat
export const REJECT_COUNT = REJECTS + 2 * TYPES; // by seat
export const SHOWN = REJECT_COUNT + 2; // by seat and type: cards face up, jokers apart
export const JOKERS = SHOWN + 2 * HIDEABLE; // by seat: set of types whose set holds a joker
export const LOOSE = JOKERS + 2; // by seat: jokers set aside
export const HIDDEN = LOOSE + 2; // by seat and type: cards face down. SECRET of the seat, but for those in KNOWN
export const HIDDEN_COUNT = HIDDEN + 2 * HIDEABLE; // by seat
export const KNOWN = HIDDEN_COUNT + 2; // by seat and type: those of his hidden cards that the opponent knows
export const RESERVED = KNOWN + 2 * HIDEABLE; // by seat: type of his reserved card plus 1, or 0
export const RIGHT = RESERVED + 2; // seat that may reserve next
export const DRAWER = RIGHT + 1; // seat that draws from the deck
export const TO_DRAW = DRAWER + 1; // cards still to come
export const DRAWN = TO_DRAW + 1; // by type: cards in DRAWER's hand. SECRET of DRAWER, but for those in DRAWN_KNOWN
export const DRAWN_COUNT = DRAWN + TYPES;
export const DRAWN_KNOWN = DRAWN_COUNT + 1; // by type: those of them that the opponent knows
export const RECEIVER = DRAWN_KNOWN + TYPES; // seat that places gained jokers
export const GAINED = RECEIVER + 1; // jokers it has still to place
export const NEW = GAINED + 1; // set of types it has just begun and may put a loose joker with
export const GROWN = NEW + 1; // set of types that it has just added a card to
export const FRESH = GROWN + 1; // jokers set aside during this very turn, where that matters
export const NOVEL = FRESH + 1; // 1 when TURN has gained a hidden card or a loose joker, or lost a set, in this action
export const PICKS = NOVEL + 1; // cards that may still be taken or discarded by this power
export const PRICE = PICKS + 1; // tokens for the next one
export const WHOLE = PRICE + 1; // 1 when that price pays for all of them
export const OWED = WHOLE + 1; // cards that must still be taken
export const LEAST = OWED + 1; // lowest type that may be picked next
export const GIVEN = LEAST + 1; // card offered in a swap, as type plus 1
export const DEALT = GIVEN + 1; // by seat: set of start characters to choose from. SECRET of the seat
export const CHOSEN = DEALT + 2; // by seat: start character plus 1. SECRET of the seat
export const JOINED = CHOSEN + 2; // by seat: jokers that joined a set at the end
export const OPENED = JOINED + 2; // by seat: set of types that hidden cards were added to at the end
export const SCORE = OPENED + 2; // by seat, at the end
export const BOUND_COUNT = SCORE + 2; // by seat: memories of reshuffles about his hidden cards
export const BOUNDS = BOUND_COUNT + 2; // by seat: MAX_BOUNDS words each, in the order they arose; see memory.ts
export const EARLY = BOUNDS + 2 * MAX_BOUNDS; // by seat: for each bound, what was in hand then and what became of it
export const WORDS = EARLY + 2 * EARLY_WORDS;

/** Words that both seats have, those of seat 1 after those of seat 0; each with how many there are for one. */
export const BY_SEAT: readonly (readonly [at: number, words: number])[] = [
  [STANDING, 1],
  [FLAT, 1],
  [HELD, 1],
  [TOKENS, 1],
  [REJECTS, TYPES],
  [REJECT_COUNT, 1],
  [SHOWN, HIDEABLE],
  [JOKERS, 1],
  [LOOSE, 1],
  [HIDDEN, HIDEABLE],
  [HIDDEN_COUNT, 1],
  [KNOWN, HIDEABLE],
  [RESERVED, 1],
  [BOUND_COUNT, 1],
  [BOUNDS, MAX_BOUNDS],
  [EARLY, EARLY_WORDS],
];
