/** What every listed agent owes every listed game. */
import { describe, expect, test } from 'vitest';
import type { AgentKind } from '../../src/agents/kind.js';
import type { Agent } from '../../src/core/agent.js';
import { checked } from '../../src/core/checked.js';
import type { Game, State } from '../../src/core/game.js';
import { newState } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { createGame, GAMES } from '../../src/games/index.js';
import { agentsFor, createAgent } from '../../src/specialists/index.js';
import { agentOf } from '../toys/agents.js';
import { FUGITIVE, manhunt } from '../toys/manhunt.js';
import { expectBlind } from './blindness.js';
import { quickSpec } from './quick.js';

const TABLES = [manhunt, ...GAMES.map((family) => family.create(family.schema.parse({})))];

const canPlay = (game: Game, kind: AgentKind): boolean => !kind.refuses?.(game);

const playable = TABLES.flatMap((game) =>
  agentsFor(game)
    .filter((kind) => canPlay(game, kind))
    .map((kind) => [quickSpec(kind), game.id, game] as const),
);

describe.each(playable)('%s at %s', (spec, _id, game) => {
  const seats = (): Agent[] => Array.from({ length: game.playerCount }, () => createAgent(spec, game));

  test('is blind: what it cannot know changes none of its moves', () => {
    expectBlind(game, () => createAgent(spec, game), 1);
  });

  test('plays without a fault, and the same game again with the same seed, be it a newcomer or not', () => {
    const one = playGame(checked(game), seats(), { seed: 3 });
    expect(one.fault).toBeUndefined();
    const used = seats();
    playGame(game, used, { seed: 2 });
    expect(playGame(game, used, { seed: 3 }).moves).toEqual(one.moves);
  });
});

/** Every way to search and to believe, which the defaults do not try. */
const VARIANTS = [
  ...['uniform', 'exact', 'particles', 'filter'].flatMap((belief) =>
    ['own', 'all', 'each', 'redeal'].map((observer) => `ismcts(iterations=30,belief=${belief},observer=${observer})`),
  ),
  'ismcts(iterations=30,policy=exp3,final=sample)',
  'ismcts(iterations=30,policy=regret,observer=each)',
  'ismcts(iterations=30,rollout=greedy,depth=3,bias=5,final=sample,temperature=0.3)',
  'ismcts(iterations=30,rollout=mast,observer=redeal)',
  'ismcts(iterations=30,belief=filter,rollout=greedy,others=rollout,c=0.2)',
  'pimc(iterations=30,belief=filter,worlds=3,rollout=mast)',
  'flat(playouts=5,rollout=greedy,depth=2)',
];

describe.each(VARIANTS)('%s', (spec) => {
  test.each([manhunt, createGame('kuhn-poker'), createGame('phantom-tic-tac-toe')].map((game) => [game.id, game]))(
    'is blind at %s',
    (_id, game) => {
      for (let seed = 1; seed <= 3; seed++) expectBlind(game as Game, () => createAgent(spec, game as Game), seed);
    },
  );
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
