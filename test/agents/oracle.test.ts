import { describe, expect, test } from 'vitest';
import { agentFrom, AGENTS, CHEATS } from '../../src/agents/index.js';
import { newState } from '../../src/core/game.js';
import { OpenView } from '../../src/core/open-view.js';
import { Table } from '../../src/core/table.js';
import { View } from '../../src/core/view.js';
import { createGame } from '../../src/games/index.js';

const kuhn = createGame('kuhn-poker');
const cheat = (): ReturnType<typeof agentFrom> => agentFrom(CHEATS, 'oracle(iterations=300)', kuhn);

test('cheats are listed apart, and marked', () => {
  for (const { name } of CHEATS) expect(AGENTS.map((kind) => kind.name)).not.toContain(name);
  expect(cheat().cheats).toBe(true);
});

test('a table seats an oracle only where cheating is allowed', () => {
  expect(() => new Table(kuhn, [cheat(), cheat()])).toThrow('looks at the true position');
  const table = new Table(kuhn, [cheat(), cheat()], { mayCheat: true });
  table.play(1, 0, 0);
  expect(table.fault).toBeUndefined();
});

test('through an ordinary view it sees nothing', () => {
  const agent = cheat();
  const view = new View(kuhn, 0);
  const s = newState(kuhn);
  kuhn.apply(s, kuhn.parseMove(s, 'deal 1 jack'));
  agent.reset(kuhn, 0, 1);
  view.show(s);
  expect(() => agent.choose(view)).toThrow('hides nothing');
});

describe('a queen that faces a bet', () => {
  test.each([
    ['jack', 'bet'],
    ['king', 'pass'],
  ])('of a %s answers %s', (card, answer) => {
    const s = newState(kuhn);
    for (const text of [`deal 1 ${card}`, 'bet', 'deal 2 queen']) kuhn.apply(s, kuhn.parseMove(s, text));
    const agent = cheat();
    const view = new OpenView(kuhn, 1);
    agent.reset(kuhn, 1, 1);
    view.show(s);
    expect(kuhn.formatMove(s, agent.choose(view))).toBe(answer);
  });
});
