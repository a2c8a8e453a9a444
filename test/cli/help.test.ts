import { expect, test } from 'vitest';
import { irregulars } from './command-line.js';

const VERBS = [
  'games',
  'agents',
  'play',
  'replay',
  'tournament',
  'resume',
  'work',
  'rate',
  'export',
  'report',
  'balance',
  'solve',
  'showcase',
];

test.each([[['--help']], ...VERBS.map((verb) => [[verb, '--help']])])('help: irregulars %j', async (argv) => {
  const { code, out, err } = await irregulars(...argv);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatchSnapshot();
});

test('every command has examples, and they use flags that it has', async () => {
  for (const verb of VERBS) {
    const { out } = await irregulars(verb, '--help');
    const examples = out.split('Examples:')[1].match(/^ {4}irregulars .*$/gm) ?? [];
    expect(examples.length, verb).toBeGreaterThan(1);
    for (const example of examples) {
      expect(example).toMatch(new RegExp(`^ {4}irregulars ${verb}( |$)`));
      for (const [flag] of example.matchAll(/--\w+/g)) expect(out, example).toMatch(new RegExp(`^ +${flag} `, 'm'));
    }
  }
});

test('the version is that of the package', async () => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  expect(await irregulars('--version')).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
});
