/** Recorded games, replayed by the rules and measured: nothing is paid for where nobody asks. */
import type { Game } from '../core/game.js';
import { ACTOR, TERMINAL } from '../core/game.js';
import { Running } from '../stats/summary.js';
import { factsOf } from './game-facts.js';
import { createKnowledge } from './knowledge.js';
import { createLead } from './lead.js';
import type { Measure, Meter } from './meter.js';
import { createShape } from './shape.js';
import { UseCounter } from './uses.js';

/** Mean doubt in bits, by role and round. */
export type DoubtProfile = ReadonlyMap<string, readonly Running[]>;

export class GameMeasurements {
  readonly measures: readonly Measure[];
  readonly uses: UseCounter;
  readonly roundName: string | undefined;
  /** Whether the game can count the worlds that fit what a seat knows. */
  readonly hasDoubt: boolean;
  /** Games measured. */
  games = 0;
  readonly #game: Game;
  readonly #state: Int32Array;
  readonly #returns: Float64Array;
  readonly #meters: readonly Meter[];
  readonly #doubt = new Map<string, Running[]>();

  constructor(game: Game, pairs: number) {
    this.#game = game;
    this.#state = new Int32Array(game.stateWords);
    this.#returns = new Float64Array(game.playerCount);
    const facts = factsOf(game.id);
    const { roundOf, measures, atEnd } = facts;
    this.roundName = facts.roundName;
    this.hasDoubt = game.worldCount !== undefined;
    this.uses = new UseCounter(game, facts, pairs);
    this.#meters = [
      createShape(game),
      createLead(game, roundOf),
      createKnowledge(game, roundOf, (round, seat, bits) => this.#addDoubt(round, game.roles[seat], bits)),
      { measures, onMove: () => undefined, finish: atEnd },
    ];
    this.measures = this.#meters.flatMap((meter) => meter.measures);
  }

  get doubt(): DoubtProfile {
    return this.#doubt;
  }

  /** Replays a game; returns a number for each of `measures`, or nothing for a game that a fault cut short. */
  measure(pair: number, moves: readonly number[]): readonly number[] | undefined {
    const game = this.#game;
    const state = this.#state;
    game.reset(state);
    for (const move of moves) {
      for (const meter of this.#meters) meter.onMove(state, move);
      this.uses.onMove(state, move);
      game.apply(state, move);
    }
    const isOver = state[ACTOR] === TERMINAL;
    if (isOver) game.returns(state, this.#returns);
    const values = this.#meters.flatMap((meter) => meter.finish(state, this.#returns));
    if (!isOver) {
      this.uses.forget();
      return undefined;
    }
    this.uses.finish(pair, this.#returns);
    this.games++;
    return values;
  }

  #addDoubt(round: number, role: string, bits: number): void {
    let rounds = this.#doubt.get(role);
    if (rounds === undefined) this.#doubt.set(role, (rounds = []));
    while (rounds.length <= round) rounds.push(new Running());
    rounds[round].add(bits);
  }
}
