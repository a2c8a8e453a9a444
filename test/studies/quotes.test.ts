import { expect, test } from 'vitest';
import { refreshQuotes } from '../../src/studies/quotes.js';

const REPORT = `# Who wins?

## By agent

| agent | score |
| --- | --- |
| random | 50.0 % [48.0, 52.0] |
| greedy(worlds=1) | 39.3 % [38.0, 40.6] |
`;
const read = (file: string): string | undefined => (file === 'report.md' ? REPORT : undefined);

test('a quote is copied from its table', () => {
  const text =
    'It is [?](report.md#by-agent "random · score"), then [1 % [0, 2]](report.md#by-agent "greedy(worlds=1) · score").';
  const fresh =
    'It is [50.0 % [48.0, 52.0]](report.md#by-agent "random · score"), then [39.3 % [38.0, 40.6]](report.md#by-agent "greedy(worlds=1) · score").';
  expect(refreshQuotes(text, read)).toBe(fresh);
  expect(refreshQuotes(fresh, read)).toBe(fresh);
});

test('a whole table is copied between its marks', () => {
  const fresh = refreshQuotes('a\n<!-- table report.md#by-agent -->\nold\n<!-- end -->\nb', read);
  expect(fresh).toContain('| random | 50.0 % [48.0, 52.0] |\n');
  expect(fresh).not.toContain('old');
  expect(refreshQuotes(fresh, read)).toBe(fresh);
});

test('what is quoted must be there; a report that is not there yet is waited for', () => {
  expect(() => refreshQuotes('[?](report.md#by-age "random · score")', read)).toThrow(
    'no such table; there are by-agent',
  );
  expect(() => refreshQuotes('[?](report.md#by-agent "rnd · score")', read)).toThrow("no row 'rnd'; there are random,");
  expect(() => refreshQuotes('[?](report.md#by-agent "random · elo")', read)).toThrow(
    "no column 'elo'; there are agent,",
  );
  expect(refreshQuotes('[?](later.md#x "a · b")', read)).toBe('[?](later.md#x "a · b")');
});

test('plain links and texts in brackets are left alone', () => {
  const text = 'See [rules](RULES.md#r1) and [this](report.md "a · b") or [4, 5].';
  expect(refreshQuotes(text, read)).toBe(text);
});
