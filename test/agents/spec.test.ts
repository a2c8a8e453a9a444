import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGENTS, createAgent } from '../../src/agents/index.js';
import type { Parameter } from '../../src/agents/parameters.js';
import { parseSpec, printSpec, rangeOf, readParameters } from '../../src/agents/spec.js';
import { UsageError } from '../../src/core/usage-error.js';
import { lottery } from '../toys/lottery.js';
import { manhunt } from '../toys/manhunt.js';

function valueOf(p: Parameter): fc.Arbitrary<number | string> {
  if ('words' in p) return fc.constantFrom(...p.words);
  return p.integer ? fc.integer({ min: p.min, max: p.max }) : fc.double({ min: p.min, max: p.max, noNaN: true });
}

describe.each(AGENTS.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
  const values = fc.record(Object.fromEntries(kind.parameters.map((p) => [p.name, valueOf(p)])));

  test('prints a text that reads back as the same values', () => {
    fc.assert(
      fc.property(values, (v) => {
        // Minus zero is written 0 and means the same.
        const plain = Object.fromEntries(Object.entries(v).map(([key, x]) => [key, typeof x === 'number' ? x + 0 : x]));
        const text = printSpec(kind.name, plain, kind.parameters);
        expect(readParameters(parseSpec(text), kind.parameters)).toEqual(plain);
        expect(printSpec(kind.name, readParameters(parseSpec(text), kind.parameters), kind.parameters)).toBe(text);
      }),
      { seed: 1891 },
    );
  });

  test('is its bare name when nothing is said, and says what it is', () => {
    expect(printSpec(kind.name, readParameters(parseSpec(kind.name), kind.parameters), kind.parameters)).toBe(
      kind.name,
    );
    expect(createAgent(kind.name, manhunt).spec).toBe(kind.name);
    expect(kind.summary).not.toBe('');
  });

  test('has defaults that are allowed and parameters that are explained', () => {
    for (const p of kind.parameters) {
      expect(
        readParameters({ name: kind.name, values: { [p.name]: String(p.standard) } }, kind.parameters)[p.name],
      ).toBe(p.standard);
      expect(p.help).not.toBe('');
    }
  });

  test('refuses values out of range and says what is allowed', () => {
    for (const p of kind.parameters)
      for (const value of 'words' in p ? ['nonsense'] : [p.max * 2 + 1, p.min - 1, 'NaN', 'many']) {
        const read = (): unknown => createAgent(`${kind.name}(${p.name}=${value})`, manhunt);
        expect(read).toThrow(UsageError);
        expect(read).toThrow(`${p.name}=${value} is not ${rangeOf(p)}`);
      }
  });
});

test('spaces do not matter', () => {
  expect(parseSpec(' greedy ( worlds = 8 , ) ')).toEqual({ name: 'greedy', values: { worlds: '8' } });
  expect(createAgent(' greedy( worlds=8 )', manhunt).spec).toBe('greedy(worlds=8)');
});

test('a value that is the default is left out', () => {
  expect(createAgent('greedy(worlds=32)', manhunt).spec).toBe('greedy');
});

test.each([
  ['', "agent '' is not written as name or name(key=value,…)"],
  ['Greedy', "agent 'Greedy' is not written as"],
  ['greedy(worlds=8', 'is not written as'],
  ['greedy()x', 'is not written as'],
  ['greedy(worlds)', "'worlds' is not key=value"],
  ['greedy(worlds=)', "'worlds=' is not key=value"],
  ['greedy(worlds=1=2)', "'worlds=1=2' is not key=value"],
  ['greedy(worlds=1,worlds=2)', 'worlds is given twice'],
  ['greedy(depth=2)', "agent greedy has no parameter 'depth'; it has worlds"],
  ['random(depth=2)', "agent random has no parameter 'depth'; it has none"],
  ['greedy(worlds=1.5)', 'worlds=1.5 is not a whole number from 1 to 1024'],
])('%s is refused: %s', (text, message) => {
  expect(() => createAgent(text, manhunt)).toThrow(UsageError);
  expect(() => createAgent(text, manhunt)).toThrow(message);
});

test('an unknown agent is answered with the list', () => {
  for (const { name } of AGENTS) expect(() => createAgent('sherlock', manhunt)).toThrow(name);
});

test('greedy refuses a game that it has no evaluation for', () => {
  expect(() => createAgent('greedy', lottery)).toThrow('agent greedy cannot play here: lottery has no evaluation');
});
