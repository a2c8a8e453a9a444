/** One process's share of the games of a long test. */
import type * as Replay from '../../src/core/replay-command.js';
import type * as Library from '../../src/index.js';
import type { Game, State } from '../../src/index.js';

export interface Share {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

/** So far; with a failure, the last. */
export interface Report {
  readonly games: number;
  readonly plies: number;
  readonly failure?: string;
}

const { ACTOR, checked, createGame, deriveSeed, MoveSampler, PLY, Rng, TERMINAL } = (await import(
  new URL('../../dist/index.js', import.meta.url).href
)) as typeof Library;

const { replayCommand } = (await import(
  new URL('../../dist/core/replay-command.js', import.meta.url).href
)) as typeof Replay;

const share = JSON.parse(process.argv[2]) as Share;
const game = checked(createGame(share.id, share.options));
const sampler = new MoveSampler(game);
const rng = new Rng(0);
const state = new Int32Array(game.stateWords);
const world = new Int32Array(game.stateWords);
const seen = new Int32Array(game.observationWords);
const returns = new Float64Array(game.playerCount);
/** The game so far, as indexes into the lists of legal moves. */
const choices: number[] = [];

let games = 0;
let plies = 0;
let failure: string | undefined;
for (let index = share.first; index < share.count; index += share.step) {
  try {
    playGame(index);
  } catch (error) {
    const complaint = error instanceof Error ? error.message.split('\n')[0] : String(error);
    failure = `${complaint}\n  game ${index}, seed ${share.seed}\n  replay: ${replayCommand(game, choices)}`;
    break;
  }
  games++;
  plies += state[PLY];
  if (games % 500 === 0) report();
}

report();

function report(): void {
  process.send?.({ games, plies, ...(failure && { failure }) } satisfies Report);
}

function playGame(index: number): void {
  rng.seed(deriveSeed(share.seed, index));
  choices.length = 0;
  game.reset(state);
  while (state[ACTOR] !== TERMINAL) {
    if (rng.below(8) === 0) question(game, state);
    const move = sampler.sample(state, rng);
    choices.push(sampler.moves.indexOf(move));
    game.apply(state, move);
  }
  game.returns(state, returns);
}

/** Asks what an agent would, through the eyes of any seat. */
function question(g: Game, s: State): void {
  const seat = rng.below(g.playerCount);
  g.observe(s, seat, seen);
  const move = sampler.sample(s, rng);
  g.moveSeenBy(s, move, seat);
  g.formatMove(s, move);
  world.set(s);
  g.determinize(world, seat, rng);
  if (s[ACTOR] >= 0) g.evaluate?.(world, seat);
}
