/** What is being decided. CHANCE decides the phases up to LAST_CHANCE. */
export const DEAL_ROLES = 0; // which seat gets the next special role
export const DEAL_MINDS = 1; // a mind for SEAT
export const DRAW_EVIDENCE = 2; // the next card of the collection
export const DEAL_HANDS = 3; // a card for SEAT
export const LEAD_DRAW = 4; // the Ghost's card in place of the first lead
export const TOSS_RADIO = 5; // who speaks first
export const REFRESH = 6; // a card for SEAT
export const GHOST_DRAW = 7; // a card for the Ghost, or none
export const LAST_CHANCE = 7;
export const PLACE = 8; // a category for the card drawn
export const NIGHT = 9; // the true evidence, category STEP; only its chooser has a choice
export const LEAD = 10; // the Ghost's first clue, or none
export const CHECK = 11; // the category that SEAT says it checks, or none
export const SEND = 12; // a letter
export const BID = 13; // how eager SEAT is to speak
export const THROW = 14; // a card to discard, or none
export const SORT = 15; // reveal or not: the letter of rank STEP
export const ADD = 16; // a card from the Ghost's hand, or none
export const GHOST_THROW = 17; // a card for the Ghost to discard, or none
export const SPEAK = 18; // the kind of an act of speech
export const ARGUE = 19; // its first argument
export const ARGUE_MORE = 20; // its second argument
export const VOTE = 21; // a column, or a seat to arrest
export const POINT = 22; // the Killer's last word: a seat
export const NAME_ROLE = 23; // and the role he says it has
export const NAME_TRUTH = 24; // the Blackmailer's last word: a column of category STEP

export const DEAL_CHARACTER = 25; // luck: a character card for SEAT
export const CHOOSE_SIDE = 26; // which of its two characters SEAT will be
export const COPY = 27; // the Actor: whose power
export const QUESTION = 28; // the argument of a power: a clue or a category
export const TURN_UP = 29; // luck: a card of the Gambler's
export const ANSWER = 30; // the Ghost's answer to a power
export const ANSWER_MORE = 31; // the second clue that he shows the Hunter
export const EMPTY = 32; // the Exterminator: a card to discard, or NO_CARD to stop
export const REFILL = 33; // luck: a card for the Exterminator
export const ADD_VOTE = 34; // the Politician: one more vote, or NO_CARD to keep it

export const LOOK = 35; // luck: a place in the discard for the Special agent
export const REWRITE = 36; // luck: a card for the Writer
export const GIVE = 37; // the Coach's friends, seat STEP: a card for the Ghost to judge, or none

/** Acts of speech. */
export const PASS = 0;
export const SENT = 1; // a card, or NO_CARD to refuse
export const LINK = 2; // a clue (its place on the table), then evidence × 2 + (1 speaks against it)
export const BELIEVE = 3; // evidence
export const SUSPECT = 4; // a seat
export const CLEAR = 5; // a seat
export const CLAIM = 6; // a role
/** Only in the record: what was said while sending; a category, or NO_CATEGORY. */
export const CHECKED = 7;
export const NO_CATEGORY = 3;
/** Instead of a category: the Killer's character, or the Exterminator's power. */
export const CHECK_CHARACTER = 4;
export const USE_POWER = 5;
export const POWER = 8; // use it
export const REPORT = 9; // an answer that one says one has got

/** Eagerness 0 .. BID_LEVELS - 1. */
export const BID_LEVELS = 3;
