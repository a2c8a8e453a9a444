/** What is being decided, in the order in which a game meets it; the parts of the game are ranges of it. */

// The opening: opening.ts.
export const DEAL_ROLES = 0; // luck: which seat gets the next special role
export const DEAL_MINDS = 1; // luck: a mind for SEAT
export const DEAL_CHARACTER = 2; // luck: a character card for SEAT
export const CHOOSE_SIDE = 3; // which of its two characters SEAT will be
export const DRAW_EVIDENCE = 4; // luck: the next card of the collection
export const PLACE = 5; // a category for the card drawn
export const NIGHT = 6; // the true evidence, category STEP; only its chooser has a choice

// Hands and the first lead: mail.ts.
export const DEAL_HANDS = 7; // luck: a card for SEAT
export const LEAD = 8; // the Ghost's first clue, or none
export const LEAD_DRAW = 9; // luck: the Ghost's card in its place

// Letters: sending.ts.
export const CHECK = 10; // the category that SEAT says it checks, or none; or a power
export const COPY_MAIL = 11; // the Actor: whose power of the mail
export const EMPTY = 12; // the Exterminator: a card to discard, or NO_CARD to stop
export const REFILL = 13; // luck: a card for the Exterminator
export const SEND = 14; // a letter
export const COOK_DRAW = 15; // luck: a letter of the Cook's, from the top of the deck
export const BID = 16; // how eager SEAT is to speak
export const TOSS_RADIO = 17; // luck: who speaks first

// Refreshing: mail.ts.
export const THROW = 18; // a card to discard, or none
export const REFRESH = 19; // luck: a card for SEAT

// The Ghost's clues: clues.ts.
export const SORT = 20; // reveal or not: the letter of rank STEP
export const ADD = 21; // a card from the Ghost's hand, or none
export const GHOST_THROW = 22; // a card for the Ghost to discard, or none
export const GHOST_DRAW = 23; // luck: a card for the Ghost, or none

// The discussion: talk.ts.
export const SPEAK = 24; // the kind of an act of speech
export const ARGUE = 25; // its first argument
export const ARGUE_MORE = 26; // its second argument

// Powers used by speaking: powers.ts.
export const COPY = 27; // the Actor: whose power
export const QUESTION = 28; // the argument of a power: a clue or a category
export const TURN_UP = 29; // luck: a card of the Gambler's
export const LOOK = 30; // luck: a place in the discard for the Special agent
export const REWRITE = 31; // luck: a card for the Writer
export const GIVE = 32; // the Coach's friends, seat STEP: a card for the Ghost to judge, or none
export const ANSWER = 33; // the Ghost's answer to a power
export const ANSWER_MORE = 34; // what else he shows the Hunter or the Hacker

// The end: finale.ts.
export const VOTE = 35; // a column, or a seat to arrest
export const ADD_VOTE = 36; // the Politician: one more vote, or NO_CARD to keep it
export const POINT = 37; // the Killer's last word: a seat
export const NAME_ROLE = 38; // and the role he says it has
export const NAME_TRUTH = 39; // the Blackmailer's last word: a column of category STEP

/** Instead of a category: none, the Killer's character, or a power of the mail. */
export const NO_CATEGORY = 3;
export const CHECK_CHARACTER = 4;
export const USE_POWER = 5;

/** Eagerness 0 .. BID_LEVELS - 1. */
export const BID_LEVELS = 3;
