/** The evaluation is worth something: one ply ahead it wins nearly always against random moves. */
import { expect, test } from 'vitest';
import { greedy } from '../../../src/agents/greedy.js';
import { random } from '../../../src/agents/random.js';
import { playGame } from '../../../src/core/play.js';
import { create } from './table.js';

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
