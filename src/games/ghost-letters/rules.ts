/**
 * Letters from a Ghost: the victim's ghost knows how he died and can only answer letters.
 *
 * Evidence lies in three rows; one card of each is true. Every round the players send the Ghost a card each; he shows
 * those that remind him of the truth and lets the others vanish. Then they talk, and one of them lies. In the end they
 * vote on the three cards and on whom to arrest. Rule numbers: RULES.md.
 *
 * Move: by phase a card, a seat, a category, a column, a kind of speech … see phases.ts and speech.ts. State words: layout.ts.
 * Hidden: roles, truth, hands, letters, discards, minds and open ballots; information.ts says from whom.
 */
import { MoveSampler } from '../../core/chance.js';
import * as core from '../../core/game.js';
import type { Game, Move, State } from '../../core/game.js';
import { createAssociation } from './association.js';
import { countMoves, countPlies, moveSpaceOf } from './bounds.js';
import { createEvaluate } from './evaluate.js';
import { createFinale } from './finale.js';
import { createHands } from './hands.js';
import { createInformation, SEEN_SPACE } from './information.js';
import * as layout from './layout.js';
import { createMail, fillDeck } from './mail.js';
import { createOpening } from './opening.js';
import type { GhostLettersOptions } from './options.js';
import * as phases from './phases.js';
import { createPowers } from './powers.js';
import { createRandomMove } from './random-move.js';
import type { Talk } from './talk.js';
import { createTalk } from './talk.js';
import { createText } from './text.js';
import { createDeterminize } from './worlds.js';

const { PLY } = core;
const { PHASE, ROUND } = layout;
const { NIGHT, GHOST_DRAW, ARGUE_MORE, ANSWER_MORE } = phases;

const RULES_VERSION = 2;

export function createGhostLetters(options: GhostLettersOptions): Game {
  const setup = layout.createSetup(options);
  const MAX_MOVES = countMoves(setup);
  const hands = createHands(setup);
  const finale = createFinale(setup);
  const talk: Talk = createTalk(setup, () => powers, afterTalk);
  const powers = createPowers(setup, hands, talk.resume);
  const mail = createMail(setup, hands, talk.start);
  const opening = createOpening(setup, setup.rounds > 0 ? mail.startDealing : finale.start);
  const information = createInformation(setup, mail, finale);
  const { observe, moveSeenBy } = information;

  function afterTalk(s: State): void {
    if (s[ROUND] === setup.rounds) finale.start(s);
    else mail.startRound(s);
  }

  function reset(s: State): void {
    s.fill(0);
    fillDeck(s, options.deck);
    opening.start(s);
  }

  function legalMoves(s: State, out: Int32Array): number {
    const phase = s[PHASE];
    if (phase <= NIGHT) return opening.moves(s, out);
    if (phase <= GHOST_DRAW) return mail.moves(s, out);
    if (phase <= ARGUE_MORE) return talk.moves(s, out);
    return phase <= ANSWER_MORE ? powers.moves(s, out) : finale.moves(s, out);
  }

  function apply(s: State, move: Move): void {
    s[PLY]++;
    const phase = s[PHASE];
    if (phase <= NIGHT) opening.apply(s, move);
    else if (phase <= GHOST_DRAW) mail.apply(s, move);
    else if (phase <= ARGUE_MORE) talk.apply(s, move);
    else if (phase <= ANSWER_MORE) powers.apply(s, move);
    else finale.apply(s, move);
  }

  const others = options.mode === 'competitive' ? 'player' : 'detective';
  return core.defineGame({
    id: 'ghost-letters',
    rulesVersion: RULES_VERSION,
    options,
    roles: ['ghost', ...new Array<string>(options.players - 1).fill(others)],
    stateWords: setup.words,
    observationWords: setup.words,
    moveSpace: moveSpaceOf(setup),
    seenSpace: SEEN_SPACE,
    maxMoves: MAX_MOVES,
    maxPlies: countPlies(setup),
    reset,
    legalMoves,
    apply,
    returns: finale.returns,
    observe,
    determinize: createDeterminize(setup, information, powers),
    moveSeenBy,
    randomMove: createRandomMove(setup, new MoveSampler({ legalMoves, maxMoves: MAX_MOVES })),
    evaluate: createEvaluate(setup, createAssociation(options.association, options.noise)),
    ...createText(setup, MAX_MOVES, mail, { legalMoves, moveSeenBy, observe, isLastVoter: finale.isLastVoter }),
  });
}
