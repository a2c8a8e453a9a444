/** Whose word it is in a discussion: R23. What may be said is in acts.ts. */
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import { createActs } from './acts.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';
import type { Powers } from './powers.js';
import * as speech from './speech.js';

const { ACTOR } = core;
const { PHASE, SEAT, ROUND, RADIO, TURNS, ACTS, ACT, HOLDER, REPLIES, SAYINGS } = layout;
const { SPEAK, ARGUE, ARGUE_MORE } = phases;
const { PASS, LINK, POWER, ASK } = speech;

export interface Talk {
  start(s: State): void;
  moves(s: State, out: Int32Array): number;
  apply(s: State, move: Move): void;
  /** After a power was used: the rest of the turn, or the next speaker's. */
  resume(s: State): void;
}

export function createTalk(setup: Setup, powers: () => Powers, afterTalk: (s: State) => void): Talk {
  const { players, talk, interjections, saying: SAYING } = setup;
  const SPEAKERS = players - 1;
  const acts = createActs(setup, powers);

  function start(s: State): void {
    if (talk === 0) return afterTalk(s);
    s[TURNS] = SPEAKERS;
    s[REPLIES] = 0;
    giveWord(s, s[RADIO] === 0 ? 1 : s[RADIO]);
  }

  function giveWord(s: State, seat: number): void {
    s[ACTS] = talk;
    ask(s, seat);
  }

  function ask(s: State, seat: number): void {
    s[SEAT] = seat;
    s[ACTOR] = seat;
    s[PHASE] = SPEAK;
  }

  const nextOf = (seat: number): number => (seat % SPEAKERS) + 1;

  /** A turn is over: others may put something in, then the next has the word. */
  function endTurn(s: State): void {
    s[ACTS] = 0;
    if (interjections === 0) return passWord(s, s[SEAT]);
    s[HOLDER] = s[SEAT];
    askReplier(s);
  }

  /** The next one round the table who has an interjection left. */
  function askReplier(s: State): void {
    for (let seat = nextOf(s[SEAT]); seat !== s[HOLDER]; seat = nextOf(seat))
      if (((s[REPLIES] >> (2 * seat)) & 3) < interjections) return ask(s, seat);
    const holder = s[HOLDER];
    s[HOLDER] = 0;
    passWord(s, holder);
  }

  function passWord(s: State, holder: number): void {
    if (--s[TURNS] > 0) return giveWord(s, nextOf(holder));
    s[REPLIES] = 0;
    afterTalk(s);
  }

  function moves(s: State, out: Int32Array): number {
    if (s[PHASE] === SPEAK) return acts.kinds(s, out);
    return s[PHASE] === ARGUE ? acts.arguments(s, out) : acts.secondArguments(s, out);
  }

  function apply(s: State, move: Move): void {
    if (s[PHASE] === SPEAK) return speak(s, move);
    if (s[PHASE] === ARGUE && (s[ACT] === LINK || s[ACT] === ASK)) {
      s[ACT] |= move << 4;
      s[PHASE] = ARGUE_MORE;
    } else record(s, s[PHASE] === ARGUE ? s[ACT] | (move << 4) : s[ACT] | (move << 12));
  }

  function speak(s: State, kind: Move): void {
    if (kind === PASS) return s[HOLDER] > 0 ? askReplier(s) : endTurn(s);
    if (kind === POWER) return powers().start(s);
    s[ACT] = kind;
    s[PHASE] = ARGUE;
  }

  function record(s: State, act: number): void {
    s[SAYING + s[SAYINGS]++] = act | (s[SEAT] << 20) | (s[ROUND] << 24);
    s[ACT] = 0;
    resume(s);
  }

  function resume(s: State): void {
    if (s[HOLDER] > 0) {
      s[REPLIES] += 1 << (2 * s[SEAT]);
      askReplier(s);
    } else if (--s[ACTS] === 0) endTurn(s);
    else s[PHASE] = SPEAK;
  }

  return { start, moves, apply, resume };
}
