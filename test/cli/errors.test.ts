import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import * as play from '../../src/core/play.js';
import { oneOf } from '../../src/core/usage-error.js';
import { AGENTS, GAMES } from '../../src/index.js';
import { irregulars, shellWords } from './command-line.js';

const directory = mkdtempSync(join(tmpdir(), 'irregulars-errors-'));
afterAll(() => rmSync(directory, { recursive: true }));

const WRONG = [
  '',
  'frobnicate',
  '--frobnicate',
  '-- play',
  'play',
  'play --game',
  'play --game chess',
  'play --game scotland-yard --frobnicate 3',
  'play --game scotland-yard stray',
  'play --game scotland-yard --preset huge',
  'play --game scotland-yard --preset constructor',
  'play --game scotland-yard --option detectives',
  'play --game scotland-yard --option =4',
  'play --game scotland-yard --option detectives=9',
  'play --game scotland-yard --option detectives=two',
  'play --game scotland-yard --option detectives=',
  'play --game scotland-yard --option reveals=3,,8',
  'play --game scotland-yard --option trams=1',
  'play --game scotland-yard --option __proto__=1',
  'play --game scotland-yard --option log=3 --option log=4',
  'play --game scotland-yard --option seats=pairs',
  'play --game scotland-yard --agents',
  'play --game scotland-yard --agents holmes',
  "play --game scotland-yard --agents 'greedy(worlds=0)'",
  "play --game scotland-yard --agents 'greedy(depth=2)'",
  "play --game scotland-yard --agents 'greedy('",
  'play --game scotland-yard --agents random random random',
  'play --game scotland-yard --preset six-players --agents random random random',
  'play --game scotland-yard --seat watson',
  'play --game scotland-yard --seat 2',
  'play --game scotland-yard --seat -1',
  'play --game scotland-yard --preset six-players --seat detectives',
  'play --game scotland-yard --seat 1 --open',
  'play --game scotland-yard --seed 1 --seed 2',
  'play --game scotland-yard --pair -1',
  'play --game scotland-yard --leg 0.5',
  'play --game scotland-yard --json=maybe',
  'play --game scotland-yard --no-json',
  'play --game scotland-yard --choices 1,x,2',
  'play --game scotland-yard --choices 1,,2',
  'play --game scotland-yard --choices 1 --agents random',
  'play --game scotland-yard --choices 1 --record x.json',
  'games chess',
  'games scotland-yard chess',
  'agents random',
  'replay',
  'replay one two',
  'replay no-such-file.json',
  'work',
  'work --queue somewhere',
  'work --queue mysql://localhost/x',
  'work --queue postgres://localhost/x --workers 0',
  'work --queue postgres://localhost/x --idle soon',
  'tournament --game scotland-yard --agents random random --queue postgres://localhost/x --workers 2',
  'tournament --game scotland-yard --agents random random --lease 60',
  'tournament --game scotland-yard --agents random random --queue postgres://localhost/x --lease 0',
  'showcase --pairs 0',
  'showcase --pairs many',
  'showcase --games chess',
  'showcase --workers none',
];

/** A new game, agent or command shall not change what is expected here. */
function withoutLists(text: string): string {
  const agents = oneOf([...new Set(AGENTS.map((kind) => kind.name))]);
  const games = oneOf(GAMES.map((family) => family.id));
  return text
    .replace(`it is ${agents}\n`, 'it is <agents>\n')
    .replace(`it is ${games}\n`, 'it is <games>\n')
    .replace(/it is games, agents, play, .*\n/, 'it is <commands>\n');
}

test.each(WRONG)('a wrong request ends with code 2 and says why: irregulars %s', async (line) => {
  const { code, out, err } = await irregulars(...shellWords(line));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).not.toMatch(/^ +at /m);
  expect(withoutLists(err)).toMatchSnapshot();
});

test('a record that cannot be written is refused before the game is played, and leaves nothing behind', async () => {
  const file = join(directory, 'file');
  writeFileSync(file, 'in the way');
  const played = vi.spyOn(play, 'playGame');
  for (const path of [join(directory, 'missing', 'game.json'), directory, join(file, 'game.json')]) {
    const { code, out, err } = await irregulars('play', '--game', 'scotland-yard', '--record', path);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`--record ${path}: cannot be written: `);
  }
  expect(played).not.toHaveBeenCalled();
  expect(readdirSync(directory)).toEqual(['file']);
});

test('an error of our own ends with code 1 and shows where', async () => {
  vi.spyOn(play, 'playGame').mockImplementationOnce(() => {
    throw new Error('the roof is on fire');
  });
  const { code, err } = await irregulars('play', '--game', 'scotland-yard');
  expect(code).toBe(1);
  expect(err).toMatch(/^Error: the roof is on fire\n +at /);
});
