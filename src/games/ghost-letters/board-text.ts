/** A position as a few lines of text. */
import * as core from '../../core/game.js';
import type { GameRules, Player, State } from '../../core/game.js';
import { CHARACTERS } from './characters.js';
import { RESULTS } from './finale.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { CATEGORIES, cardName, seatName } from './names.js';
import { ROLES } from './roles.js';
import { sayingRound, sayingSeat } from './speech.js';

const { PHASE, ROUND, CLUES, SAYINGS, LETTERS, CHOSEN, TRUTH, RESULT, ARRESTED, USED } = layout;
const PHASES = [
  ...['roles are dealt', 'minds are dealt', 'characters are dealt', 'characters are chosen', 'evidence is drawn'],
  ...['evidence is placed', 'night', 'hands are dealt', 'first lead', 'the Ghost draws'],
  ...['categories are announced', 'a power is copied', 'a hand is emptied', 'a hand is filled', 'letters are sent'],
  ...['the Cook sends cards of the deck', 'eagerness', 'the radio is tossed for', 'cards are discarded'],
  ...['hands are filled', 'the Ghost sorts the letters', 'the Ghost adds a card', 'the Ghost discards'],
  ...['the Ghost draws', 'discussion', 'discussion', 'discussion', 'a power is copied', 'a power is used'],
  ...['cards are turned up', 'the discard is looked at', 'a hand is filled', 'cards are given to the Coach'],
  ...['the Ghost answers', 'the Ghost answers', 'vote', 'the Politician adds a vote', 'last words of the Killer'],
  ...['last words of the Killer', 'last words of the Blackmailer'],
];

export function createBoardText(
  setup: Setup,
  observe: GameRules['observe'],
  saying: (s: State, word: number) => string,
): (s: State, viewer?: Player) => string {
  const { players, categories, columns, hand } = setup;

  return (s, viewer) => {
    const o = new Int32Array(setup.words);
    if (viewer === undefined) o.set(s);
    else observe(s, viewer, o);
    const lines = [title(o), ...rows(o), ...clues(o), ...seats(o), ...sayings(o)];
    return lines.join('\n');
  };

  function title(o: State): string {
    if (o[core.ACTOR] === core.TERMINAL) return RESULTS[o[RESULT]];
    const round = o[ROUND] === 0 ? 'opening' : `round ${o[ROUND]} of ${setup.rounds}`;
    return `${round}: ${PHASES[o[PHASE]]}`;
  }

  /** A true card is marked `*`, the one voted for is in brackets. */
  function rows(o: State): string[] {
    return CATEGORIES.slice(0, categories).map((name, c) => {
      const cards = Array.from({ length: columns }, (_, column) => {
        const card = o[setup.evidence + c * columns + column];
        const text = card === 0 ? '-' : `${cardName(card)}${o[TRUTH + c] === column + 1 ? '*' : ''}`;
        return o[CHOSEN + c] === column + 1 ? `[${text}]` : text;
      });
      return `${name.padEnd(8)}${cards.join('  ')}`;
    });
  }

  function clues(o: State): string[] {
    const rounds = new Map<number, string[]>();
    for (let i = 0; i < o[CLUES]; i++) {
      const word = o[setup.clue + i];
      const round = layout.clueRound(word);
      rounds.set(round, [...(rounds.get(round) ?? []), cardName(word)]);
    }
    return [...rounds].map(
      ([round, cards]) => `${round === 0 ? 'lead' : `clues ${round}`}`.padEnd(8) + cards.join('  '),
    );
  }

  function seats(o: State): string[] {
    return Array.from({ length: players }, (_, seat) => {
      const parts = [seatName(seat).padEnd(7), ROLES[o[setup.role + seat]].replace('none', '?').padEnd(11)];
      if (setup.hasCharacters && seat > 0) parts.push(characterOf(o, seat).padEnd(14));
      const cards: string[] = [];
      for (let i = 0; i < hand; i++) {
        const card = o[setup.hands + seat * hand + i];
        if (card > 0) cards.push(cardName(card));
      }
      if (cards.length > 0) parts.push(`holds ${cards.join(' ')}`);
      const shown = shownBy(o, seat);
      if (shown.length > 0) parts.push(`showed ${shown.join(' ')}`);
      const sent = sentBy(o, seat);
      if (sent.length > 0) parts.push(`sent ${sent.join(' ')}`);
      if ((o[ARRESTED] >> seat) & 1) parts.push('(arrested)');
      return parts.join(' ').trimEnd();
    });
  }

  function characterOf(o: State, seat: number): string {
    const character = o[setup.character + seat];
    const name = character === 0 ? '-' : CHARACTERS[character - 1];
    return (o[USED] >> seat) & 1 ? `${name} (used)` : name;
  }

  /** The hand that a seat showed to the Ghost, as far as the viewer knows it. */
  function shownBy(o: State, seat: number): string[] {
    const cards: string[] = [];
    for (let slot = setup.showing; slot < setup.words; slot += 1 + hand)
      if (layout.showingSeat(o[slot]) === seat && seat > 0)
        for (let i = 1; i <= hand && o[slot + i] > 0; i++) cards.push(cardName(o[slot + i]));
    return cards;
  }

  function sentBy(o: State, seat: number): string[] {
    const cards: string[] = [];
    for (let i = 0; i < o[LETTERS]; i++) {
      const word = o[setup.letter + i];
      if (layout.seatIn(word) !== seat || (word & 255) === 0) continue;
      cards.push(cardName(word));
    }
    return cards;
  }

  function sayings(o: State): string[] {
    const lines: string[] = [];
    for (let i = 0; i < o[SAYINGS]; i++) {
      const word = o[setup.saying + i];
      if (sayingRound(word) === o[ROUND]) lines.push(`${seatName(sayingSeat(word))} ${saying(o, word)}`);
    }
    return lines;
  }
}
