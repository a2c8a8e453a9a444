/**
 * Letters from a Ghost: the victim's ghost knows how he died and can only answer letters.
 *
 * Evidence lies in three rows; one card of each is true. Every round the players send the Ghost a card each; he shows
 * those that remind him of the truth and lets the others vanish. Then they talk, and one of them lies. In the end they
 * vote on the three cards and on whom to arrest. Rule numbers: RULES.md.
 *
 * Move: by phase a card, a seat, a category, a column, a kind of speech … see phases.ts. State words: layout.ts.
 * Hidden: roles, truth, hands, letters, discards, minds and open ballots; information.ts says from whom.
 */
import * as core from '../../core/game.js';
import type { Game, Move, State } from '../../core/game.js';
import { createAssociation } from './association.js';
import { NO_CARD } from './deck.js';
import { createEvaluate } from './evaluate.js';
import { createFinale } from './finale.js';
import { createInformation, SEEN_SPACE } from './information.js';
import * as layout from './layout.js';
import { createMail, fillDeck } from './mail.js';
import { createOpening } from './opening.js';
import type { GhostLettersOptions } from './options.js';
import * as phases from './phases.js';
import { createPowers } from './powers.js';
import type { Talk } from './talk.js';
import { createTalk } from './talk.js';
import { createText } from './text.js';
import { createDeterminize } from './worlds.js';

const { PLY } = core;
const { PHASE, ROUND } = layout;
const { DRAW_EVIDENCE, PLACE, NIGHT, SPEAK, ARGUE_MORE, VOTE, NAME_TRUTH } = phases;
const { DEAL_CHARACTER, CHOOSE_SIDE, COPY, ANSWER_MORE, ADD_VOTE, LOOK } = phases;

const RULES_VERSION = 1;

export function createGhostLetters(options: GhostLettersOptions): Game {
  const setup = layout.createSetup(options);
  const MAX_MOVES = layout.countMoves(setup);
  const finale = createFinale(setup);
  const talk: Talk = createTalk(setup, () => powers, afterTalk);
  const powers = createPowers(setup, talk.resume);
  const mail = createMail(setup, talk.start);
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

  const isOpening = (phase: number): boolean =>
    phase <= DRAW_EVIDENCE || phase === PLACE || phase === NIGHT || phase === DEAL_CHARACTER || phase === CHOOSE_SIDE;
  const isFinale = (phase: number): boolean => (phase >= VOTE && phase <= NAME_TRUTH) || phase === ADD_VOTE;
  const isPower = (phase: number): boolean => (phase >= COPY && phase <= ANSWER_MORE) || phase >= LOOK;

  function legalMoves(s: State, out: Int32Array): number {
    const phase = s[PHASE];
    if (isOpening(phase)) return opening.moves(s, out);
    if (isFinale(phase)) return finale.moves(s, out);
    if (isPower(phase)) return powers.moves(s, out);
    return phase >= SPEAK && phase <= ARGUE_MORE ? talk.moves(s, out) : mail.moves(s, out);
  }

  function apply(s: State, move: Move): void {
    s[PLY]++;
    const phase = s[PHASE];
    if (isOpening(phase)) opening.apply(s, move);
    else if (isFinale(phase)) finale.apply(s, move);
    else if (isPower(phase)) powers.apply(s, move);
    else if (phase >= SPEAK && phase <= ARGUE_MORE) talk.apply(s, move);
    else mail.apply(s, move);
  }

  const others = options.mode === 'competitive' ? 'player' : 'detective';
  return core.defineGame({
    id: 'ghost-letters',
    rulesVersion: RULES_VERSION,
    options,
    roles: ['ghost', ...new Array<string>(options.players - 1).fill(others)],
    stateWords: setup.words,
    observationWords: setup.words,
    moveSpace: NO_CARD + 1,
    seenSpace: SEEN_SPACE,
    maxMoves: MAX_MOVES,
    maxPlies: setup.maxPlies,
    reset,
    legalMoves,
    apply,
    returns: finale.returns,
    observe,
    determinize: createDeterminize(setup, information, powers),
    moveSeenBy,
    evaluate: createEvaluate(setup, createAssociation(options.association, options.noise)),
    ...createText(setup, MAX_MOVES, mail, { legalMoves, moveSeenBy, observe, isLastVoter: finale.isLastVoter }),
  });
}
