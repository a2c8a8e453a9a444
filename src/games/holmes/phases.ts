/**
 * What a state waits for. Phases from SETTLE on are passed through within one ply: they look for the next phase where
 * somebody decides or a card is drawn.
 */

// Chance.
export const DEAL = 0; // a start character for TURN to choose from
export const CAST = 1; // the next card of the character deck
export const FILL = 2; // a card for the row
export const REPLACE = 3; // a card for the row in the middle of a power
export const DRAW = 4; // a card into DRAWER's hand

// Decisions.
export const CHOOSE = 5; // a start character
export const PLACE = 6; // a marker; or turn up a hidden card for a joker
export const PICK = 7; // take a card of the row, or the reserved one
export const SHED = 8; // discard a card of the row
export const STEAL = 9; // an open card of the opponent
export const DRAW_HOW_MANY = 10;
export const SHARE = 11; // whether to use a power that draws and shares
export const KEEP = 12; // a drawn card
export const TOP = 13; // which of two rejected cards lies on top of the discard
export const GIFT = 14; // which of the two cards the opponent passes on
export const SELL = 15; // an open card for tokens
export const GIVE = 16; // an open card for the swap
export const SWAP = 17; // the card of the row that comes back
export const BUY = 18; // the top card of the discard
export const REACT = 19; // whether to pay for a card of the deck
export const ATTACH = 20; // a loose joker to a set just begun
export const JOIN = 21; // a gained joker to a set
export const REVEAL = 22; // at the end of an action: a loose joker and a hidden card, or a set
export const RESERVE = 23; // a card of the row
export const LOSE = 24; // what a raid takes
export const LAY = 25; // the marker that stays flat
export const OPEN = 26; // at the end: hidden cards are turned up, as a ply of its own
export const FINAL = 27; // at the end: a loose joker to a set
export const OVER = 28;

// Passed through.
export const SETTLE = 32; // RECEIVER places what he gained, then AFTER
export const DRAWING = 33; // TO_DRAW more cards into DRAWER's hand
export const DRAWN_ALL = 34; // DRAWER has his cards
export const PASSING_ON = 35; // the opponent chooses among the cards left
export const REACTION = 36;
export const PURCHASE = 37; // after a replacement
export const ACTION_DONE = 38;
export const FILLING = 39; // the row, up to its size
export const FILLED = 40;
export const NEXT_TURN = 41;
export const DAY_DONE = 42;
export const RAIDING = 43;
export const LAYING = 44;
export const CASTING = 45;
export const MORNING = 46; // markers stand up
export const ENDING = 47;
export const COUNTING = 48;
