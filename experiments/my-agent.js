// An agent of your own: it plays random games in its head and takes the first move that wins one.
//   npx irregulars tournament --game scotland-yard --agents random --agent ./experiments/my-agent.js
import { ACTOR, MoveSampler, Rng, TERMINAL } from 'irregulars';

export default function createMyAgent(game) {
  const rng = new Rng(0);
  const state = new Int32Array(game.stateWords);
  const returns = new Float64Array(game.playerCount);
  const sampler = new MoveSampler(game);
  return {
    spec: 'my-agent',
    reset: (_game, _player, seed) => rng.seed(seed),
    choose(view) {
      for (let tries = 0; tries < 20; tries++) {
        const move = view.moves[rng.below(view.moveCount)];
        view.sample(state, rng);
        game.apply(state, move);
        while (state[ACTOR] !== TERMINAL) game.apply(state, sampler.sample(state, rng));
        game.returns(state, returns);
        if (returns[view.player] > 0) return move;
      }
      return view.moves[0];
    },
  };
}
