/**
 * How many cards and letters a game can take. Apart from the options, which a thread that plays need not load: their
 * library takes long.
 */
import type { GhostLettersOptions } from './options.js';

/** Cards that the Gambler turns up, the Writer loses, the Coach is given, the Special agent sees and the Cook sends. */
export const THREE = 3;

/** Letters of one player in one round, and cards the Ghost may add: R17, R20. */
export const lettersEach = (o: Pick<GhostLettersOptions, 'players' | 'hand'>): number =>
  o.players === 2 ? Math.min(2, o.hand) : 1;

/** Letters beyond the usual ones: of Courier or Cook, who share a card, and of an Actor who plays the same: R62, R63. */
export const extraLetters = (o: GhostLettersOptions): number =>
  o.characters ? 2 * Math.max(1, THREE - lettersEach(o)) : 0;

/** Cards that powers can move to the discard: three each of Gambler, Writer and Coach, a hand of the Exterminator's, and the Actor's copy. */
export const powerDiscards = (o: GhostLettersOptions): number =>
  o.characters ? 3 * THREE + o.hand + Math.max(THREE, o.hand) : 0;

/** Rounds after which hands are filled up: the last one only where powers may still ask for cards, R19. */
export const refreshes = (o: GhostLettersOptions): number => (o.characters ? o.rounds : Math.max(0, o.rounds - 1));

/** Cards that can leave the deck at most, so that it never runs out (R5). */
export function cardsNeeded(o: GhostLettersOptions): number {
  const evidence = o.categories * o.columns;
  if (o.rounds === 0) return evidence;
  const letters = lettersEach(o);
  const discards = o.hand > letters ? 1 : 0;
  const drawn = (o.players - 1) * (letters + discards) + Math.min(letters + 1, o.hand);
  return evidence + o.players * o.hand + 1 + refreshes(o) * drawn + powerDiscards(o) + extraLetters(o);
}
