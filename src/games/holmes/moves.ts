/**
 * Packing of moves: each kind has a block of its own, so that a move means the same in every state.
 *
 *   pass · use · draw n · take type (or the reserved card) · keep type · top type · put joker on set · reveal type ·
 *   reserve type · give card · steal type · shed type · return tokens · lay marker · choose character ·
 *   place marker from, to · card drawn · character drawn
 */
import { HIDEABLE, SETS, TYPES } from './cards.js';
import { CHARACTER_COUNT } from './editions.js';

/** Decline, stop, set aside: whatever «no» means at that moment. */
export const PASS = 0;
export const USE = 1;
export const DRAW_N = USE; // DRAW_N + n for n = 1 .. 3
export const TAKE = DRAW_N + 4; // + type
export const TAKE_RESERVED = TAKE + TYPES;
export const KEEP_CARD = TAKE_RESERVED + 1; // + type
export const ON_TOP = KEEP_CARD + TYPES; // + type
export const PUT = ON_TOP + TYPES; // + type
export const TURN_UP = PUT + SETS; // + type
export const SET_ASIDE = TURN_UP + SETS; // + type
/** + a card of one's area: types 0 .. 7, then a loose joker, then the joker of set 0 .. 6. */
export const OFFER = SET_ASIDE + TYPES;
export const LOOSE_JOKER = HIDEABLE;
export const SET_JOKER = HIDEABLE + 1;
const AREA_CARDS = SET_JOKER + SETS;
export const ROB = OFFER + AREA_CARDS; // + type
export const DISCARD_ROW = ROB + HIDEABLE; // + type
export const RETURN_TOKENS = DISCARD_ROW + TYPES;
export const LAY_FLAT = RETURN_TOKENS + 1; // + character
export const BRING = LAY_FLAT + CHARACTER_COUNT; // + character
export const MOVE_MARKER = BRING + CHARACTER_COUNT; // + from * CHARACTER_COUNT + to
/** Where markers come from on day 1. */
export const HAND = CHARACTER_COUNT;
export const CARD = MOVE_MARKER + (CHARACTER_COUNT + 1) * CHARACTER_COUNT; // + type
export const CHARACTER = CARD + TYPES; // + character or event
export const MOVE_SPACE = CHARACTER + CHARACTER_COUNT + 2;
