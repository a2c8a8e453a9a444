import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { tournament } from '../../src/runner/tournament.js';
import { irregulars, outputOf } from '../cli/command-line.js';
import { glasses, newFolder } from './glasses.js';

const CHEAT = 'oracle(iterations=20)';
const flags = ['--game', glasses.game, '--preset', 'glasses', '--agents', 'random', CHEAT, '--pairs', '4'];

test('an agent that cheats plays in tournaments, and says so in the document and in the results file', async () => {
  const out = join(newFolder(), 'run.db');
  const { agents, faults } = await tournament({ ...glasses, agents: ['random', CHEAT], pairs: 4, workers: 1, out });
  expect(faults).toBe(0);
  expect(agents.map(({ cheats }) => cheats)).toEqual([undefined, true]);
  const database = new DatabaseSync(out, { readOnly: true });
  expect(database.prepare('SELECT cheats FROM agent ORDER BY id').all()).toEqual([{ cheats: 0 }, { cheats: 1 }]);
  database.close();
  const rated = await outputOf('rate', out);
  expect(rated).toContain(`${CHEAT} †`);
  expect(rated).toContain('† cheats: looks at the true position');
});

test('every table marks a cheat, and only a cheat', async () => {
  const text = await outputOf('tournament', ...flags);
  const [standing] = text.split('│ role');
  expect(standing).toContain(`│ ${CHEAT} † │`);
  expect(standing).not.toContain('random †');
  expect(text).toContain('\n† cheats: looks at the true position\n');
});

test('cheats are listed under a heading of their own, and no other command seats them', async () => {
  const [blind, cheats] = (await outputOf('agents')).split('\nCHEATS: ');
  expect(blind).not.toContain('oracle');
  expect(cheats).toContain('\noracle: ');
  const listed = JSON.parse(await outputOf('agents', '--json')) as { name: string; cheats?: true }[];
  expect(listed.filter((agent) => agent.cheats).map(({ name }) => name)).toEqual(['oracle']);
  const refused = await irregulars('play', '--game', 'tic-tac-toe', '--agents', 'oracle');
  expect(refused.code).toBe(2);
  expect(refused.err).toContain("agent 'oracle' is not known");
});
