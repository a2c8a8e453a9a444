import { describe, expect, test } from 'vitest';
import { createAssociation, SPREAD } from '../../../src/games/ghost-letters/association.js';
import { CARDS } from '../../../src/games/ghost-letters/deck.js';
import { CARD_TAGS } from '../../../src/games/ghost-letters/tags.js';

const card = (name: string): number => CARDS.indexOf(name);

function moments(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) };
}

function pairs(strength: (x: number, y: number) => number): number[] {
  const all: number[] = [];
  for (let x = 0; x < CARDS.length; x++) for (let y = 0; y < x; y++) all.push(strength(x, y));
  return all;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [moments(a), moments(b)];
  return a.reduce((sum, x, i) => sum + (x - ma.mean) * (b[i] - mb.mean), 0) / (a.length * ma.deviation * mb.deviation);
}

describe.each(['vectors', 'tags', 'synthetic'] as const)('R43, R45: %s', (source) => {
  const { strength } = createAssociation(source, 0);

  test('strengths have mean 0 and the standard spread', () => {
    const { mean, deviation } = moments(pairs((x, y) => strength(1, 1, x, y)));
    expect(Math.abs(mean)).toBeLessThan(1);
    expect(Math.abs(deviation - SPREAD)).toBeLessThan(1);
  });

  test('they are the same both ways round and, without noise, for everybody', () => {
    for (let x = 0; x < 20; x++)
      for (let y = 20; y < 40; y++) {
        expect(strength(1, 1, x, y)).toBe(strength(1, 1, y, x));
        expect(strength(1, 1, x, y)).toBe(strength(2, 9, x, y));
      }
  });
});

test('R45: what belongs together is strong in the vectors and in the tags', () => {
  for (const source of ['vectors', 'tags'] as const) {
    const { strength } = createAssociation(source, 0);
    for (const [x, y] of [
      ['coffee-cup', 'wine-glass'],
      ['pocket-knife', 'box-cutter'],
      ['toy-car', 'toy-train'],
      ['shoes', 'boots'],
    ])
      expect(strength(0, 0, card(x), card(y)), `${source}: ${x} and ${y}`).toBeGreaterThan(SPREAD);
  }
});

test('R45: every card has between six and ten tags, none twice', () => {
  for (const [name, tags] of Object.entries(CARD_TAGS)) {
    const list = tags.split(' ');
    expect(list.length, name).toBeGreaterThanOrEqual(6);
    expect(list.length, name).toBeLessThanOrEqual(10);
    expect(new Set(list).size, name).toBe(list.length);
  }
});

test('R44: noise of a given percentage adds that spread, independently for each mind and seat', () => {
  const { strength } = createAssociation('none', 50);
  const one = pairs((x, y) => strength(1, 1, x, y));
  const other = pairs((x, y) => strength(1, 2, x, y));
  const neighbor = pairs((x, y) => strength(2, 1, x, y));
  // 11,175 pairs: a mean strays by 1.2, a deviation by 0.9, a correlation by 0.0095; five times that is allowed.
  expect(Math.abs(moments(one).mean)).toBeLessThan(6);
  expect(Math.abs(moments(one).deviation - SPREAD / 2)).toBeLessThan(4.5);
  expect(Math.abs(correlation(one, other))).toBeLessThan(0.048);
  expect(Math.abs(correlation(one, neighbor))).toBeLessThan(0.048);
});

test('R44: two minds correlate by 1 / (1 + noise squared)', () => {
  for (const noise of [50, 75, 100]) {
    const { strength } = createAssociation('vectors', noise);
    const r = correlation(
      pairs((x, y) => strength(1, 1, x, y)),
      pairs((x, y) => strength(2, 7, x, y)),
    );
    expect(Math.abs(r - 1 / (1 + (noise / 100) ** 2))).toBeLessThan(0.04);
  }
});
