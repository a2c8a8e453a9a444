/**
 * Scotland Yard: Mr X crosses London by taxi, bus, underground and boat; detectives hunt him by his tickets.
 *
 * Each round Mr X moves one line (two with a double card) and shows only the ticket; then every detective moves one
 * line and hands its ticket to him. He shows himself in certain boxes of his log. The detectives win by entering his
 * station or when he has no move; he wins when the log is full or no detective can move. Rule numbers: RULES.md.
 *
 * Move: `double << 10 | to << 2 | ticket`, see map.ts. State words: layout.ts.
 * Hidden from the detectives: STATION of pawn 0. All know POSSIBLE, the stations where he may be.
 */
import * as bits from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Game, Move, Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as boards from './boards.js';
import { createEvaluate, WEIGHTS } from './evaluate.js';
import * as layout from './layout.js';
import { limitsOf } from './limits.js';
import * as map from './map.js';
import type { ScotlandYardOptions } from './options.js';
import { createPlayout } from './playout.js';
import { createPossible } from './possible.js';
import { createRandomMove } from './random-move.js';
import { createText } from './text.js';

const { ACTOR, PLY, CHANCE, TERMINAL } = core;
const { BLACK, BOARDS } = boards;
const { MAY_DOUBLE, DOUBLE_MOVE, MOVE_SPACE, sliceOf } = map;
const { MR_X, DETECTIVES, PAWN, BOX, ROUND, SECOND_LEG, DOUBLES, WINNER, STATION, STOCK, PURSE, OCCUPIED } = layout;
const { SHOWN_PLY, POSSIBLE, POSSIBLE_PLY, HISTORY, SET_WORDS, seen } = layout;
// Bound to names of this module: what is imported is looked up again at every call.
const { addMember, lowestBit, removeMember, nthMember, setSize } = bits;

/** Purse bit: a double may be declared, but not with every ticket; each first leg must be looked at. */
const CHECK_DOUBLE = 32;
const RULES_VERSION = 1;

