import { expect, test } from 'vitest';
import { agentFrom, CHEATS } from '../../src/agents/index.js';
import { createGame, GAMES } from '../../src/games/index.js';
import { fetchGame } from '../../src/games/shelf.js';
import { agentsFor, createAgent, SPECIALISTS } from '../../src/specialists/index.js';
import { fetchAgent } from '../../src/specialists/shelf.js';

test.each(GAMES)('$id from the shelf is the listed game', async (family) => {
  for (const { options } of [{ options: {} }, ...Object.values(family.presets)]) {
    const listed = createGame(family.id, options);
    const fetched = await fetchGame(family.id, listed.options);
    expect(JSON.stringify(fetched)).toBe(JSON.stringify(listed));
    expect(fetched.legalMoves.toString()).toBe(listed.legalMoves.toString());
  }
});

test('the shelf has the specialists of every game', async () => {
  for (const { game: id, name } of SPECIALISTS) {
    const game = createGame(id);
    expect((await fetchAgent(name, game))().spec).toBe(createAgent(name, game).spec);
    expect((await fetchAgent(name, game))().constructor.name).toBe(createAgent(name, game).constructor.name);
  }
});

test('what the shelf does not have is refused as the whole list refuses it', async () => {
  const game = createGame('tic-tac-toe');
  await expect(fetchGame('chess', {})).rejects.toThrow("game 'chess' is not known; it is");
  expect((await fetchAgent('random', game))().spec).toBe('random');
  for (const text of ['genius', 'nijssen-winands', 'greedy(worlds=0)']) {
    const make = await fetchAgent(text, game);
    expect(make).toThrow();
    let complaint = '';
    try {
      agentFrom([...agentsFor(game), ...CHEATS], text, game);
    } catch (error) {
      complaint = (error as Error).message;
    }
    expect(make).toThrow(complaint);
  }
});
