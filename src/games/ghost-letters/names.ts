/** Names of things in texts. */
import type { State } from '../../core/game.js';
import * as characters from './characters.js';
import { CARDS, NO_CARD } from './deck.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { showingOf } from './shown-hands.js';

const { DISCARDS } = layout;

export const CATEGORIES = ['motive', 'place', 'means'] as const;
export const seatName = (seat: number): string => (seat === 0 ? 'ghost' : `p${seat}`);
/** The card in a word that holds it plus one, whatever else it holds. */
export const cardName = (word: number): string => CARDS[(word & 255) - 1];

export interface Names {
  evidence(s: State, evidence: number): string;
  clue(s: State, clue: number): string;
  /** What the Ghost shows to a seat that uses a power. */
  answer(s: State, seat: number, move: number): string;
  /** The same as its user reports it: of a card that he alone knows any card. */
  report(s: State, seat: number, move: number): string;
}

export function createNames(setup: Setup): Names {
  const evidence = (s: State, j: number): string => cardName(s[setup.evidence + j]);
  const clue = (s: State, i: number): string => cardName(s[setup.clue + i]);

  function answer(s: State, seat: number, move: number): string {
    const power = characters.usedPower(s[setup.use + seat]);
    if (move === characters.DECLINED) return 'nothing';
    if (characters.showsDiscard(power)) return cardName(s[setup.discard + move]);
    if (power === characters.LAWYER) return seatName(move);
    if (power === characters.PSYCHOLOGIST || power === characters.SHERIFF) return String(move);
    if (power === characters.LIBRARIAN || power === characters.JOURNALIST) return CATEGORIES[move];
    if (characters.isExcluder(power)) return evidence(s, (power - characters.WAITER) * setup.columns + move);
    if (power === characters.GAMBLER) return cardName(s[setup.discard + s[DISCARDS] - 3 + move]);
    if (power === characters.ANTIQUARIAN) return cardName(s[showingOf(s, setup, seat) + 1 + move]);
    if (power === characters.HACKER && move < characters.HACKER_CLUES) return evidence(s, move);
    return clue(s, power === characters.HACKER ? move - characters.HACKER_CLUES : move);
  }

  function report(s: State, seat: number, move: number): string {
    if (!characters.reportsCard(characters.usedPower(s[setup.use + seat]))) return answer(s, seat, move);
    return move === NO_CARD ? 'nothing' : CARDS[move];
  }

  return { evidence, clue, answer, report };
}
