import { expect, test } from 'vitest';
import { rangeOf } from '../../src/agents/spec.js';
import { AGENTS, GAMES } from '../../src/index.js';
import { outputOf } from './command-line.js';

test('games lists every game with its options and presets', async () => {
  const text = await outputOf('games');
  for (const family of GAMES) {
    expect(text).toContain(`${family.id}: ${family.title}\n  ${family.summary}\n`);
    for (const option of Object.keys(family.fields.shape)) expect(text).toMatch(new RegExp(`^    ${option}=`, 'm'));
    for (const [name, { summary }] of Object.entries(family.presets))
      expect(text).toMatch(new RegExp(`^    ${name} +${summary.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'm'));
  }
});

test('calibration games stand under a heading of their own', async () => {
  const [detective, calibration] = (await outputOf('games')).split('CALIBRATION GAMES');
  for (const { id, title, purpose } of GAMES)
    expect(purpose === 'calibration' ? calibration : detective).toContain(`\n${id}: ${title}\n`);
});

test('games shows one game in full', async () => {
  const text = await outputOf('games', 'scotland-yard');
  // Agents come and go.
  expect(text.replace(/^ {2}agents .*$/m, '  agents <agents>')).toMatchSnapshot();
});

test('games --json holds what the text holds, for all games or for one', async () => {
  const all = JSON.parse(await outputOf('games', '--json')) as { id: string }[];
  expect(all.map((game) => game.id)).toEqual(GAMES.map((family) => family.id));
  expect(JSON.parse(await outputOf('games', 'scotland-yard', '--json'))).toEqual(
    all.find((game) => game.id === 'scotland-yard'),
  );
});

test('agents lists every agent with the range and the default of each parameter, or its original', async () => {
  const text = await outputOf('agents');
  for (const { name, summary, parameters, variantOf } of AGENTS) {
    expect(text).toContain(`${name}: ${summary}\n`);
    if (variantOf !== undefined) {
      expect(text).toContain(`\n${variantOf}: `);
      continue;
    }
    const lines = text.split('\n');
    for (const p of parameters)
      expect(
        lines.some((line) => line.startsWith(`  ${p.name}=${p.standard} `) && line.includes(rangeOf(p))),
        p.name,
      ).toBe(true);
  }
  const facts = JSON.parse(await outputOf('agents', '--json')) as {
    name: string;
    cheats?: true;
    parameters: { default: unknown }[];
  }[];
  const blind = facts.filter((agent) => !agent.cheats);
  expect(blind.map((agent) => [agent.name, ...agent.parameters.map((p) => p.default)])).toEqual(
    AGENTS.map((agent) => [agent.name, ...agent.parameters.map((p) => p.standard)]),
  );
});
