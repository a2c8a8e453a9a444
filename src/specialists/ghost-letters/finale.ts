/** Votes and last words. */
import type { Move, Player } from '../../core/game.js';
import type { View } from '../../core/view.js';
import * as layout from '../../games/ghost-letters/layout.js';
import * as speech from '../../games/ghost-letters/speech.js';
import * as roles from '../../games/ghost-letters/roles.js';
import type { Likelihood } from './likelihood.js';
import type { Posterior } from './posterior.js';

const { STAGE, BALLOTS, BALLOT_WORDS, VOTES_PER_WORD, SAYINGS, VERDICT } = layout;

/** The innocent vote as they believe; the guilty for what is false and still likely to win. */
export const chooseVote = (view: View, likelihood: Likelihood, posterior: Posterior, truth: number): Move =>
  voteFor(view.observation, view.player, view.moves, view.moveCount, likelihood, posterior, truth);

/** The same among the first `count` of these moves, for whoever has no view. */
export function voteFor(
  words: Int32Array,
  player: Player,
  moves: Int32Array,
  count: number,
  likelihood: Likelihood,
  posterior: Posterior,
  truth: number,
): Move {
  const { categories, columns, role } = likelihood.setup;
  const own = words[role + player];
  const isGuilty = own === roles.KILLER || own === roles.ACCOMPLICE;
  const stage = words[STAGE];
  let best = -Infinity;
  let choice = moves[0];
  for (let i = 0; i < count; i++) {
    const move = moves[i];
    let value = stage < categories ? posterior.evidence[stage * columns + move] : posterior.killer[move];
    if (stage < categories && isGuilty && likelihood.evidenceOf(truth, stage) === stage * columns + move) value = -1;
    if (stage >= categories && isGuilty && isFriend(words[role + move])) value = -1;
    if (own === roles.BLACKMAILER) value = stage < categories ? -Math.abs(value - 0.3) : value;
    if (value > best) {
      best = value;
      choice = move;
    }
  }
  return choice;
}

const isFriend = (role: number): boolean => role === roles.KILLER || role === roles.ACCOMPLICE;

/** The Killer looks for whoever knew too much: accused or voted against him, or never went wrong about the evidence. */
export function chooseTarget(view: View, likelihood: Likelihood, truth: number): Move {
  const words = view.observation;
  const { role } = likelihood.setup;
  let best = -Infinity;
  let choice = view.moves[0];
  for (let i = 0; i < view.moveCount; i++) {
    const seat = view.moves[i];
    if (isFriend(words[role + seat])) continue;
    const against = accusations(words, likelihood, seat, view.player);
    const wrong = words[VERDICT] === 1 ? 0 : 2 * (3 - rightVotes(words, likelihood, seat, truth));
    if (against + wrong > best) {
      best = against + wrong;
      choice = seat;
    }
  }
  return choice;
}

/** What he calls him: whoever accused him is the Witness; whoever only knew the evidence the Expert. */
export function chooseTitle(view: View, likelihood: Likelihood): Move {
  const { setup } = likelihood;
  if (!setup.cards.includes(roles.EXPERT)) return roles.WITNESS;
  const seat = view.observation[layout.POINTED];
  return accusations(view.observation, likelihood, seat, view.player) > 0 ? roles.WITNESS : roles.EXPERT;
}

function accusations(words: Int32Array, { setup }: Likelihood, seat: Player, target: Player): number {
  let n = 0;
  for (let i = 0; i < words[SAYINGS]; i++) {
    const word = words[setup.saying + i];
    if (speech.sayingSeat(word) !== seat || speech.thingOf(speech.sayingA(word)) !== target) continue;
    if (speech.sayingKind(word) === speech.SUSPECT) n += 1 / (1 + speech.sayingRound(word)) + 0.5;
  }
  return n;
}

/** Evidence that the seat voted for, each in the first ballot of its row, and that is true. */
function rightVotes(words: Int32Array, likelihood: Likelihood, seat: Player, truth: number): number {
  const { categories, columns, ballot } = likelihood.setup;
  let right = 0;
  for (let c = 0; c < Math.min(categories, words[BALLOTS]); c++) {
    const word = words[ballot + BALLOT_WORDS * c + (seat < VOTES_PER_WORD ? 0 : 1)];
    const vote = ((word >> (4 * (seat % VOTES_PER_WORD))) & 15) - 1;
    if (c * columns + vote === likelihood.evidenceOf(truth, c)) right++;
  }
  return right;
}

/** The Blackmailer names what he believes. */
export function nameTruth(view: View, likelihood: Likelihood, posterior: Posterior): Move {
  const from = view.observation[layout.STEP] * likelihood.setup.columns;
  let choice = 0;
  for (let column = 1; column < likelihood.setup.columns; column++)
    if (posterior.evidence[from + column] > posterior.evidence[from + choice]) choice = column;
  return choice;
}
