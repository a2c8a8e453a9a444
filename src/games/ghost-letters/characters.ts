/**
 * Characters and their powers, each used once: R48 to R61. A double-sided card holds two of them, one after the other in
 * this list. In the cooperative game the first card stays in the box: it needs a Killer and liars.
 */
export const CHARACTERS = [
  ...['lawyer', 'psychologist', 'sheriff', 'librarian', 'hacker', 'hunter', 'student', 'tv-host', 'journalist'],
  ...['scientist', 'waiter', 'tramp', 'doctor', 'antiquarian', 'exterminator', 'gambler', 'politician', 'actor'],
  ...['medium', 'special-agent', 'writer', 'coach', 'courier', 'cook'],
] as const;

export const LAWYER = 0;
export const PSYCHOLOGIST = 1;
export const SHERIFF = 2;
export const LIBRARIAN = 3;
export const HACKER = 4;
export const HUNTER = 5;
export const STUDENT = 6;
export const TV_HOST = 7;
export const JOURNALIST = 8;
export const SCIENTIST = 9;
export const WAITER = 10;
export const TRAMP = 11;
export const DOCTOR = 12;
export const ANTIQUARIAN = 13;
export const EXTERMINATOR = 14;
export const GAMBLER = 15;
export const POLITICIAN = 16;
export const ACTOR_CHARACTER = 17;
export const MEDIUM = 18;
export const SPECIAL_AGENT = 19;
export const WRITER = 20;
export const COACH = 21;
export const COURIER = 22;
export const COOK = 23;

export const CHARACTER_CARDS = CHARACTERS.length / 2;

/** Powers that belong to sending, and the one that belongs to votes; all others are used by speaking in a discussion. */
export const isOfMail = (power: number): boolean => power === EXTERMINATOR || power === COURIER || power === COOK;
export const isSpoken = (power: number): boolean => !isOfMail(power) && power !== POLITICIAN;
/** Powers that first ask something: for a clue, or for a category. */
export const asksForClue = (power: number): boolean => power === LIBRARIAN || power === HACKER;
export const asksForCategory = (power: number): boolean => power === SHERIFF || power === SCIENTIST;
/** Powers that show one false piece of evidence of a certain row. */
export const isExcluder = (power: number): boolean => power >= WAITER && power <= DOCTOR;

/** Powers that show the Ghost one's hand: R53, R58. */
export const showsHand = (power: number): boolean => power === ANTIQUARIAN || power === WRITER;
/** Powers whose user learns of one card in private; what he reports of it is any card that could be. */
export const reportsCard = (power: number): boolean => showsDiscard(power) || power === ANTIQUARIAN;
/** Powers that show a card of the discard, known by its place there. */
export const showsDiscard = (power: number): boolean => power === MEDIUM || power === COACH || power === SPECIAL_AGENT;

/** A use of a power, for all to see: power + 1 | argument << 8 | size << 16, the number of clues or cards there were. */
export const usedPower = (word: number): number => (word & 255) - 1;
export const usedArgument = (word: number): number => (word >> 8) & 255;
export const usedSize = (word: number): number => word >> 16;

/** Answers as the Ghost gives them; a state word holds them plus one. */
export const DECLINED = 150;
/** Among the Hacker's answers, clues come behind the evidence. */
export const HACKER_CLUES = 64;

/** Three places at most, in ascending order, a byte each and plus one: what the Special agent has seen. */
export function addPlace(places: number, place: number): number {
  const a = places & 255;
  const b = (places >> 8) & 255;
  const p = place + 1;
  if (a === 0) return p;
  if (b === 0) return p > a ? a | (p << 8) : p | (a << 8);
  if (p > b) return places | (p << 16);
  return p > a ? a | (p << 8) | (b << 16) : p | (a << 8) | (b << 16);
}
export const hasPlace = (places: number, place: number): boolean =>
  (places & 255) === place + 1 || ((places >> 8) & 255) === place + 1 || places >> 16 === place + 1;
