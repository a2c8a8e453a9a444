import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createGame } from '../../src/games/index.js';
import { GameMeasurements } from '../../src/metrics/measure-games.js';
import { groupSchema, sectionSchema } from '../../src/studies/study-file.js';

const DOCS = readFileSync('docs/studies.md', 'utf8');

test('every key of a group and every kind of section is described', () => {
  for (const key of Object.keys(groupSchema.shape)) expect(DOCS).toContain(`\`${key}\``);
  for (const { shape } of sectionSchema.options) {
    const [kind] = shape.kind.values;
    expect(DOCS).toContain(`| \`${kind}\` |`);
    for (const key of Object.keys(shape)) expect(DOCS, `${kind}: ${key}`).toContain(`\`${key}\``);
  }
});

test('every figure that all games have is described', () => {
  for (const { name } of new GameMeasurements(createGame('kuhn-poker'), 1).measures)
    expect(DOCS).toContain(`\`${name}\``);
});
