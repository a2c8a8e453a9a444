/** Who uses what, when, and how he fares: counted by pair, the unit of every error. */
import type { Game, Move, Player, State } from '../core/game.js';
import { ACTOR } from '../core/game.js';
import type { ClusterSums } from '../stats/clusters.js';
import type { GameFacts } from './game-facts.js';

/** What is known of one key of a category, ready for `estimateMean`. */
export interface KeyUse {
  readonly key: string;
  /** Its share of all uses of the category. */
  readonly share: ClusterSums;
  /** Share of games in which anybody used it. */
  readonly games: ClusterSums;
  /** Score of a seat that used it, from 0 to 1. */
  readonly score: ClusterSums;
  /** Score of a seat that used it more often than every other one. */
  readonly more: ClusterSums;
  /** Round of its first use in a game. */
  readonly round: ClusterSums;
}

/** Sums of one key, by pair. */
class KeySums {
  readonly uses: Float64Array;
  readonly games: Float64Array;
  readonly users: Float64Array;
  readonly userScore: Float64Array;
  readonly leaders: Float64Array;
  readonly leaderScore: Float64Array;
  readonly firstRound: Float64Array;

  constructor(pairs: number) {
    this.uses = new Float64Array(pairs);
    this.games = new Float64Array(pairs);
    this.users = new Float64Array(pairs);
    this.userScore = new Float64Array(pairs);
    this.leaders = new Float64Array(pairs);
    this.leaderScore = new Float64Array(pairs);
    this.firstRound = new Float64Array(pairs);
  }
}

/** Uses of one key in the game at hand. */
interface Tally {
  readonly bySeat: Int32Array;
  total: number;
  round: number;
}

export class UseCounter {
  readonly #game: Game;
  readonly #facts: GameFacts;
  readonly #pairs: number;
  readonly #categories = new Map<string, Map<string, KeySums>>();
  readonly #gamesOfPair: Float64Array;
  /** By category and key, of the game at hand. */
  #current = new Map<string, Map<string, Tally>>();

  constructor(game: Game, facts: GameFacts, pairs: number) {
    this.#game = game;
    this.#facts = facts;
    this.#pairs = pairs;
    this.#gamesOfPair = new Float64Array(pairs);
  }

  onMove(state: State, move: Move): void {
    const seat = state[ACTOR];
    for (const use of this.#facts.usesOf(state, move, seat, this.#game.formatMove(state, move))) {
      const keys = entry(this.#current, use.category, () => new Map<string, Tally>());
      const round = this.#facts.roundOf?.(state) ?? NaN;
      const tally = entry(keys, use.key, () => ({ bySeat: new Int32Array(this.#game.playerCount), total: 0, round }));
      tally.total++;
      if (use.seat >= 0) tally.bySeat[use.seat]++;
    }
  }

  finish(pair: number, returns: Float64Array): void {
    this.#gamesOfPair[pair]++;
    for (const [category, keys] of this.#current) {
      const sums = entry(this.#categories, category, () => new Map<string, KeySums>());
      for (const [key, tally] of keys)
        add(
          entry(sums, key, () => new KeySums(this.#pairs)),
          tally,
          pair,
          returns,
        );
    }
    this.forget();
  }

  /** Leaves the game at hand out. */
  forget(): void {
    this.#current = new Map();
  }

  categories(): string[] {
    return [...this.#categories.keys()].sort();
  }

  /** Keys of a category, in order of their names. */
  keysOf(category: string): KeyUse[] {
    const keys = this.#categories.get(category) ?? new Map<string, KeySums>();
    const all = new Float64Array(this.#pairs);
    for (const { uses } of keys.values()) for (let pair = 0; pair < all.length; pair++) all[pair] += uses[pair];
    return [...keys]
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([key, own]) => ({
        key,
        share: { sums: own.uses, counts: all },
        games: { sums: own.games, counts: this.#gamesOfPair },
        score: { sums: own.userScore, counts: own.users },
        more: { sums: own.leaderScore, counts: own.leaders },
        round: { sums: own.firstRound, counts: own.games },
      }));
  }
}

function add(sums: KeySums, { bySeat, total, round }: Tally, pair: number, returns: Float64Array): void {
  sums.uses[pair] += total;
  sums.games[pair]++;
  sums.firstRound[pair] += round;
  const leader = leaderOf(bySeat);
  for (let seat = 0; seat < bySeat.length; seat++) {
    if (bySeat[seat] === 0) continue;
    const score = (returns[seat] + 1) / 2;
    sums.users[pair]++;
    sums.userScore[pair] += score;
    if (seat !== leader) continue;
    sums.leaders[pair]++;
    sums.leaderScore[pair] += score;
  }
}

/** The seat with the most uses; -1 where two share that place. */
function leaderOf(bySeat: Int32Array): Player {
  const most = Math.max(...bySeat);
  const seat = bySeat.indexOf(most);
  return bySeat.lastIndexOf(most) === seat ? seat : -1;
}

function entry<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = create()));
  return value;
}
