/**
 * A tree of one side's own moves. The other side does not choose in it but plays, unseen as it is, by the quick policy,
 * in a world that is new for every iteration. So nobody in the tree knows more than he would at the table; in a tree
 * with the moves of both sides the detectives find Mr X wherever he goes. Mr X may spend a share of the iterations on
 * what the detectives would answer.
 */
import { NONE } from '../../agents/tree.js';
import type { Tree } from '../../agents/tree.js';
import * as core from '../../core/game.js';
import type { Game, Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as layout from '../../games/scotland-yard/layout.js';
import { Answers } from './answers.js';
import { Chooser } from './chooser.js';
import type { DistancePolicy } from './distance-policy.js';
import type { EscapeChance } from './escape-chance.js';

const { ACTOR, TERMINAL } = core;
const { DETECTIVES, MR_X, ROUND, WINNER } = layout;

export interface RehearsalSettings {
  /** Exploration constant of UCB1, for results in [0, 1]. */
  readonly c: number;
  /** Rounds that are rehearsed, this one included, before the position is judged. */
  readonly rounds: number;
  readonly capacity: number;
  /** The share of iterations, after a head start, in which Mr X learns what the detectives answer. */
  readonly answers: number;
}

/** Answers that have hardly been thought about are worse than those of the quick policy, so he begins with his own moves. */
export const HEAD_START = 1000;

export class RehearsalSearch {
  /** The world of the next iteration; the caller writes it, `iterate` plays it on. */
  readonly state: State;
  readonly #game: Game;
  readonly #player: Player;
  readonly #policy: DistancePolicy;
  readonly #chance: EscapeChance;
  readonly #rounds: number;
  readonly #own: Chooser;
  readonly #answers: Answers | undefined;
  readonly #share: number;

  constructor(
    game: Game,
    player: Player,
    rng: Rng,
    policy: DistancePolicy,
    chance: EscapeChance,
    { c, rounds, capacity, answers }: RehearsalSettings,
  ) {
    this.state = new Int32Array(game.stateWords);
    this.#game = game;
    this.#player = player;
    this.#policy = policy;
    this.#chance = chance;
    this.#rounds = rounds;
    this.#own = new Chooser(game, player, rng, c, capacity);
    this.#answers = player === MR_X && answers > 0 ? new Answers(game, rng, policy, c, capacity) : undefined;
    this.#share = answers;
  }

  get tree(): Tree {
    return this.#own.tree;
  }

  clear(): void {
    this.#own.tree.clear();
    this.#answers?.clear();
  }

  iterate(): void {
    const s = this.state;
    const endRound = s[ROUND] + this.#rounds;
    this.#game.prepare!(s);
    this.#policy.look(s);
    const answers = this.#answers;
    if (answers !== undefined && this.#isTimeToThinkOfAnswers(answers)) {
      const leaf = answers.think(s, endRound);
      answers.learn(leaf, 1 - this.#escape());
    } else {
      const leaf = this.#rehearse(endRound);
      const escape = this.#escape();
      this.#own.learn(leaf, this.#player === MR_X ? escape : 1 - escape);
    }
  }

  #isTimeToThinkOfAnswers({ thoughts }: Answers): boolean {
    return thoughts < this.#share * (thoughts + this.tree.visits[0] - HEAD_START);
  }

  /** Plays to the end of the rehearsal; returns where the tree was left. */
  #rehearse(endRound: number): number {
    const s = this.state;
    const { visits, key } = this.tree;
    let leaf = 0;
    let isInTree = true;
    this.#answers?.restart();
    while (s[ACTOR] !== TERMINAL && s[ROUND] < endRound) {
      let next = NONE;
      if (isInTree && s[ACTOR] === this.#player) {
        next = this.#own.select(leaf, s);
        isInTree = next !== NONE && visits[next] > 0;
        if (next !== NONE) leaf = next;
      }
      const move = next === NONE ? this.#quickMove() : key[next];
      this.#answers?.follow(s, move);
      this.#policy.play(s, move);
    }
    return leaf;
  }

  #quickMove(): number {
    const s = this.state;
    const answer = this.#answers !== undefined && s[ACTOR] === DETECTIVES ? this.#answers.draw(s) : NONE;
    return answer === NONE ? this.#policy.choose(s) : answer;
  }

  /** For sure where the game is over, else by judgement. */
  #escape(): number {
    const s = this.state;
    if (s[ACTOR] === TERMINAL) return s[WINNER] === MR_X ? 1 : 0;
    return this.#chance.of(s, this.#policy.possible.size);
  }
}
