/** What every listed agent owes every listed game. */
import { describe, expect, test } from 'vitest';
import { AGENTS, createAgent } from '../../src/agents/index.js';
import type { Agent } from '../../src/core/agent.js';
import { checked } from '../../src/core/checked.js';
import { MoveSampler } from '../../src/core/chance.js';
import type { Game, State } from '../../src/core/game.js';
import { ACTOR, CHANCE, newState, PLY, TERMINAL } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { Rng } from '../../src/core/rng.js';
import { View } from '../../src/core/view.js';
import { GAMES } from '../../src/games/index.js';
import { agentOf } from '../toys/agents.js';
import { FUGITIVE, manhunt } from '../toys/manhunt.js';
import { quickSpec } from './quick.js';

const TABLES = [manhunt, ...GAMES.map((family) => family.create(family.schema.parse({})))];

const playable = TABLES.flatMap((game) =>
  AGENTS.filter((kind) => !kind.refuses?.(game)).map((kind) => [quickSpec(kind), game.id, game] as const),
);

/**
 * Plays a game in which every seat is a pair of twins with the same seed. One twin is shown the truth, the other a
 * world that its seat cannot tell from the truth; they must agree on every move.
 */
function expectBlind(game: Game, create: () => Agent, seed: number): void {
  const rng = new Rng(seed);
  const sampler = new MoveSampler(game);
  const state = newState(game);
  const world = newState(game);
  const seats = Array.from({ length: game.playerCount }, (_, seat) => {
    const [agent, twin] = [create(), create()];
    for (const each of [agent, twin]) each.reset(game, seat, seed);
    return { agent, twin, view: new View(game, seat), elsewhere: new View(game, seat) };
  });
  while (state[ACTOR] !== TERMINAL) {
    let move = sampler.sample(state, rng);
    if (state[ACTOR] !== CHANCE) {
      const { agent, twin, view, elsewhere } = seats[state[ACTOR]];
      world.set(state);
      game.determinize(world, state[ACTOR], rng);
      view.show(state);
      elsewhere.show(world);
      move = agent.choose(view);
      expect(twin.choose(elsewhere), `ply ${state[PLY]}, seed ${seed}: seat ${state[ACTOR]} is not blind`).toBe(move);
    }
    game.apply(state, move);
  }
}

describe.each(playable)('%s at %s', (spec, _id, game) => {
  test('is blind: what it cannot know changes none of its moves', () => {
    for (let seed = 1; seed <= 2; seed++) expectBlind(game, () => createAgent(spec, game), seed);
  });

  test('plays whole games without a fault, the same ones again with the same seed', () => {
    const agents = (): Agent[] => Array.from({ length: game.playerCount }, () => createAgent(spec, game));
    const [one, two] = [playGame(checked(game), agents(), { seed: 3 }), playGame(game, agents(), { seed: 3 })];
    expect(one.fault).toBeUndefined();
    expect(two.moves).toEqual(one.moves);
  });

  test('plays a second game as a newcomer would', () => {
    const used = Array.from({ length: game.playerCount }, () => createAgent(spec, game));
    playGame(game, used, { seed: 1 });
    const fresh = used.map(() => createAgent(spec, game));
    expect(playGame(game, used, { seed: 2 }).moves).toEqual(playGame(game, fresh, { seed: 2 }).moves);
  });
});

test('an agent that peeks is found out', () => {
  // A game that leaks each position that is looked at.
  let leaked: State = newState(manhunt);
  const leaky: Game = { ...manhunt, observe: (s, p, out) => ((leaked = s.slice()), manhunt.observe(s, p, out)) };
  const peeker = agentOf('peeker', (view) => view.moves[(view.observation.length + leaked[FUGITIVE]) % view.moveCount]);
  expect(() => {
    for (let seed = 1; seed <= 20; seed++) expectBlind(leaky, () => peeker, seed);
  }).toThrow('is not blind');
});
