// A game of your own: twenty-one. Players add 1, 2 or 3 in turn; whoever says 21 loses. Chance says where to start.
//   npx irregulars tournament --game ./experiments/my-game.js --agents random --agent ./experiments/my-agent.js
import { ACTOR, CHANCE, defineGame, PLY, TERMINAL } from 'irregulars';

const SUM = 2; // state word: what has been said so far
const LAST = 3; // state word: who spoke last
const write = (out, numbers) => (out.set(numbers), numbers.length);

export default defineGame({
  id: 'twenty-one',
  rulesVersion: 1,
  options: {},
  roles: ['first', 'second'],
  stateWords: 4,
  observationWords: 4,
  moveSpace: 4,
  maxMoves: 4,
  maxPlies: 22,
  reset: (s) => s.set([CHANCE, 0, 0, 1]),
  legalMoves: (s, out) => write(out, s[ACTOR] === CHANCE ? [0, 1, 2, 3] : [1, 2, 3]),
  apply(s, move) {
    s[PLY]++;
    s[SUM] += move;
    s[LAST] = 1 - s[LAST];
    if (s[ACTOR] === CHANCE) s[LAST] = 1;
    s[ACTOR] = s[SUM] >= 21 ? TERMINAL : 1 - s[LAST];
  },
  returns: (s, out) => out.set(s[LAST] === 0 ? [-1, 1] : [1, -1]),
  observe: (s, _player, out) => out.set(s),
  determinize: () => undefined,
  moveSeenBy: (_s, move) => move,
  formatMove: (_s, move) => String(move),
  parseMove: (_s, text) => (/^[0-3]$/.test(text) ? Number(text) : -1),
  formatState: (s) => `the sum is ${s[SUM]}`,
});