export function createScotlandYard(options: ScotlandYardOptions, weights = WEIGHTS): Game {
  const BOARD = BOARDS[options.map];
  const MAP = map.buildMap(BOARD);
  const FIRST = MAP.first;
  const MOVES = MAP.moves;
  const PAWN_COUNT = options.detectives + 1;
  const LAST_PAWN = options.detectives;
  const { boxes: BOXES, rounds: ROUND_LIMIT } = limitsOf(options);
  const REVEALS = options.reveals.reduce((mask, box) => mask | (1 << box), 0); // bit per box
  const STARTS = 'deck' in BOARD.starts ? Int32Array.from(BOARD.starts.deck) : new Int32Array(0);
  const CARD = new Int32Array(256); // by station: its start card as a bit; 0 for none
  STARTS.forEach((at, card) => (CARD[at] = 1 << card));
  const DECK = 2 ** STARTS.length - 1;
  const START_SET = new Int32Array(SET_WORDS);
  for (const at of STARTS) addMember(START_SET, 0, at);
  const SEAT = new Int32Array(32); // six would do, but the engine moves short arrays about
  SEAT.set(seatOfPawns(options));
  const ROLES = ['mr-x', ...Array.from({ length: SEAT[LAST_PAWN] }, () => 'detectives')];
  const DEAL_PLIES = STARTS.length > 0 ? PAWN_COUNT : 0;
  const MAX_PLIES = DEAL_PLIES + BOXES + ROUND_LIMIT * options.detectives;
  const MAX_MOVES = Math.max(map.longestList(MAP, fullPurse(BOARD)), STARTS.length);
  const WORDS = HISTORY + MAX_PLIES;
  const { derivePossible, advancePossible } = createPossible(MAP, canLeave);

  const facts = {
    map: MAP,
    words: WORDS,
    pawnCount: PAWN_COUNT,
    boxes: BOXES,
    roundLimit: ROUND_LIMIT,
    reveals: REVEALS,
    starts: STARTS,
    startSet: START_SET,
  };
  const randomMove = createRandomMove(facts, { canLeave, purseAfter });

  const INITIAL = new Int32Array(WORDS);
  setUp(INITIAL);

  function reset(s: State): void {
    s.set(INITIAL);
  }

  function setUp(s: State): void {
    for (let pawn = 0; pawn < PAWN_COUNT; pawn++) {
      const tickets = pawn === MR_X ? BOARD.mrXTickets : BOARD.detectiveTickets;
      for (let t = 0; t < 3; t++) {
        s[STOCK + pawn * 4 + t] = tickets[t];
        if (tickets[t] > 0) s[PURSE + pawn] |= 1 << t;
      }
    }
    s[STOCK + BLACK] = BOARD.black ? options.detectives : 0;
    s[DOUBLES] = BOARD.doubles;
    fillPurse(s);
    if ('fixed' in BOARD.starts) {
      for (let pawn = 0; pawn < PAWN_COUNT; pawn++) place(s, pawn, BOARD.starts.fixed[pawn]);
      addMember(s, POSSIBLE, s[STATION]);
      startRound(s);
    } else {
      s[ACTOR] = CHANCE;
      s[PAWN] = 1;
    }
  }

  function place(s: State, pawn: number, at: number): void {
    s[STATION + pawn] = at;
    if (pawn !== MR_X) addMember(s, OCCUPIED, at);
  }

  function legalMoves(s: State, out: Int32Array): number {
    if (s[ACTOR] === CHANCE) return startCards(s, out);
    const pawn = s[PAWN];
    const purse = s[PURSE + pawn];
    const slice = sliceOf(s[STATION + pawn], purse & 15);
    let n = 0;
    for (let e = FIRST[slice], end = FIRST[slice + 1]; e < end; e++) {
      const move = MOVES[e];
      out[n] = move;
      n += ~(s[OCCUPIED + (move >> 7)] >>> (move >> 2)) & 1; // R14, R22; shifts count modulo 32
    }
    return purse < MAY_DOUBLE ? n : addDoubles(s, out, n);
  }

  function startCards(s: State, out: Int32Array): number {
    let left = DECK;
    for (let pawn = s[PLY]; pawn > 0; pawn--) left &= ~CARD[s[STATION + pawn]]; // each ply has dealt one
    let n = 0;
    for (; left !== 0; left &= left - 1) out[n++] = STARTS[lowestBit(left)] << 2;
    return n;
  }

  /** Appends the doubles whose second leg is sure to be payable. */
  function addDoubles(s: State, out: Int32Array, singles: number): number {
    const isSafe = (s[PURSE] & MAY_DOUBLE) !== 0;
    let n = singles;
    for (let i = 0; i < singles; i++) {
      const move = out[i];
      if (isSafe || canLeave(s, move >> 2, purseAfter(s, move & 3))) out[n++] = move | DOUBLE_MOVE;
    }
    return n;
  }

  /** What Mr X could pay for once he has spent one `ticket`. */
  function purseAfter(s: State, ticket: number): number {
    const purse = s[PURSE] & 15;
    return s[STOCK + ticket] === 1 ? purse & ~(1 << ticket) : purse;
  }

  /** Whether `purse` pays for a line from `at` to a station without a detective. */
  function canLeave(s: State, at: number, purse: number): boolean {
    const slice = sliceOf(at, purse & 15);
    for (let e = FIRST[slice], end = FIRST[slice + 1]; e < end; e++) {
      const move = MOVES[e];
      if (((s[OCCUPIED + (move >> 7)] >>> (move >> 2)) & 1) === 0) return true;
    }
    return false;
  }

  // In what follows, `| 0` after a sum spares the engine the question whether it still is a small integer.
  function apply(s: State, move: Move): void {
    const ply = s[PLY];
    s[PLY] = ply + 1;
    if (s[ACTOR] === CHANCE) deal(s, move, ply);
    else if (s[PAWN] === MR_X) moveMrX(s, move, ply);
    else moveDetective(s, move, ply);
  }

  function deal(s: State, move: Move, ply: number): void {
    const pawn = s[PAWN];
    const at = (move >> 2) & 255;
    place(s, pawn, at);
    s[(HISTORY + ply) | 0] = seen(0, pawn === MR_X ? 0 : at, pawn, 0, 0);
    if (pawn === MR_X) {
      for (let i = 0; i < SET_WORDS; i++) s[POSSIBLE + i] = START_SET[i] & ~s[OCCUPIED + i];
      s[POSSIBLE_PLY] = s[PLY];
      startRound(s);
    } else s[PAWN] = pawn === LAST_PAWN ? MR_X : pawn + 1;
  }

  function moveMrX(s: State, move: Move, ply: number): void {
    const to = (move >> 2) & 255;
    const ticket = move & 3;
    const double = move >> 10;
    const box = ++s[BOX];
    s[STATION] = to;
    s[STOCK + ticket]--; // out of the game: R15
    s[DOUBLES] -= double;
    s[SECOND_LEG] = double;
    fillPurse(s);
    if ((REVEALS >> box) & 1) {
      s[(HISTORY + ply) | 0] = seen(0, to, MR_X, double, ticket);
      s[SHOWN_PLY] = ply + 1;
    } else s[(HISTORY + ply) | 0] = seen(0, 0, MR_X, double, ticket);
    if (double === 0) passTo(s, 1);
  }

  function moveDetective(s: State, move: Move, ply: number): void {
    const pawn = s[PAWN];
    const to = (move >> 2) & 255;
    const ticket = move & 3;
    const from = s[STATION + pawn];
    s[(HISTORY + ply) | 0] = seen(from, to, pawn, 0, ticket);
    if (--s[STOCK + (pawn << 2) + ticket] === 0) s[PURSE + pawn] &= ~(1 << ticket);
    removeMember(s, OCCUPIED, from);
    addMember(s, OCCUPIED, to);
    s[STATION + pawn] = to;
    if (++s[STOCK + ticket] <= 2) fillPurse(s);
    if (to === s[STATION]) finish(s, DETECTIVES);
    else passTo(s, (pawn + 1) | 0);
  }

  /**
   * What Mr X can pay for. A double needs a card, two free boxes and a legal second leg. He may always go back to where
   * he came from, so the second leg is safe as long as the first leg's ticket, or a black one, is left over.
   */
  function fillPurse(s: State): void {
    const taxi = s[STOCK];
    const bus = s[STOCK + 1];
    const underground = s[STOCK + 2];
    const black = s[STOCK + BLACK];
    // The sign of -n says whether there are any.
    let purse = (-taxi >>> 31) | ((-bus >>> 31) << 1) | ((-underground >>> 31) << 2) | ((-black >>> 31) << 3);
    if (s[DOUBLES] > 0 && s[SECOND_LEG] === 0 && s[BOX] <= BOXES - 2) {
      const safe = black >= 2 || (black === 0 && taxi !== 1 && bus !== 1 && underground !== 1);
      purse |= safe ? MAY_DOUBLE : CHECK_DOUBLE;
    }
    s[PURSE] = purse;
  }

  /** The turn goes to the first detective from `pawn` on who can move; the others are skipped: R23. */
  function passTo(s: State, pawn: number): void {
    for (let next = pawn; next < PAWN_COUNT; next = (next + 1) | 0)
      if (canLeave(s, s[STATION + next], s[PURSE + next])) {
        s[PAWN] = next;
        s[ACTOR] = SEAT[next];
        return;
      }
    // Asked from the first detective on and all were skipped: they can no longer move, R28.
    if (pawn === 1 || s[BOX] === BOXES || s[ROUND] === ROUND_LIMIT) finish(s, MR_X);
    else startRound(s);
  }

  function startRound(s: State): void {
    s[ROUND]++;
    s[PAWN] = MR_X;
    s[ACTOR] = MR_X;
    if (!canLeave(s, s[STATION], s[PURSE])) finish(s, DETECTIVES); // R29
  }

  function finish(s: State, winner: number): void {
    s[WINNER] = winner;
    s[ACTOR] = TERMINAL;
  }

  function returns(s: State, out: Float64Array): void {
    const detectives = s[WINNER] === DETECTIVES ? 1 : -1;
    out[MR_X] = -detectives;
    for (let seat = 1; seat < ROLES.length; seat++) out[seat] = detectives;
  }

  function observe(s: State, player: Player, out: Int32Array): void {
    out.set(s);
    derivePossible(s, out);
    out[POSSIBLE_PLY] = s[PLY];
    if (guesses(s, player)) out[STATION] = 0;
  }

  /** Whether `player` has to guess where Mr X is; once he has lost, and only then, he shows himself. */
  const guesses = (s: State, player: Player): boolean =>
    player !== MR_X && s[ACTOR] !== CHANCE && s[WINNER] !== DETECTIVES;

  function determinize(s: State, player: Player, rng: Rng): void {
    if (!guesses(s, player)) return;
    prepare(s);
    s[STATION] = nthMember(s, POSSIBLE, rng.below(setSize(s, POSSIBLE, SET_WORDS)));
  }

  const scratch = new Int32Array(WORDS);

  function worldCount(s: State, player: Player): number {
    if (!guesses(s, player)) return 1;
    derivePossible(s, scratch);
    return setSize(scratch, POSSIBLE, SET_WORDS);
  }

  function setWorld(s: State, player: Player, index: number): void {
    if (!guesses(s, player)) return;
    prepare(s);
    s[STATION] = nthMember(s, POSSIBLE, index);
  }

  function prepare(s: State): void {
    if (s[ACTOR] !== CHANCE && s[WINNER] !== DETECTIVES) advancePossible(s);
  }

  function moveSeenBy(s: State, move: Move, player: Player): number {
    if (player === MR_X || s[PAWN] !== MR_X) return move;
    if (s[ACTOR] === CHANCE) return 0;
    return (REVEALS >> (s[BOX] + 1)) & 1 ? move : move & (DOUBLE_MOVE | 3);
  }

  return core.defineGame({
    id: 'scotland-yard',
    rulesVersion: RULES_VERSION,
    options,
    roles: ROLES,
    stateWords: WORDS,
    observationWords: WORDS,
    moveSpace: MOVE_SPACE,
    maxMoves: MAX_MOVES,
    maxPlies: MAX_PLIES,
    reset,
    legalMoves,
    apply,
    returns,
    observe,
    determinize,
    moveSeenBy,
    worldCount,
    setWorld,
    prepare,
    randomMove,
    playout: createPlayout(facts, { randomMove, apply, fillPurse }),
    evaluate: createEvaluate(MAP, PAWN_COUNT, derivePossible, weights),
    ...createText(options, { maxMoves: MAX_MOVES, dealPlies: DEAL_PLIES }, { legalMoves, moveSeenBy, observe }),
  });
}

/** Every ticket that anybody may come to hold on this board, and a double where there are any. */
function fullPurse(board: boards.Board): number {
  const tickets = board.mrXTickets.map((n, t) => (n + board.detectiveTickets[t] > 0 ? 1 << t : 0));
  return tickets.reduce((a, b) => a | b) | (board.black ? 1 << BLACK : 0) | (board.doubles > 0 ? MAY_DOUBLE : 0);
}

/** R4, R5: the seat that steers each pawn. Two detective players take two neighboring pawns each. */
function seatOfPawns(options: ScotlandYardOptions): number[] {
  const pawns = Array.from({ length: options.detectives + 1 }, (_, pawn) => pawn);
  if (options.seats === 'players') return pawns;
  if (options.seats === 'pairs') return pawns.map((pawn) => Math.ceil(pawn / 2));
  return pawns.map((pawn) => Math.min(pawn, 1));
}
