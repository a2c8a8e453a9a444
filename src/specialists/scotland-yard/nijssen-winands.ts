import { mostVisited } from '../../agents/final-choice.js';
import type { AgentKind } from '../../agents/kind.js';
import type { ParameterValues } from '../../agents/parameters.js';
import { count, real, word } from '../../agents/parameters.js';
import type { Agent } from '../../core/agent.js';
import * as core from '../../core/game.js';
import type { Game, Move, Player, State } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import type { View } from '../../core/view.js';
import * as layout from '../../games/scotland-yard/layout.js';
import type { Doubles } from './distance-policy.js';
import { DOUBLES_POLICIES } from './distance-policy.js';
import type { CategoryTable, Selection } from './location-categories.js';
import { CATEGORY_TABLES, LocationDraw, SELECTIONS } from './location-categories.js';
import { NijssenWinandsSearch } from './nijssen-winands-search.js';
import { Playout } from './playout.js';
import type { StationTables } from './station-tables.js';
import { stationTables } from './station-tables.js';

const { PLY } = core;
const { MR_X, PAWN, BOX, STATION, OCCUPIED, POSSIBLE, POSSIBLE_PLY, SET_WORDS } = layout;

/** The whole player of Nijssen & Winands (2011), for either side; every enhancement can be switched off. */
class NijssenWinands implements Agent {
  readonly spec: string;
  readonly #values: ParameterValues;
  readonly #playouts: number;
  readonly #limiting: boolean;
  readonly #rng = new Rng(0);
  #game: Game | undefined;
  #root: State = new Int32Array(0);
  #tables: StationTables | undefined;
  #search: NijssenWinandsSearch | undefined;
  #draw: LocationDraw | undefined;

  constructor(spec: string, values: ParameterValues) {
    this.spec = spec;
    this.#values = values;
    this.#playouts = Number(values.playouts);
    this.#limiting = values.limiting === 'on';
  }

  reset(game: Game, _player: Player, seed: number): void {
    this.#rng.seed(seed);
    if (this.#game === game) return;
    const v = this.#values;
    const tables = stationTables(game);
    const filter = v.filter === 'on';
    const playout = new Playout(game, tables, this.#rng, {
      epsilon: v.playout === 'random' ? 1 : Number(v.epsilon),
      filter,
      doubles: v.doubles as Doubles,
      capture: v.capture === 'on',
    });
    this.#game = game;
    this.#root = new Int32Array(game.stateWords);
    this.#tables = tables;
    this.#draw = new LocationDraw(tables, v.categorization as CategoryTable, v.selection as Selection);
    this.#search = new NijssenWinandsSearch(game, tables, this.#rng, playout, {
      hiderC: Number(v['hider-c']),
      seekerC: Number(v['seeker-c']),
      reduction: Number(v.reduction),
      filter,
      savesDoubles: v['tree-doubles'] === 'rescue',
      // The root, and one node for each playout.
      capacity: this.#playouts + 1,
    });
  }

  choose(view: View): Move {
    if (view.moveCount === 1) return view.moves[0];
    const search = this.#search!;
    const root = this.#root;
    view.sample(root, this.#rng);
    const pawn = root[PAWN];
    if (pawn !== MR_X) this.#lookForMrX();
    search.begin(pawn);
    for (let i = 0; i < this.#playouts; i++) {
      search.state.set(root);
      if (pawn !== MR_X) search.state[STATION] = this.#draw!.draw(this.#rng);
      search.iterate();
    }
    return search.tree.key[mostVisited(search.tree)];
  }

  #lookForMrX(): void {
    const isShown = ((this.#tables!.reveals >> this.#root[BOX]) & 1) === 1;
    if (!this.#limiting && !isShown) this.#forgetTickets();
    this.#draw!.look(this.#root);
  }

  /** Without limiting, a Mr X who is not in plain view may be at any station without a detective. */
  #forgetTickets(): void {
    const root = this.#root;
    root.fill(0, POSSIBLE, POSSIBLE + SET_WORDS);
    for (let at = 1; at <= this.#tables!.stations; at++) root[POSSIBLE + (at >> 5)] |= 1 << (at & 31);
    for (let w = 0; w < SET_WORDS; w++) root[POSSIBLE + w] &= ~root[OCCUPIED + w];
    root[POSSIBLE_PLY] = root[PLY];
  }
}

export const nijssenWinands: AgentKind = {
  name: 'nijssen-winands',
  summary: "Nijssen & Winands' Scotland Yard player of 2011: Monte Carlo tree search with all their enhancements",
  parameters: [
    count('playouts', 10_000, 1, 10_000_000, 'playouts for a decision'),
    real('hider-c', 0.2, 0, 100, 'exploration constant when Mr X searches'),
    real('seeker-c', 2, 0, 100, 'exploration constant when the detectives search'),
    word('playout', ['greedy', 'random'], 'by distances, or any move'),
    real('epsilon', 0.2, 0, 1, 'share of random moves in greedy playouts'),
    word('doubles', DOUBLES_POLICIES, 'double moves in playouts: as a way out, like any move, or never'),
    word('tree-doubles', ['any', 'rescue'], 'double moves in the tree: like any move, or only as a way out'),
    word('capture', ['on', 'off'], 'whether a detective in a playout always takes Mr X where he must be'),
    word('limiting', ['on', 'off'], "whether Mr X's tickets limit where he may be"),
    word('categorization', CATEGORY_TABLES, 'how his stations are weighed by their distance to the detectives'),
    word('selection', SELECTIONS, 'draw a station by the weight of its category, or a category and then a station'),
    real('reduction', 0.25, 0, 1, 'how much less a catch is worth that is left to another detective'),
    word('filter', ['on', 'off'], 'whether Mr X leaves out wasted black tickets'),
  ],
  create: (spec, values) => new NijssenWinands(spec, values),
};
