/** Votes, arrests, last words and who has won: R27 to R36. */
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import * as characters from './characters.js';
import * as deck from './deck.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import { listTo } from './opening.js';
import * as phases from './phases.js';
import * as roles from './roles.js';

const { ACTOR, TERMINAL } = core;
const { PHASE, SEAT, STEP, STAGE, REPEATED, ARRESTED, TAKEN, SHOWN, VERDICT, POINTED, RESULT } = layout;
const { CHOSEN, TRUTH, NAMED, BALLOTS, BALLOT_WORDS, VOTES_PER_WORD, USED } = layout;
const { VOTE, POINT, NAME_ROLE, NAME_TRUTH, ADD_VOTE } = phases;
const { POLITICIAN } = characters;
const { NO_CARD } = deck;
const { KILLER, ACCOMPLICE, WITNESS, EXPERT, BLACKMAILER } = roles;

export const RESULTS = [
  'not over',
  'the case is solved',
  'the case is not solved',
  'the case is solved, but the Killer names a helper',
  'the Blackmailer has it all',
  'nobody wins',
] as const;
export const SOLVED = 1;
export const UNSOLVED = 2;
export const UNMASKED = 3;
export const BLACKMAILED = 4;
export const NOBODY = 5;

export interface Finale {
  start(s: State): void;
  moves(s: State, out: Int32Array): number;
  apply(s: State, move: Move): void;
  returns(s: State, out: Float64Array): void;
  isLastVoter(s: State): boolean;
}

