/** A position as a few lines of text. */
import * as core from '../../core/game.js';
import type { GameRules, Player, State } from '../../core/game.js';
import { CHARACTERS, DECLINED } from './characters.js';
import { CARDS, NO_CARD } from './deck.js';
import { RESULTS } from './finale.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';
import { ROLES } from './roles.js';

const { PHASE, ROUND, CLUES, SAYINGS, LETTERS, CHOSEN, TRUTH, RESULT, ARRESTED, USED } = layout;
const CATEGORIES = ['motive', 'place', 'means'];
const PHASES = [
  ...['roles are dealt', 'minds are dealt', 'evidence is drawn', 'hands are dealt', 'the Ghost draws'],
  ...['the radio is tossed for', 'hands are filled', 'the Ghost draws', 'evidence is placed', 'night', 'first lead'],
  ...[
    'categories are announced',
    'letters are sent',
    'eagerness',
    'cards are discarded',
    'the Ghost sorts the letters',
  ],
  ...['the Ghost adds a card', 'the Ghost discards', 'discussion', 'discussion', 'discussion', 'vote'],
  ...['last words of the Killer', 'last words of the Killer', 'last words of the Blackmailer'],
  ...['characters are dealt', 'characters are chosen', 'a power is copied', 'a power is used', 'cards are turned up'],
  ...['the Ghost answers', 'the Ghost answers', 'a hand is emptied', 'a hand is filled', 'the Politician adds a vote'],
  ...['the discard is looked at', 'a hand is filled', 'cards are given to the Coach'],
];

const seatName = (seat: number): string => (seat === 0 ? 'ghost' : `p${seat}`);

export function createBoardText(setup: Setup, observe: GameRules['observe']): (s: State, viewer?: Player) => string {
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
        const text = card === 0 ? '-' : `${CARDS[card - 1]}${o[TRUTH + c] === column + 1 ? '*' : ''}`;
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
      rounds.set(round, [...(rounds.get(round) ?? []), CARDS[(word & 255) - 1]]);
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
        if (card > 0) cards.push(CARDS[card - 1]);
      }
      if (cards.length > 0) parts.push(`holds ${cards.join(' ')}`);
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

  function sentBy(o: State, seat: number): string[] {
    const cards: string[] = [];
    for (let i = 0; i < o[LETTERS]; i++) {
      const word = o[setup.letter + i];
      if (layout.seatIn(word) !== seat || (word & 255) === 0) continue;
      cards.push(CARDS[(word & 255) - 1]);
    }
    return cards;
  }

  function sayings(o: State): string[] {
    const lines: string[] = [];
    for (let i = 0; i < o[SAYINGS]; i++) {
      const word = o[setup.saying + i];
      if (layout.sayingRound(word) === o[ROUND]) lines.push(`${seatName(layout.sayingSeat(word))}: ${saying(o, word)}`);
    }
    return lines;
  }

  function saying(o: State, word: number): string {
    const a = layout.sayingA(word);
    const b = layout.sayingB(word);
    const evidence = (j: number): string => CARDS[o[setup.evidence + j] - 1];
    switch (layout.sayingKind(word)) {
      case phases.SENT:
        return a === NO_CARD ? 'I will not say what I sent' : `I sent ${CARDS[a]}`;
      case phases.LINK:
        return `${CARDS[(o[setup.clue + a] & 255) - 1]} speaks ${b & 1 ? 'against' : 'for'} ${evidence(b >> 1)}`;
      case phases.BELIEVE:
        return `I believe in ${evidence(a)}`;
      case phases.SUSPECT:
        return `I suspect ${seatName(a)}`;
      case phases.CLEAR:
        return `${seatName(a)} is clear to me`;
      case phases.CLAIM:
        return `I am ${ROLES[a]}`;
      case phases.REPORT:
        return a === DECLINED ? 'the Ghost showed me nothing' : `the Ghost showed me number ${a}`;
      default: // CHECKED
        return `I check ${[...CATEGORIES, 'nothing', 'a character'][a]}`;
    }
  }
}
