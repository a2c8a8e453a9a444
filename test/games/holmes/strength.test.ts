/** The evaluation is worth something: one ply ahead it wins nearly always against random moves. */
import { expect, test } from 'vitest';
import { greedy } from '../../../src/agents/greedy.js';
import { random } from '../../../src/agents/random.js';
import { playGame } from '../../../src/core/play.js';
import { create, play, table } from './table.js';

for (const edition of ['mycroft', 'moriarty'])
  test(`${edition}: greedy beats random in at least 49 of 50 games`, () => {
    const game = create({ edition });
    const agents = [greedy.create('greedy', { worlds: 4 }), random.create('random', {})];
    let won = 0;
    for (let pair = 0; pair < 25; pair++)
      for (const leg of [0, 1]) {
        const record = playGame(game, leg === 0 ? agents : [...agents].reverse(), { seed: 3, pair, leg });
        expect(record.fault).toBeUndefined();
        if (record.returns[leg] === 1) won++;
      }
    expect(won).toBeGreaterThanOrEqual(49);
  });

test('the evaluation likes a card more the nearer it brings a majority, and tokens less as the days go by', () => {
  const game = create();
  const value = (shown: string, tokens: number, day: number): number =>
    game.evaluate!(table(game, { day, town: 'toby', row: 'map map map map', first: { shown, tokens } }), 0);
  expect(value('button', 5, 3)).toBeGreaterThan(value('', 5, 3));
  expect(value('fingerprint', 5, 3)).toBeGreaterThan(value('papers', 5, 3));
  const early = value('button', 9, 1) - value('button', 5, 1);
  const late = value('button', 9, 7) - value('button', 5, 7);
  expect(early).toBeGreaterThan(0);
  expect(late).toBeLessThan(early);
});

test('the evaluation sees what a visit is good for before it is used', () => {
  const game = create();
  const s = table(game, {
    town: 'toby',
    row: 'fingerprint button joker bullet',
    first: { standing: 'toby watson', shown: 'button' },
  });
  const asked = game.evaluate!(play(game, s, 'toby to lestrade'), 0);
  expect(asked).toBeGreaterThan(game.evaluate!(play(game, s, 'pass'), 0));
});
