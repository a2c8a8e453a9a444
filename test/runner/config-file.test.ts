import { expect, test } from 'vitest';
import { parseConfig } from '../../src/runner/config-file.js';

const file = `# who is better?
game: scotland-yard
options: { detectives: 4, reveals: [3, 8] }
agents:
  - random
  - greedy(worlds=4)
pairs: 500
sprt: { elo0: 0, elo1: 10 }
`;

test('a YAML file holds the settings of a tournament', () => {
  expect(parseConfig('exp.yaml', file)).toEqual({
    game: 'scotland-yard',
    options: { detectives: 4, reveals: [3, 8] },
    agents: ['random', 'greedy(worlds=4)'],
    pairs: 500,
    sprt: { elo0: 0, elo1: 10 },
  });
});

test('agents and games that are files are left to those who load them, and a file without a game to the flags', () => {
  const own = file.replace('random', './my-agent.js');
  expect(parseConfig('exp.yaml', own).agents![0]).toBe('./my-agent.js');
  expect(parseConfig('exp.yaml', file.replace('scotland-yard', './my-game.js')).game).toBe('./my-game.js');
  expect(parseConfig('exp.yaml', 'agents: [anybody, nobody]\n').agents).toEqual(['anybody', 'nobody']);
});

test.each([
  [file.replace('500', 'many'), 'exp.yaml:7:8 pairs: Invalid input: expected number, received string'],
  [file.replace('random', '{ a: 1 }'), 'exp.yaml:5:5 agents[0]: Invalid input: expected string, received object'],
  [file.replace('pairs:', 'paris:'), "exp.yaml:7:1 unknown key 'paris'; known: game, options, agents,"],
  [file.replace('elo1: 10', 'elo2: 10'), "exp.yaml:8:18 unknown key 'elo2'"],
  [file.replace('elo1: 10', 'elo1: -1'), 'exp.yaml:8:7 sprt: elo0 must be below elo1'],
  [file.replace('[3, 8]', '[3, [8]]'), 'exp.yaml:3:'],
  [file.replace('scotland', 'england'), "exp.yaml:2:7 game: game 'england-yard' is not known; it is holmes,"],
  [file.replace('4, rev', '9, rev'), 'exp.yaml:3:24 options.detectives: option detectives=9 of scotland-yard: Too big'],
  [
    file.replace('detectives', 'spies'),
    "exp.yaml:3:19 options.spies: scotland-yard has no option 'spies'; it has map,",
  ],
  [file.replace('- random', '- gredy'), "exp.yaml:5:5 agents[0]: agent 'gredy' is not known; it is random, greedy,"],
  [file.replace('=4', '=0'), 'exp.yaml:6:5 agents[1]: '],
  [file.replace('  - random', ' - "random'), 'exp.yaml:'],
])('a mistake is shown by line and column: %#', (text, message) => {
  expect(() => parseConfig('exp.yaml', text)).toThrow(message);
});
