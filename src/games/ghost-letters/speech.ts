/** Acts of speech and how they are kept: R24 to R26. One word: kind | a << 4 | b << 12 | seat << 20 | round << 24. */

export const PASS = 0;
export const SENT = 1; // a card, or NO_CARD to refuse
export const LINK = 2; // a clue (its place on the table), then a target: see linkTarget
export const BELIEVE = 3; // evidence, weighed
export const SUSPECT = 4; // a seat, weighed
export const CLEAR = 5; // a seat, weighed
export const CLAIM = 6; // a role
export const CHECKED = 7; // only in the record, said while sending: a category, NO_CATEGORY or CHECK_CHARACTER
export const POWER = 8; // use it; not kept as speech
export const REPORT = 9; // an answer that one says one has got
export const PROPOSE = 10; // how to vote: evidence, or behind it a seat to arrest
export const AGREE = 11; // a seat: with what it said last
export const DISAGREE = 12; // a seat
export const ASK = 13; // a seat, then a topic

/** How sure a speaker says he is: 1 to WEIGHTS. What is weighed is kept as thing × WEIGHTS + weight - 1. */
export const WEIGHTS = 3;
export const weigh = (thing: number, weight: number): number => thing * WEIGHTS + weight - 1;
export const thingOf = (weighed: number): number => Math.floor(weighed / WEIGHTS);
export const weightOf = (weighed: number): number => 1 + (weighed % WEIGHTS);

/** A link's second argument, weighed: target × 2 + (1 if the clue speaks against it); seats come behind the evidence. */
export const linkTarget = (b: number): number => thingOf(b) >> 1;
export const isAgainst = (b: number): boolean => (thingOf(b) & 1) === 1;

/** Topics of a question: a letter, a suspicion, a power, or behind them a row. */
export const ASK_SENT = 0;
export const ASK_SUSPECT = 1;
export const ASK_POWER = 2;
export const ASK_ROW = 3;

export const sayingKind = (word: number): number => word & 15;
export const sayingA = (word: number): number => (word >> 4) & 255;
export const sayingB = (word: number): number => (word >> 12) & 255;
export const sayingSeat = (word: number): number => (word >> 20) & 15;
export const sayingRound = (word: number): number => word >> 24;

/** Whether it says something that another can agree with. */
export const isStatement = (kind: number): boolean =>
  (kind >= SENT && kind <= CLAIM) || kind === REPORT || kind === PROPOSE;
