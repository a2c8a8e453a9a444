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

test.each([
  [file.replace('500', 'many'), 'exp.yaml:7:8 pairs: Invalid input: expected number, received string'],
  [file.replace('random', '{ a: 1 }'), 'exp.yaml:5:5 agents[0]: Invalid input: expected string, received object'],
  [file.replace('pairs:', 'paris:'), "exp.yaml:7:1 unknown key 'paris'; known: game, options, agents,"],
  [file.replace('elo1: 10', 'elo2: 10'), "exp.yaml:8:18 unknown key 'elo2'"],
  [file.replace('elo1: 10', 'elo1: -1'), 'exp.yaml:8:7 sprt: elo0 must be below elo1'],
  [file.replace('[3, 8]', '[3, [8]]'), 'exp.yaml:3:'],
  [file.replace('  - random', ' - "random'), 'exp.yaml:'],
])('a mistake is shown by line and column: %#', (text, message) => {
  expect(() => parseConfig('exp.yaml', text)).toThrow(message);
});
