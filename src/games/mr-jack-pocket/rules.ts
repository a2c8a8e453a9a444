/**
 * Mr. Jack Pocket: nine suspects in a district of nine tiles, three detectives who look in from outside.
 *
 * Each round four action tokens are taken, two by each side; then Jack says whether a detective sees him, and either
 * the unseen or the seen are cleared. The Investigator wins when one suspect is left, Jack with six hourglasses or by
 * holding out; if both come true at once there is a chase. Rule numbers: RULES.md.
 *
 * Move: see actions.ts. State words: layout.ts.
 * Hidden from the Investigator: JACK, SECRET and which card FRESH is; see worlds.ts.
 */
import { bitCount } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Game, Move, Player, State } from '../../core/game.js';
import * as actions from './actions.js';
import { createBoard } from './board.js';
import { createEvaluate } from './evaluate.js';
import * as layout from './layout.js';
import { createListing } from './listing.js';
import type { MrJackPocketOptions } from './options.js';
import { LANE } from './suspects.js';
import { createText } from './text.js';
import { createWorlds, hourglassesOn } from './worlds.js';

const { ACTOR, PLY, CHANCE, TERMINAL } = core;
const { STAGE, ROUND, STEP, SIDES, LEFT, TURNED, SUSPECTS, SHOWN, HOURGLASSES, SECRET_COUNT, CHASE, WINNER } = layout;
const { DETECTIVE, TILE, WALL, JACK, SECRET, FRESH, WORDS, NO_WALL, UNKNOWN, INVESTIGATOR, JACK_SEAT } = layout;
const { PLACE, IDENTITY, THROW, ACT, ALIBI_CARD, WITNESSES } = layout;
const { ROTATION, EXCHANGE, HOLMES, JOKER, ALIBI, ALL_TOKENS, ACTION_OF, TAKES } = actions;
const { FIRST_EXCHANGE, FIRST_STEP, FIRST_JOKER, JOKER_NOBODY, ALIBI_MOVE, MOVE_SPACE, PAIR_A, PAIR_B } = actions;

const RULES_VERSION = 1;
const ACTIONS_PER_ROUND = 4;
const THROWS = 16;
/** R8: who takes the four actions, first in even rounds, then in odd ones. */
const TAKER = Int32Array.of(1, 0, 0, 1, 0, 1, 1, 0);
/** Answers to the witnesses. */
const UNSEEN = 1;
const HAS_HOURGLASSES = 2;

