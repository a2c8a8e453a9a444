/** What may be said: R24, R25 and R51. Whatever is well formed may be; none of it has to be true. */
import { addMember, hasMember } from '../../core/bits.js';
import type { State } from '../../core/game.js';
import * as characters from './characters.js';
import { NO_CARD, SET_WORDS } from './deck.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { listTo } from './opening.js';
import type { Powers } from './powers.js';
import * as roles from './roles.js';
import * as speech from './speech.js';

const { SEAT, ROUND, ACT, CLUES, SAYINGS, HOLDER } = layout;
const { PASS, SENT, LINK, BELIEVE, SUSPECT, CLEAR, CLAIM, POWER, REPORT, PROPOSE, AGREE, DISAGREE, ASK } = speech;
const { ASK_SENT, ASK_SUSPECT, ASK_POWER, ASK_ROW, WEIGHTS } = speech;

export interface Acts {
  kinds(s: State, out: Int32Array): number;
  arguments(s: State, out: Int32Array): number;
  secondArguments(s: State, out: Int32Array): number;
}

export function createActs(setup: Setup, powers: () => Powers): Acts {
  const { players, categories, columns, isCompetitive, mayLackKiller, hasHints, deck: deckSize } = setup;
  const { evidence: EVIDENCE, clue: CLUE, saying: SAYING, use: USE } = setup;
  const EVIDENCE_COUNT = categories * columns;
  const CLAIMABLE = Int32Array.from([...new Set([...setup.cards, roles.DETECTIVE])].sort((a, b) => a - b));
  const barred = new Int32Array(SET_WORDS);
  /** Seats as bits: who has made a statement in this discussion. */
  let speakers = 0;

  function kinds(s: State, out: Int32Array): number {
    let n = 0;
    out[n++] = PASS;
    if (s[ROUND] > 0) out[n++] = SENT;
    if (s[CLUES] > 0) out[n++] = LINK;
    out[n++] = BELIEVE;
    if (isCompetitive) for (let kind = SUSPECT; kind <= CLAIM; kind++) out[n++] = kind;
    if (setup.hasCharacters) {
      // One power at a time, and in one's own turn.
      if (s[HOLDER] === 0 && powers().isReady(s, s[SEAT])) out[n++] = POWER;
      if (hasAnswer(s, s[SEAT])) out[n++] = REPORT;
    }
    out[n++] = PROPOSE;
    if (players === 2) return n;
    findSpeakers(s);
    if (speakers !== 0) for (let kind = AGREE; kind <= DISAGREE; kind++) out[n++] = kind;
    out[n++] = ASK;
    return n;
  }

  /** R51: what the Ghost has shown to him alone. */
  function hasAnswer(s: State, seat: number): boolean {
    const power = characters.usedPower(s[USE + seat]);
    if (power === characters.GAMBLER || power === characters.WRITER) return false;
    return power >= 0 && characters.isSpoken(power);
  }

  /** Other seats with a statement to agree with: only what was said since the clues were shown. */
  function findSpeakers(s: State): void {
    speakers = 0;
    for (let i = s[SAYINGS] - 1; i >= 0 && speech.sayingRound(s[SAYING + i]) === s[ROUND]; i--) {
      const word = s[SAYING + i];
      if (speech.isStatement(speech.sayingKind(word))) speakers |= 1 << speech.sayingSeat(word);
    }
    speakers &= ~(1 << s[SEAT]);
  }

  function listArguments(s: State, out: Int32Array): number {
    switch (s[ACT]) {
      case SENT:
        return claimableCards(s, out);
      case LINK:
        return listTo(s[CLUES], out);
      case BELIEVE:
        return listTo(WEIGHTS * EVIDENCE_COUNT, out);
      case SUSPECT:
      case CLEAR:
        return weighedSeats(s, out);
      case CLAIM:
        out.set(CLAIMABLE);
        return CLAIMABLE.length;
      case REPORT:
        if (characters.reportsCard(characters.usedPower(s[USE + s[SEAT]]))) return claimableCards(s, out);
        return powers().answers(s, s[SEAT], s[USE + s[SEAT]], false, out);
      case PROPOSE:
        return proposals(s, out);
      case ASK:
        return seats(s, ~0, out);
      default: // AGREE and DISAGREE
        findSpeakers(s);
        return seats(s, speakers, out);
    }
  }

  /** R24: a card that could have been sent in this round, as far as everybody can see; or no answer. */
  function claimableCards(s: State, out: Int32Array): number {
    barred.fill(0);
    for (let i = 0; i < EVIDENCE_COUNT; i++) addMember(barred, 0, s[EVIDENCE + i] - 1);
    for (let i = 0; i < s[CLUES]; i++)
      if (layout.clueRound(s[CLUE + i]) < s[ROUND]) addMember(barred, 0, (s[CLUE + i] & 255) - 1);
    let n = 0;
    for (let card = 0; card < deckSize; card++) if (!hasMember(barred, 0, card)) out[n++] = card;
    out[n] = NO_CARD;
    return n + 1;
  }

  /** Seats beside the Ghost and the speaker that are in the set. */
  function seats(s: State, set: number, out: Int32Array): number {
    let n = 0;
    for (let seat = 1; seat < players; seat++) if (seat !== s[SEAT] && (set >> seat) & 1) out[n++] = seat;
    return n;
  }

  function weighedSeats(s: State, out: Int32Array): number {
    let n = 0;
    for (let seat = 1; seat < players; seat++)
      if (seat !== s[SEAT]) for (let w = 1; w <= WEIGHTS; w++) out[n++] = speech.weigh(seat, w);
    return n;
  }

  /** R30 holds for proposals too: nobody proposes himself. */
  function proposals(s: State, out: Int32Array): number {
    let n = listTo(EVIDENCE_COUNT, out);
    if (!isCompetitive) return n;
    for (let seat = mayLackKiller ? 0 : 1; seat < players; seat++)
      if (seat !== s[SEAT]) out[n++] = EVIDENCE_COUNT + seat;
    return n;
  }

  function secondArguments(s: State, out: Int32Array): number {
    if ((s[ACT] & 15) === ASK) return topics(s, out);
    let n = listTo(2 * WEIGHTS * EVIDENCE_COUNT, out);
    // R61: a clue may speak for somebody's character.
    if (hasHints)
      for (let k = 2 * WEIGHTS * (EVIDENCE_COUNT + 1); k < 2 * WEIGHTS * (EVIDENCE_COUNT + players); k++) out[n++] = k;
    return n;
  }

  function topics(s: State, out: Int32Array): number {
    let n = 0;
    if (s[ROUND] > 0) out[n++] = ASK_SENT;
    if (isCompetitive) out[n++] = ASK_SUSPECT;
    if (setup.hasCharacters) out[n++] = ASK_POWER;
    for (let c = 0; c < categories; c++) out[n++] = ASK_ROW + c;
    return n;
  }

  return { kinds, arguments: listArguments, secondArguments };
}
