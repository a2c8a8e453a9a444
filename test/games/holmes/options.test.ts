import { describe, expect, test } from 'vitest';
import { HOLMES_COVERING } from '../../../src/games/holmes/covering.js';
import { holmes } from '../../../src/games/holmes/family.js';
import { createHolmes } from '../../../src/games/holmes/rules.js';

const parse = (options: Record<string, unknown>): Record<string, unknown> => ({ ...holmes.schema.parse(options) });

describe('options', () => {
  test('a switch that only one box knows is refused in the other', () => {
    for (const [edition, name] of [
      ['moriarty', 'violetNoJoker'],
      ['mycroft', 'endJoinNewOnly'],
      ['mycroft', 'revealLater'],
      ['mycroft', 'shinwellSpent'],
    ]) {
      const result = holmes.schema.safeParse({ edition, [name]: true });
      expect(result.success, name).toBe(false);
      expect(result.error!.issues[0].path).toEqual([name]);
      expect(holmes.schema.safeParse({ edition, [name]: false }).success).toBe(true);
    }
  });

  test('every option has a help text', () => {
    for (const [name, field] of Object.entries(holmes.fields.shape))
      expect((field as { description?: string }).description, name).toMatch(/\w/);
  });

  test('the covering presets and the defaults show every pair of values of any two options', () => {
    const rows = [{}, { edition: 'moriarty' }, ...HOLMES_COVERING].map(parse);
    const values: Record<string, unknown[]> = {
      edition: ['mycroft', 'moriarty'],
      size: ['full', 'small'],
      start: ['open', 'secret'],
      events: ['none', 'raid', 'gala', 'random', 'both'],
    };
    const names = Object.keys(parse({}));
    const only: Record<string, string> = {
      violetNoJoker: 'mycroft',
      endJoinNewOnly: 'moriarty',
      revealLater: 'moriarty',
      shinwellSpent: 'moriarty',
    };
    const missing: string[] = [];
    for (const a of names)
      for (const b of names.slice(names.indexOf(a) + 1))
        for (const x of values[a] ?? [false, true])
          for (const y of values[b] ?? [false, true]) {
            const boxes = new Set([only[a], only[b]].filter((box, i) => box && [x, y][i] === true));
            if (a === 'edition' && boxes.size > 0) boxes.add(String(x));
            if (boxes.size > 1) continue;
            if (!rows.some((row) => row[a] === x && row[b] === y)) missing.push(`${a}=${String(x)} ${b}=${String(y)}`);
          }
    expect(missing).toEqual([]);
  });

  test('a state has fewer than 256 words, and a move is a small number, whatever the options', () => {
    for (const options of HOLMES_COVERING) {
      const game = createHolmes(holmes.schema.parse(options));
      expect(game.stateWords).toBeLessThan(256);
      expect(game.moveSpace).toBe(322);
    }
  });
});