export function createMrJackPocket(options: MrJackPocketOptions): Game {
  const BOARD = createBoard(options.board);
  const POSITIONS = BOARD.positions;
  const PLACES = BOARD.places;
  const START_WALLS = BOARD.startWalls;
  const PILE = BOARD.suspects.length - 1; // alibi cards when Jack has drawn his own
  const ROUNDS = options.rounds;
  const GOAL = options.hourglasses;
  const FIXED_SIDES = options.throws === 'random' ? -1 : options.throws;
  const SETUP_PLIES = options.setup === 'random' ? POSITIONS : 0;
  const TWO_ROUNDS = (ROUNDS + 1) >> 1; // a throw, and at most one alibi card, in each
  const MAX_PLIES =
    SETUP_PLIES +
    1 +
    ROUNDS * (ACTIONS_PER_ROUND + 1) +
    (FIXED_SIDES < 0 ? TWO_ROUNDS : 0) +
    Math.min(TWO_ROUNDS, PILE);
  const { seenTiles } = BOARD;
  const listing = createListing(BOARD);
  const worlds = createWorlds(BOARD.allSuspects, GOAL);

  function reset(s: State): void {
    s.fill(0);
    s[ACTOR] = CHANCE;
    s[JACK] = UNKNOWN;
    for (let d = 0; d < BOARD.starts.length; d++) s[DETECTIVE + d] = BOARD.starts[d];
    if (options.setup === 'random') return;
    for (let at = 0; at < POSITIONS; at++)
      layTile(s, at, BOARD.suspects[at], START_WALLS[at] < 0 ? 0 : START_WALLS[at]);
    s[STAGE] = IDENTITY;
  }

  function layTile(s: State, at: number, tile: number, wall: number): void {
    s[TILE + at] = tile;
    s[WALL + at] = wall;
    s[SUSPECTS] |= 1 << tile;
  }

  function legalMoves(s: State, out: Int32Array): number {
    switch (s[STAGE]) {
      case ACT:
        return listing.actions(s, out);
      case WITNESSES:
        out[0] = answer(s);
        return 1;
      case THROW:
        for (let sides = 0; sides < THROWS; sides++) out[sides] = sides;
        return THROWS;
      case PLACE:
        return listing.tiles(s, out);
      default:
        return listing.cards(s, out);
    }
  }

  /** R33: what Jack has to say: whether he is seen, and whether he has all his hourglasses. */
  function answer(s: State): number {
    const unseen = (seenTiles(s) >> s[JACK]) & 1 ? 0 : UNSEEN;
    if (s[CHASE] === 1) return unseen;
    return s[HOURGLASSES] + unseen + hourglassesOn(s[SECRET]) >= GOAL ? unseen | HAS_HOURGLASSES : unseen;
  }

  function apply(s: State, move: Move): void {
    const ply = s[PLY]++;
    switch (s[STAGE]) {
      case ACT:
        return act(s, move);
      case WITNESSES:
        return hearWitnesses(s, move);
      case ALIBI_CARD:
        return drawAlibi(s, move);
      case THROW:
        return startRound(s, move);
      case PLACE:
        layTile(s, ply, move >> 2, move & 3);
        if (ply + 1 === POSITIONS) s[STAGE] = IDENTITY;
        return;
      default:
        s[JACK] = move;
        nextRound(s);
    }
  }

  function nextRound(s: State): void {
    s[ROUND]++;
    if ((s[ROUND] & 1) === 0) return startRound(s, s[SIDES] ^ ALL_TOKENS); // R7
    if (FIXED_SIDES >= 0) return startRound(s, FIXED_SIDES);
    s[STAGE] = THROW;
    s[ACTOR] = CHANCE;
  }

  function startRound(s: State, sides: number): void {
    s[SIDES] = sides;
    s[LEFT] = ALL_TOKENS;
    s[TURNED] = 0;
    s[STEP] = 0;
    s[STAGE] = ACT;
    s[ACTOR] = taker(s);
  }

  const taker = (s: State): Player => TAKER[((s[ROUND] & 1) << 2) | s[STEP]];

  function act(s: State, move: Move): void {
    const action = ACTION_OF[move];
    s[LEFT] &= ~TAKES[(action << 8) | (s[SIDES] << 4) | s[LEFT]];
    if (action === ROTATION) rotate(s, Math.floor(move / 3), 1 + (move % 3));
    else if (action === EXCHANGE) exchange(s, PAIR_A[move - FIRST_EXCHANGE], PAIR_B[move - FIRST_EXCHANGE]);
    else if (action === JOKER) {
      if (move !== JOKER_NOBODY) walk(s, move - FIRST_JOKER, 1);
    } else if (action !== ALIBI) walk(s, action - HOLMES, 1 + ((move - FIRST_STEP) & 1));
    // R21, R34: an empty pile yields nothing, and in the chase nobody needs its cards.
    else if (s[CHASE] === 0 && s[SECRET_COUNT] + bitCount(s[SHOWN]) < PILE) {
      s[STAGE] = ALIBI_CARD;
      s[ACTOR] = CHANCE;
      return;
    }
    nextAction(s);
  }

  function rotate(s: State, at: number, turns: number): void {
    s[TURNED] |= 1 << s[TILE + at];
    if (s[WALL + at] !== NO_WALL) s[WALL + at] = (s[WALL + at] + turns) & 3;
  }

  function exchange(s: State, a: number, b: number): void {
    const tile = s[TILE + a];
    const wall = s[WALL + a];
    s[TILE + a] = s[TILE + b];
    s[WALL + a] = s[WALL + b];
    s[TILE + b] = tile;
    s[WALL + b] = wall;
  }

  function walk(s: State, detective: number, steps: number): void {
    const at = s[DETECTIVE + detective] + steps;
    s[DETECTIVE + detective] = at < PLACES ? at : at - PLACES;
  }

  function drawAlibi(s: State, card: number): void {
    if (taker(s) === INVESTIGATOR) {
      s[SHOWN] |= 1 << card;
      clear(s, s[SUSPECTS] & (1 << card)); // R18
    } else {
      s[SECRET] |= 1 << card;
      s[FRESH] = 1 + card;
      s[SECRET_COUNT]++;
    }
    s[STAGE] = ACT;
    nextAction(s);
  }

  /** Turns tiles to their empty side; Lane's loses its wall for good. */
  function clear(s: State, tiles: number): void {
    s[SUSPECTS] &= ~tiles;
    if (((tiles >> LANE) & 1) === 0) return;
    for (let at = 0; at < POSITIONS; at++) if (s[TILE + at] === LANE) s[WALL + at] = NO_WALL;
  }

  function nextAction(s: State): void {
    if (++s[STEP] < ACTIONS_PER_ROUND) s[ACTOR] = taker(s);
    else {
      s[STAGE] = WITNESSES;
      s[ACTOR] = CHANCE;
    }
  }

  function hearWitnesses(s: State, said: number): void {
    const seen = seenTiles(s);
    const unseen = said & UNSEEN;
    clear(s, s[SUSPECTS] & (unseen ? seen : ~seen)); // R23
    s[HOURGLASSES] += unseen;
    s[FRESH] = 0;
    const one = bitCount(s[SUSPECTS]) === 1;
    const six = (said & HAS_HOURGLASSES) !== 0;
    const last = s[ROUND] === ROUNDS;
    if (s[CHASE] === 1) {
      if (unseen === 0) finish(s, INVESTIGATOR);
      else if (last) finish(s, JACK_SEAT);
      else nextRound(s);
    } else if (one) {
      if (!six || unseen === 0) finish(s, INVESTIGATOR);
      else if (last || !options.chase) finish(s, JACK_SEAT);
      else startChase(s);
    } else if (six || last) finish(s, JACK_SEAT);
    else nextRound(s);
  }

  function startChase(s: State): void {
    s[CHASE] = 1;
    s[SECRET] = 0;
    nextRound(s);
  }

  function finish(s: State, winner: Player): void {
    s[WINNER] = winner;
    s[ACTOR] = TERMINAL;
  }

  function returns(s: State, out: Float64Array): void {
    out[INVESTIGATOR] = s[WINNER] === INVESTIGATOR ? 1 : -1;
    out[JACK_SEAT] = -out[INVESTIGATOR];
  }

  function moveSeenBy(s: State, move: Move, player: Player): number {
    if (player !== INVESTIGATOR) return move;
    const secret = s[STAGE] === IDENTITY || (s[STAGE] === ALIBI_CARD && taker(s) === JACK_SEAT);
    return secret ? ALIBI_MOVE : move;
  }

  return core.defineGame({
    id: 'mr-jack-pocket',
    rulesVersion: RULES_VERSION,
    options,
    roles: ['investigator', 'jack'],
    stateWords: WORDS,
    observationWords: WORDS,
    moveSpace: MOVE_SPACE,
    maxMoves: Math.max(THROWS, listing.longest),
    maxPlies: MAX_PLIES,
    reset,
    legalMoves,
    apply,
    returns,
    moveSeenBy,
    ...worlds,
    evaluate: createEvaluate(BOARD, options),
    ...createText(BOARD, options, { legalMoves, moveSeenBy, observe: worlds.observe }),
  });
}
