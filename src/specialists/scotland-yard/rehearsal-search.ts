/**
 * A tree of one side's own moves. The other side does not choose in it but plays, unseen as it is, by the quick policy,
 * in a world that is new for every iteration. So nobody in the tree knows more than he would at the table; in a tree
 * with the moves of both sides the detectives find Mr X wherever he goes.
 */
import { Offers } from '../../agents/offers.js';
import { NONE, Tree } from '../../agents/tree.js';
import { Ucb1 } from '../../agents/ucb1.js';
import * as core from '../../core/game.js';
import type { Game, Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from '../../games/scotland-yard/layout.js';
import type { DistancePolicy } from './distance-policy.js';
import type { EscapeChance } from './escape-chance.js';

const { ACTOR, TERMINAL } = core;
const { MR_X, ROUND, WINNER } = layout;

export interface RehearsalSettings {
  /** Exploration constant of UCB1, for results in [0, 1]. */
  readonly c: number;
  /** Rounds that are rehearsed, this one included, before the position is judged. */
  readonly rounds: number;
  readonly capacity: number;
}

export class RehearsalSearch {
  readonly tree: Tree;
  /** The world of the next iteration; the caller writes it, `iterate` plays it on. */
  readonly state: State;
  readonly #game: Game;
  readonly #player: Player;
  readonly #rng: Rng;
  readonly #policy: DistancePolicy;
  readonly #chance: EscapeChance;
  readonly #ucb1: Ucb1;
  readonly #rounds: number;
  readonly #moves: Int32Array;
  readonly #offers: Offers;

  constructor(
    game: Game,
    player: Player,
    rng: Rng,
    policy: DistancePolicy,
    chance: EscapeChance,
    settings: RehearsalSettings,
  ) {
    this.tree = new Tree(settings.capacity);
    this.state = new Int32Array(game.stateWords);
    this.#game = game;
    this.#player = player;
    this.#rng = rng;
    this.#policy = policy;
    this.#chance = chance;
    this.#ucb1 = new Ucb1(settings.c);
    this.#rounds = settings.rounds;
    this.#moves = new Int32Array(game.maxMoves);
    this.#offers = new Offers(game);
  }

  iterate(): void {
    const s = this.state;
    const { visits, key } = this.tree;
    const end = s[ROUND] + this.#rounds;
    this.#game.prepare!(s);
    this.#policy.look(s);
    let leaf = 0;
    let isInTree = true;
    while (s[ACTOR] !== TERMINAL && s[ROUND] < end) {
      const next: number = isInTree && s[ACTOR] === this.#player ? this.#select(leaf) : NONE;
      if (next === NONE) {
        this.#policy.play(s, this.#policy.choose(s));
        continue;
      }
      this.#policy.play(s, key[next]);
      leaf = next;
      isInTree = visits[next] > 0;
    }
    const escape = this.#escape();
    this.#backUp(leaf, this.#player === MR_X ? escape : 1 - escape);
  }

  /** A move not yet tried, at random; else the one of the highest upper bound. NONE where the tree is full. */
  #select(node: number): number {
    const offers = this.#offers;
    offers.gather(this.tree, node, this.#moves, this.#game.legalMoves(this.state, this.#moves));
    if (offers.newCount === 0) return this.#ucb1.select(this.tree, offers);
    return this.tree.add(node, offers.newKeys[this.#rng.below(offers.newCount)], this.#player);
  }

  /** For sure where the game is over, else by judgement. */
  #escape(): number {
    const s = this.state;
    if (s[ACTOR] === TERMINAL) return s[WINNER] === MR_X ? 1 : 0;
    return this.#chance.of(s, this.#policy.possible.size);
  }

  #backUp(leaf: number, result: number): void {
    const { parent, visits, total } = this.tree;
    for (let node = leaf; node !== NONE; node = parent[node]) {
      visits[node]++;
      total[node] += result;
    }
  }
}
