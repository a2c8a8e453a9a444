/** Acts of speech as a person would tell of them. */
import type { State } from '../../core/game.js';
import { CARDS, NO_CARD } from './deck.js';
import type { Setup } from './layout.js';
import type { Names } from './names.js';
import { CATEGORIES, seatName } from './names.js';
import { ROLES } from './roles.js';
import * as speech from './speech.js';

/** Before the arguments of an act are known. */
export const KINDS: Readonly<Record<number, string>> = {
  [speech.PASS]: 'passes',
  [speech.SENT]: 'sent ...',
  [speech.LINK]: 'links ...',
  [speech.BELIEVE]: 'believes ...',
  [speech.SUSPECT]: 'suspects ...',
  [speech.CLEAR]: 'clears ...',
  [speech.CLAIM]: 'claims ...',
  [speech.REPORT]: 'was shown ...',
  [speech.PROPOSE]: 'proposes ...',
  [speech.AGREE]: 'agrees ...',
  [speech.DISAGREE]: 'disagrees ...',
  [speech.ASK]: 'asks ...',
};

/** By weight: how sure one says one is, of a thought and of a link. */
const SURE = ['', 'perhaps ', '', 'surely '];
const CLEARLY = ['', 'faintly ', '', 'clearly '];
const CHECKS = [...CATEGORIES, 'nothing', 'a character'];
const TOPICS = ['what it sent', 'whom it suspects', 'about its power', ...CATEGORIES.map((row) => `about the ${row}`)];

/** What a word of speech says, such as `surely suspects p5`. */
export function createSpeechText(setup: Setup, names: Names): (s: State, word: number) => string {
  const EVIDENCE_COUNT = setup.categories * setup.columns;

  return (s, word) => {
    const a = speech.sayingA(word);
    const b = speech.sayingB(word);
    const thing = speech.thingOf(a);
    const sure = SURE[speech.weightOf(a)];
    switch (speech.sayingKind(word)) {
      case speech.SENT:
        return a === NO_CARD ? 'will not say what it sent' : `says it sent ${CARDS[a]}`;
      case speech.LINK:
        return link(s, a, b);
      case speech.BELIEVE:
        return `${sure}believes in ${names.evidence(s, thing)}`;
      case speech.SUSPECT:
        return `${sure}suspects ${seatName(thing)}`;
      case speech.CLEAR:
        return `${sure}clears ${seatName(thing)}`;
      case speech.CLAIM:
        return `claims to be ${ROLES[a]}`;
      case speech.REPORT:
        return `was shown ${names.report(s, speech.sayingSeat(word), a)}`;
      case speech.PROPOSE:
        return `proposes ${proposal(s, a)}`;
      case speech.AGREE:
        return `agrees with ${seatName(a)}`;
      case speech.DISAGREE:
        return `disagrees with ${seatName(a)}`;
      case speech.ASK:
        return `asks ${seatName(a)} ${TOPICS[b]}`;
      default: // CHECKED
        return `checks ${CHECKS[a]}`;
    }
  };

  function link(s: State, clue: number, b: number): string {
    const target = speech.linkTarget(b);
    const what =
      target < EVIDENCE_COUNT ? names.evidence(s, target) : `the character of ${seatName(target - EVIDENCE_COUNT)}`;
    return `${names.clue(s, clue)} speaks ${CLEARLY[speech.weightOf(b)]}${speech.isAgainst(b) ? 'against' : 'for'} ${what}`;
  }

  function proposal(s: State, a: number): string {
    if (a < EVIDENCE_COUNT) return names.evidence(s, a);
    return a === EVIDENCE_COUNT ? 'no killer' : `to arrest ${seatName(a - EVIDENCE_COUNT)}`;
  }
}