export function createFinale(setup: Setup): Finale {
  const { players, categories, columns, isCompetitive, mayLackKiller } = setup;
  const { role: ROLE, vote: VOTES, ballot: BALLOT, character: CHARACTER, use: USE } = setup;
  const ENOUGH = categories - 1; // true evidence that will do together with the Killer
  const TEAM = setup.options.accomplices === 'team';
  const OPTIONS = Math.max(columns, players);
  const tally = new Int32Array(OPTIONS);

  function start(s: State): void {
    s[PHASE] = VOTE;
    openBallot(s);
  }

  function openBallot(s: State): void {
    for (let seat = 0; seat < players; seat++) s[VOTES + seat] = 0;
    askVoter(s, nextVoter(s, 0));
  }

  function askVoter(s: State, seat: number): void {
    s[SEAT] = seat;
    s[ACTOR] = seat;
  }

  /** The first voter behind `seat`; `players` if there is none. */
  function nextVoter(s: State, seat: number): number {
    let next = seat + 1;
    while (next < players && (s[ARRESTED] >> next) & 1) next++;
    return next;
  }

  const isLastVoter = (s: State): boolean => nextVoter(s, s[SEAT]) === players;

  function moves(s: State, out: Int32Array): number {
    switch (s[PHASE]) {
      case VOTE:
        return s[STAGE] < categories ? listTo(columns, out) : suspects(s, out);
      case ADD_VOTE:
        return extraVotes(s, out);
      case POINT:
        return pointable(s, out);
      case NAME_ROLE:
        out[0] = WITNESS;
        out[1] = EXPERT;
        return 2;
      default: // NAME_TRUTH
        return listTo(columns, out);
    }
  }

  /** R30: anybody free but oneself; the Ghost means «no Killer» where that can be. */
  function suspects(s: State, out: Int32Array): number {
    let n = 0;
    if (mayLackKiller) out[n++] = 0;
    for (let seat = 1; seat < players; seat++)
      if (seat !== s[SEAT] && ((s[ARRESTED] >> seat) & 1) === 0) out[n++] = seat;
    return n;
  }

  function pointable(s: State, out: Int32Array): number {
    let n = 0;
    for (let seat = 1; seat < players; seat++) if (seat !== s[SEAT]) out[n++] = seat;
    return n;
  }

  function apply(s: State, move: Move): void {
    switch (s[PHASE]) {
      case VOTE:
        return vote(s, move);
      case ADD_VOTE:
        return addVote(s, move);
      case POINT:
        return point(s, move);
      case NAME_ROLE:
        return finish(s, s[ROLE + s[POINTED]] === move ? UNMASKED : SOLVED);
      default: // NAME_TRUTH
        return nameTruth(s, move);
    }
  }

  function vote(s: State, choice: Move): void {
    s[VOTES + s[SEAT]] = choice + 1;
    const next = nextVoter(s, s[SEAT]);
    if (next < players) return askVoter(s, next);
    recordBallot(s);
    const politician = idlePolitician(s);
    if (politician === 0) return settle(s, NO_CARD);
    s[PHASE] = ADD_VOTE;
    askVoter(s, politician);
  }

  /** R56: the Politician's seat, if he is free and his vote is unspent. No Actor plays him: they share a card. */
  function idlePolitician(s: State): number {
    if (!setup.hasCharacters) return 0;
    const barred = s[USED] | s[ARRESTED];
    for (let seat = 1; seat < players; seat++)
      if (s[CHARACTER + seat] === POLITICIAN + 1 && ((barred >> seat) & 1) === 0) return seat;
    return 0;
  }

  function extraVotes(s: State, out: Int32Array): number {
    let n = 0;
    if (s[STAGE] < categories) n = listTo(columns, out);
    else {
      if (mayLackKiller) out[n++] = 0;
      for (let seat = 1; seat < players; seat++) if (((s[ARRESTED] >> seat) & 1) === 0) out[n++] = seat;
    }
    out[n] = NO_CARD;
    return n + 1;
  }

  function addVote(s: State, option: Move): void {
    if (option !== NO_CARD) {
      s[USED] |= 1 << s[SEAT];
      s[USE + s[SEAT]] = (POLITICIAN + 1) | (option << 8) | (s[BALLOTS] << 16);
    }
    s[PHASE] = VOTE;
    settle(s, option);
  }

  function settle(s: State, extra: number): void {
    const leader = count(s, extra);
    if (leader < 0 && s[REPEATED] === 0) {
      s[REPEATED] = 1;
      return openBallot(s);
    }
    s[REPEATED] = 0;
    if (s[STAGE] < categories) choose(s, leader);
    else arrest(s, leader);
  }

  /** R28: the one option with most votes in the last ballot, or -1. */
  function count(s: State, extra: number): number {
    tally.fill(0);
    const at = BALLOT + BALLOT_WORDS * (s[BALLOTS] - 1);
    for (let seat = 1; seat < players; seat++) {
      const word = s[seat < VOTES_PER_WORD ? at : at + 1];
      const vote = (word >> (4 * (seat % VOTES_PER_WORD))) & 15;
      if (vote > 0) tally[vote - 1]++;
    }
    if (extra !== NO_CARD) tally[extra]++;
    let leader = 0;
    let isTied = false;
    for (let option = 1; option < OPTIONS; option++)
      if (tally[option] > tally[leader]) {
        leader = option;
        isTied = false;
      } else if (tally[option] === tally[leader]) isTied = true;
    return isTied ? -1 : leader;
  }

  function recordBallot(s: State): void {
    const at = BALLOT + BALLOT_WORDS * s[BALLOTS]++;
    for (let seat = 0; seat < players; seat++) {
      const word = seat < VOTES_PER_WORD ? at : at + 1;
      s[word] |= s[VOTES + seat] << (4 * (seat % VOTES_PER_WORD));
      s[VOTES + seat] = 0;
    }
  }

  function choose(s: State, leader: number): void {
    s[CHOSEN + s[STAGE]] = leader + 1;
    if (++s[STAGE] < categories || isCompetitive) openBallot(s);
    else conclude(s);
  }

  /** R31: an Accomplice shows himself, and there is another arrest. */
  function arrest(s: State, seat: number): void {
    s[TAKEN] = seat + 1;
    if (seat > 0) s[ARRESTED] |= 1 << seat;
    if (seat > 0 && s[ROLE + seat] === ACCOMPLICE) {
      s[SHOWN] |= 1 << seat;
      s[STAGE]++;
      openBallot(s);
    } else conclude(s);
  }

  function seatWith(s: State, role: number): number {
    for (let seat = 1; seat < players; seat++) if (s[ROLE + seat] === role) return seat;
    return 0;
  }

  function conclude(s: State): void {
    const killer = seatWith(s, KILLER);
    let right = 0;
    for (let c = 0; c < categories; c++) if (s[CHOSEN + c] === s[TRUTH + c]) right++;
    // R33: seat 0 is both «no Killer» as a vote and as a fact.
    const caught = isCompetitive && s[TAKEN] === killer + 1;
    const solved = right === categories || (right >= ENOUGH && caught);
    s[SEAT] = 0;
    s[VERDICT] = solved ? 1 : 2;
    if (killer > 0) s[SHOWN] |= 1 << killer;
    if (solved ? setup.hasWitnessOrExpert : setup.hasBlackmailer) {
      s[PHASE] = POINT;
      askVoter(s, killer);
    } else if (solved) finish(s, SOLVED);
    else finish(s, killer > 0 ? UNSOLVED : NOBODY);
  }

  function point(s: State, seat: Move): void {
    s[POINTED] = seat;
    if (s[VERDICT] === 1) {
      s[PHASE] = NAME_ROLE;
      return;
    }
    if (s[ROLE + seat] === BLACKMAILER) return finish(s, UNSOLVED);
    const blackmailer = seatWith(s, BLACKMAILER);
    s[SHOWN] |= 1 << blackmailer;
    s[PHASE] = NAME_TRUTH;
    s[STEP] = 0;
    askVoter(s, blackmailer);
  }

  function nameTruth(s: State, column: Move): void {
    s[NAMED + s[STEP]] = column + 1;
    if (++s[STEP] < categories) return;
    let right = 0;
    for (let c = 0; c < categories; c++) if (s[NAMED + c] === s[TRUTH + c]) right++;
    finish(s, right === categories ? BLACKMAILED : UNSOLVED);
  }

  function finish(s: State, result: number): void {
    s[RESULT] = result;
    s[ACTOR] = TERMINAL;
  }

  function returns(s: State, out: Float64Array): void {
    for (let seat = 0; seat < players; seat++) out[seat] = hasWon(s, seat) ? 1 : -1;
  }

  /** R36: the table of results. */
  function hasWon(s: State, seat: number): boolean {
    const result = s[RESULT];
    const role = s[ROLE + seat];
    if (role === KILLER) return result === UNSOLVED || result === UNMASKED;
    if (role === ACCOMPLICE)
      return ((s[ARRESTED] >> seat) & 1) === 0 && (result === UNSOLVED || (result === UNMASKED && TEAM));
    if (role === BLACKMAILER) return result === BLACKMAILED;
    return result === SOLVED;
  }

  return { start, moves, apply, returns, isLastVoter };
}
