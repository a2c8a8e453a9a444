import type { AgentKind } from '../../agents/kind.js';
import { real, word } from '../../agents/parameters.js';
import type { Agent } from '../../core/agent.js';
import type { Game, Move, Player, State } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import type { View } from '../../core/view.js';
import type { Doubles, PolicySettings } from './distance-policy.js';
import { DistancePolicy, DOUBLES_POLICIES } from './distance-policy.js';
import { stationTables } from './station-tables.js';

/** The one-ply player of Nijssen & Winands (2011): their playout policy, played for real. */
class NijssenWinandsGreedy implements Agent {
  readonly spec: string;
  readonly #settings: PolicySettings;
  readonly #rng = new Rng(0);
  #policy: DistancePolicy | undefined;
  #game: Game | undefined;
  #state: State = new Int32Array(0);

  constructor(spec: string, settings: PolicySettings) {
    this.spec = spec;
    this.#settings = settings;
  }

  reset(game: Game, _player: Player, seed: number): void {
    this.#rng.seed(seed);
    if (this.#game === game) return;
    this.#game = game;
    this.#state = new Int32Array(game.stateWords);
    this.#policy = new DistancePolicy(game, stationTables(game), this.#rng, this.#settings);
  }

  choose(view: View): Move {
    if (view.moveCount === 1) return view.moves[0];
    view.sample(this.#state, this.#rng);
    this.#policy!.look(this.#state);
    return this.#policy!.choose(this.#state);
  }
}

export const nijssenWinandsGreedy: AgentKind = {
  name: 'nw-greedy',
  summary: "Nijssen & Winands' one-ply Scotland Yard player: distances to detectives and possible stations",
  parameters: [
    real('epsilon', 0, 0, 1, 'how often any move is played instead'),
    word('doubles', DOUBLES_POLICIES, 'double moves of Mr X: as a way out, like any move, or never'),
    word('capture', ['on', 'off'], 'whether a detective always takes Mr X where he must be'),
    word('filter', ['off', 'on'], 'whether Mr X leaves out wasted black tickets'),
  ],
  create: (spec, v) =>
    new NijssenWinandsGreedy(spec, {
      epsilon: Number(v.epsilon),
      doubles: v.doubles as Doubles,
      filter: v.filter === 'on',
      capture: v.capture === 'on',
    }),
};
