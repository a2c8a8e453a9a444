import { describe, expect, test } from 'vitest';
import { printSpec } from '../../../src/agents/spec.js';
import type { Agent } from '../../../src/core/agent.js';
import { checked } from '../../../src/core/checked.js';
import { MoveSampler } from '../../../src/core/chance.js';
import type { Game } from '../../../src/core/game.js';
import { ACTOR, CHANCE, newState, PLY, TERMINAL } from '../../../src/core/game.js';
import { playGame } from '../../../src/core/play.js';
import { Rng } from '../../../src/core/rng.js';
import { View } from '../../../src/core/view.js';
import { ghostLettersGreedy } from '../../../src/specialists/ghost-letters/agent.js';
import { createGame } from '../../../src/games/index.js';
import { agentsFor, createAgent } from '../../../src/specialists/index.js';
import { createTable, TOY } from '../../games/ghost-letters/table.js';

const STANDARD = Object.fromEntries(ghostLettersGreedy.parameters.map((p) => [p.name, p.standard]));

function create(values: Record<string, number | string> = {}): Agent {
  const all = { ...STANDARD, ...values };
  return ghostLettersGreedy.create(printSpec(ghostLettersGreedy.name, all, ghostLettersGreedy.parameters), all);
}

const seatsOf = (game: Game): Agent[] => Array.from({ length: game.playerCount }, () => create());

describe.each([
  { players: 2, mode: 'cooperative' },
  { players: 3, mode: 'cooperative', association: 'tags' },
  { players: 4, radio: 'bid' },
  { players: 6, discard: true, association: 'synthetic' },
  { players: 8, blackmailer: true },
  { players: 12, talk: 1 },
  { players: 6, characters: true, hints: true, rounds: 2 },
  { players: 12, characters: true },
  { players: 5, characters: true, mode: 'cooperative', talk: 0 },
  { ...TOY, players: 7, rounds: 0, deck: 2 },
])('with %o', (options) => {
  const game = createTable(options);

  test('it plays whole games without a fault, the same ones again with the same seed', () => {
    const [one, two] = [
      playGame(checked(game), seatsOf(game), { seed: 3 }),
      playGame(game, seatsOf(game), { seed: 3 }),
    ];
    expect(one.fault).toBeUndefined();
    expect(two.moves).toEqual(one.moves);
  });

  test('it plays a second game as a newcomer would', () => {
    const used = seatsOf(game);
    playGame(game, used, { seed: 1 });
    expect(playGame(game, used, { seed: 2 }).moves).toEqual(playGame(game, seatsOf(game), { seed: 2 }).moves);
  });

  test('it is blind: what it cannot know changes none of its moves', () => {
    const rng = new Rng(11);
    const sampler = new MoveSampler(game);
    const [state, world] = [newState(game), newState(game)];
    const seats = Array.from({ length: game.playerCount }, (_, seat) => {
      const [agent, twin] = [create(), create()];
      for (const each of [agent, twin]) each.reset(game, seat, 5);
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
        expect(twin.choose(elsewhere), `ply ${state[PLY]}: seat ${state[ACTOR]} is not blind`).toBe(move);
      }
      game.apply(state, move);
    }
  });
});

test('it refuses other games', () => {
  expect(ghostLettersGreedy.refuses?.({ ...createTable({}), id: 'other' })).toContain('ghost-letters only');
  expect(ghostLettersGreedy.refuses?.(createTable({}))).toBeUndefined();
});

test('`greedy` means the specialist here, and the one that knows no game elsewhere', () => {
  const game = createTable({});
  expect(createAgent('greedy', game).constructor).toBe(create().constructor);
  expect(createAgent('greedy', game).spec).toBe('greedy');
  expect(createAgent('greedy', createGame('scotland-yard')).constructor).not.toBe(create().constructor);
  expect(agentsFor(game).filter(({ name }) => name === 'greedy')).toHaveLength(1);
  expect(() => createAgent('greedy(worlds=8)', game)).toThrow(/worlds/);
});
