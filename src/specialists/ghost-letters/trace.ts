/** How one seat's belief moved in a game: what each clue and each act of speech was worth, in bits. */
import type { Game, Move, Player } from '../../core/game.js';
import { newState } from '../../core/game.js';
import { NO_CARD } from '../../games/ghost-letters/deck.js';
import * as layout from '../../games/ghost-letters/layout.js';
import * as phases from '../../games/ghost-letters/phases.js';
import * as roles from '../../games/ghost-letters/roles.js';
import * as speech from '../../games/ghost-letters/speech.js';
import { truthOf } from './ghost.js';
import type { Manner } from './likelihood.js';
import { Likelihood } from './likelihood.js';
import { Posterior } from './posterior.js';

const { PHASE, CLUES, SAYINGS, LETTERS, TRUTH } = layout;

/** One step of a belief. */
export interface BeliefStep {
  readonly ply: number;
  readonly kind: 'clues' | 'truth told' | 'lie';
  /** Who spoke; the Ghost for clues. */
  readonly seat: Player;
  /** How many clues came at once; 1 for an act of speech. */
  readonly count: number;
  /** Bits gained towards the truth: the logarithm of how much likelier it has become. Below zero where misled. */
  readonly towardsTruth: number;
  /** Bits of doubt that went; below zero where doubt grew. */
  readonly certainty: number;
}

/** Follows the belief of `player` through a finished game; what only he sees counts, what he does not see does not. */
export function traceBelief(game: Game, moves: ArrayLike<Move>, player: Player, manner: Manner): BeliefStep[] {
  const likelihood = new Likelihood(game, manner);
  const posterior = new Posterior(likelihood);
  const truth = truthAtEnd(game, moves, likelihood);
  const words = new Int32Array(game.observationWords);
  const s = newState(game);
  const steps: BeliefStep[] = [];
  let before: { chance: number; bits: number; clues: number; sayings: number } | undefined;
  for (let ply = 0; ply < moves.length && s[PHASE] < phases.VOTE; ply++) {
    game.apply(s, moves[ply]);
    if (s[TRUTH + likelihood.setup.categories - 1] === 0 || s[PHASE] <= phases.NIGHT) continue;
    if (before && s[CLUES] === before.clues && s[SAYINGS] === before.sayings) continue;
    game.observe(s, player, words);
    if (!before) likelihood.reset(player, words.slice());
    posterior.update(words, player, true);
    const now = { chance: posterior.truth[truth], bits: posterior.bits, clues: s[CLUES], sayings: s[SAYINGS] };
    if (before && now.clues + now.sayings > before.clues + before.sayings) {
      const isClues = now.clues > before.clues;
      const word = s[likelihood.setup.saying + s[SAYINGS] - 1];
      steps.push({
        ply,
        kind: isClues ? 'clues' : isLie(s, likelihood, truth, word) ? 'lie' : 'truth told',
        seat: isClues ? 0 : speech.sayingSeat(word),
        count: isClues ? now.clues - before.clues : 1,
        towardsTruth: Math.log2(now.chance / before.chance),
        certainty: before.bits - now.bits,
      });
    }
    before = now;
  }
  return steps;
}

function truthAtEnd(game: Game, moves: ArrayLike<Move>, likelihood: Likelihood): number {
  const s = newState(game);
  for (let i = 0; i < moves.length; i++) game.apply(s, moves[i]);
  return truthOf(s, likelihood);
}

/** Said against what the speaker knows: a letter not sent, a role not held, or by the guilty, who know, false evidence. */
function isLie(s: Int32Array, likelihood: Likelihood, truth: number, word: number): boolean {
  const { setup } = likelihood;
  const seat = speech.sayingSeat(word);
  const a = speech.sayingA(word);
  const role = s[setup.role + seat];
  const knows = role === roles.KILLER || role === roles.ACCOMPLICE || role === roles.EXPERT;
  switch (speech.sayingKind(word)) {
    case speech.SENT:
      return a !== NO_CARD && !hasSent(s, likelihood, seat, speech.sayingRound(word), a);
    case speech.CLAIM:
      return a !== role;
    case speech.BELIEVE: {
      const evidence = speech.thingOf(a);
      return knows && likelihood.evidenceOf(truth, Math.floor(evidence / setup.columns)) !== evidence;
    }
    case speech.SUSPECT:
      return role === roles.KILLER || (role === roles.ACCOMPLICE && s[setup.role + speech.thingOf(a)] !== roles.KILLER);
    default:
      return false;
  }
}

function hasSent(s: Int32Array, { setup }: Likelihood, seat: Player, round: number, card: number): boolean {
  for (let i = setup.letter; i < setup.letter + s[LETTERS]; i++)
    if (layout.seatIn(s[i]) === seat && layout.roundIn(s[i]) === round && (s[i] & 255) === card + 1) return true;
  return false;
}
