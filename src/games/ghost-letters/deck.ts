/**
 * The 150 picture cards. They carry no printed titles; these are our words for what they show, and a card's number is its
 * place in this list. Believed, not proven, to be the base deck (R4).
 */
import { CARD_TAGS } from './tags.js';

export const CARDS: readonly string[] = Object.keys(CARD_TAGS);
/** Words of a set of cards: a bit for each. */
export const SET_WORDS = 5;
/** In place of a card. */
export const NO_CARD = 150;
