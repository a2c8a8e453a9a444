/** The discussion as moves: R23 to R26. Whatever is well formed may be said. */
import { addMember, hasMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import * as characters from './characters.js';
import * as deck from './deck.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { listTo } from './opening.js';
import * as phases from './phases.js';
import type { Powers } from './powers.js';
import * as roles from './roles.js';

const { ACTOR } = core;
const { NO_CARD, SET_WORDS } = deck;
const { PHASE, SEAT, ROUND, RADIO, TURNS, ACTS, ACT, CLUES, SAYINGS } = layout;
const { SPEAK, ARGUE, ARGUE_MORE, PASS, SENT, LINK, BELIEVE, SUSPECT, CLAIM, POWER, REPORT } = phases;

export interface Talk {
  start(s: State): void;
  moves(s: State, out: Int32Array): number;
  apply(s: State, move: Move): void;
  /** After a power was used: the rest of the turn, or the next speaker's. */
  resume(s: State): void;
}

export function createTalk(setup: Setup, powers: () => Powers, afterTalk: (s: State) => void): Talk {
  const { players, talk, categories, columns, isCompetitive, deck: deckSize } = setup;
  const { evidence: EVIDENCE, clue: CLUE, saying: SAYING, use: USE } = setup;
  const EVIDENCE_COUNT = categories * columns;
  const CLAIMABLE = Int32Array.from([...new Set([...setup.cards, roles.DETECTIVE])].sort((a, b) => a - b));
  const barred = new Int32Array(SET_WORDS);

  function start(s: State): void {
    if (talk === 0) return afterTalk(s);
    s[TURNS] = players - 1;
    giveWord(s, s[RADIO] === 0 ? 1 : s[RADIO]);
  }

  function giveWord(s: State, seat: number): void {
    s[SEAT] = seat;
    s[ACTOR] = seat;
    s[ACTS] = talk;
    s[PHASE] = SPEAK;
  }

  function passWord(s: State): void {
    s[ACTS] = 0;
    if (--s[TURNS] > 0) giveWord(s, (s[SEAT] % (players - 1)) + 1);
    else afterTalk(s);
  }

  function moves(s: State, out: Int32Array): number {
    if (s[PHASE] === SPEAK) return kinds(s, out);
    if (s[PHASE] === ARGUE_MORE) return listTo(2 * EVIDENCE_COUNT, out);
    switch (s[ACT]) {
      case SENT:
        return claimableCards(s, out);
      case LINK:
        return listTo(s[CLUES], out);
      case BELIEVE:
        return listTo(EVIDENCE_COUNT, out);
      case REPORT:
        if (characters.showsDiscard(characters.usedPower(s[USE + s[SEAT]]))) return claimableCards(s, out);
        return powers().answers(s, s[SEAT], s[USE + s[SEAT]], false, out);
      case CLAIM:
        out.set(CLAIMABLE);
        return CLAIMABLE.length;
      default: // SUSPECT and CLEAR
        return otherSeats(s, out);
    }
  }

  function kinds(s: State, out: Int32Array): number {
    let n = 0;
    out[n++] = PASS;
    if (s[ROUND] > 0) out[n++] = SENT;
    if (s[CLUES] > 0) out[n++] = LINK;
    out[n++] = BELIEVE;
    if (isCompetitive) for (let kind = SUSPECT; kind <= CLAIM; kind++) out[n++] = kind;
    if (!setup.hasCharacters) return n;
    if (powers().isReady(s, s[SEAT])) out[n++] = POWER;
    if (hasAnswer(s, s[SEAT])) out[n++] = REPORT;
    return n;
  }

  /** R51: what the Ghost has shown to him alone. */
  function hasAnswer(s: State, seat: number): boolean {
    const power = characters.usedPower(s[USE + seat]);
    if (power === characters.GAMBLER || power === characters.WRITER) return false;
    return power >= 0 && characters.isSpoken(power);
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

  function otherSeats(s: State, out: Int32Array): number {
    let n = 0;
    for (let seat = 1; seat < players; seat++) if (seat !== s[SEAT]) out[n++] = seat;
    return n;
  }

  function apply(s: State, move: Move): void {
    if (s[PHASE] === SPEAK) {
      if (move === PASS) return passWord(s);
      if (move === POWER) return powers().start(s);
      s[ACT] = move;
      s[PHASE] = ARGUE;
    } else if (s[PHASE] === ARGUE && s[ACT] === LINK) {
      s[ACT] |= move << 4;
      s[PHASE] = ARGUE_MORE;
    } else record(s, s[PHASE] === ARGUE ? s[ACT] | (move << 4) : s[ACT] | (move << 12));
  }

  function record(s: State, act: number): void {
    s[SAYING + s[SAYINGS]++] = act | (s[SEAT] << 20) | (s[ROUND] << 24);
    s[ACT] = 0;
    resume(s);
  }

  function resume(s: State): void {
    if (--s[ACTS] === 0) passWord(s);
    else s[PHASE] = SPEAK;
  }

  return { start, moves, apply, resume };
}
