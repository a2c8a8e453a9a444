/**
 * Lottery: two seats each bet on one of three colors, unseen by the other; then a ball is drawn. The toy with uneven
 * luck: 1 red, 2 green and 7 blue balls. Whoever alone bet on its color wins.
 */
import * as core from '../../src/core/game.js';
import type { GameRules, Player, State } from '../../src/core/game.js';

const { ACTOR, PLY, CHANCE, TERMINAL } = core;

const BALL = core.HEADER; // the color drawn
const BET = BALL + 1; // by seat, color + 1; 0 before the bet
const WORDS = BET + 2;

export const BALLS = [1, 2, 7];
const COLORS = ['red', 'green', 'blue'];

const LOTTERY: GameRules = {
  id: 'lottery',
  rulesVersion: 1,
  options: {},
  roles: ['first', 'second'],
  stateWords: WORDS,
  observationWords: WORDS,
  moveSpace: 3,
  maxMoves: 3,
  maxPlies: 3,
  reset: (s) => void s.fill(0),
  legalMoves(_s, out) {
    for (let i = 0; i < 3; i++) out[i] = i;
    return 3;
  },
  apply(s, move) {
    if (s[ACTOR] === CHANCE) s[BALL] = move;
    else s[BET + s[ACTOR]] = move + 1;
    s[PLY]++;
    s[ACTOR] = s[PLY] === 1 ? 1 : s[PLY] === 2 ? CHANCE : TERMINAL;
  },
  returns(s, out) {
    const right = (seat: Player): number => (s[BET + seat] === s[BALL] + 1 ? 1 : 0);
    out[0] = right(0) - right(1);
    out[1] = -out[0];
  },
  observe(s, player, out) {
    out.set(s);
    if (s[ACTOR] !== TERMINAL && out[BET + 1 - player] > 0) out[BET + 1 - player] = -1;
  },
  determinize(s, player, rng) {
    if (s[ACTOR] !== TERMINAL && s[BET + 1 - player] > 0) s[BET + 1 - player] = 1 + rng.below(3);
  },
  moveSeenBy: (s, move, player) => (s[ACTOR] === CHANCE || s[ACTOR] === player ? move : 0),
  formatMove: (s, move, viewer) =>
    viewer === undefined || s[ACTOR] === CHANCE || s[ACTOR] === viewer ? COLORS[move] : 'a color',
  parseMove: (_s, text) => COLORS.indexOf(text),
  formatState: (s: State, viewer?: Player) =>
    [0, 1]
      .map((seat) => (viewer === 1 - seat && s[ACTOR] !== TERMINAL ? '?' : (COLORS[s[BET + seat] - 1] ?? '-')))
      .join(' '),
  chanceWeights(_s, outcomes, count, out) {
    for (let i = 0; i < count; i++) out[i] = BALLS[outcomes[i]];
  },
};

/** The game, or one that differs from it in the rules given. */
export const createLottery = (rules: Partial<GameRules> = {}): core.Game => core.defineGame({ ...LOTTERY, ...rules });

export const lottery = createLottery();
