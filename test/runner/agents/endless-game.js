// Never comes to an end.
import { ACTOR, defineGame, PLY } from 'irregulars';

export default defineGame({
  id: 'endless',
  rulesVersion: 1,
  options: {},
  roles: ['first', 'second'],
  stateWords: 2,
  observationWords: 1,
  moveSpace: 1,
  maxMoves: 1,
  maxPlies: 10,
  reset: (s) => s.fill(0),
  legalMoves: (_s, out) => ((out[0] = 0), 1),
  apply(s) {
    s[PLY]++;
    s[ACTOR] = 1 - s[ACTOR];
  },
  returns: (_s, out) => out.fill(0),
  observe: (_s, _player, out) => out.fill(0),
  determinize: () => undefined,
  moveSeenBy: (_s, move) => move,
  formatMove: () => 'pass',
  parseMove: (_s, text) => (text === 'pass' ? 0 : -1),
  formatState: () => 'nothing',
});
