import { describe, expect, test } from 'vitest';
import { ACTOR } from '../../../src/core/game.js';
import type { State } from '../../../src/core/game.js';
import { Table } from '../../../src/core/table.js';
import { View } from '../../../src/core/view.js';
import { BLACK } from '../../../src/games/scotland-yard/boards.js';
import { BOX, DOUBLES, PAWN, ROUND, STOCK } from '../../../src/games/scotland-yard/layout.js';
import { moveTo } from '../../../src/games/scotland-yard/map.js';
import { createAgent } from '../../../src/specialists/index.js';
import { EscapeChance } from '../../../src/specialists/scotland-yard/escape-chance.js';
import { PossibleStations } from '../../../src/specialists/scotland-yard/possible-stations.js';
import { HEAD_START } from '../../../src/specialists/scotland-yard/rehearsal-search.js';
import { stationTables } from '../../../src/specialists/scotland-yard/station-tables.js';
import { dealt, GAME, place } from './positions.js';

describe("Mr X's chance to escape", () => {
  const tables = stationTables(GAME);
  const FAR = [13, 26, 29, 50, 53];
  const at = (possible: readonly number[], detectives = FAR): State => {
    const s = place(dealt(), 157, detectives, [...possible]);
    s[ROUND] = 5;
    s[BOX] = 4;
    return s;
  };
  const chance = (s: State): number => {
    const possible = new PossibleStations(tables);
    possible.look(s);
    return new EscapeChance(GAME, tables).of(s, possible.size);
  };
  const base = chance(at([157, 185, 194]));

  test('is a probability', () => {
    expect(base).toBeGreaterThan(0);
    expect(base).toBeLessThan(1);
  });

  test.each<[string, State]>([
    ['the detectives know where he is', at([157])],
    ['the detectives stand around him', at([157, 185, 194], [156, 158, 170, 133, 142])],
  ])('is smaller when %s', (_when, s) => {
    expect(chance(s)).toBeLessThan(base);
  });

  test.each([
    ['a double card', DOUBLES],
    ['a black ticket', STOCK + BLACK],
  ])('is smaller with %s less', (_what, word) => {
    const s = at([157, 185, 194]);
    s[word]--;
    expect(chance(s)).toBeLessThan(base);
  });
});

test('a detective next to Mr X in plain view takes him', () => {
  const s = place(dealt(), 46, [47, 13, 26, 29, 50]);
  s[ACTOR] = 1;
  s[PAWN] = 1;
  const view = new View(GAME, 1);
  view.show(s);
  const agent = createAgent('rehearsal(iterations=100)', GAME);
  agent.reset(GAME, 1, 1);
  expect(moveTo(agent.choose(view))).toBe(46);
});

test('as Mr X it escapes from the quick detectives more often than the quick Mr X does', () => {
  const detectives = createAgent('nw-greedy', GAME);
  const escapes = (spec: string): number => {
    const table = new Table(GAME, [createAgent(spec, GAME), detectives]);
    let count = 0;
    for (let pair = 0; pair < 12; pair++) {
      table.play(3, pair, 0);
      if (table.returns[0] > 0) count++;
    }
    return count;
  };
  expect(escapes('rehearsal(iterations=200)')).toBeGreaterThan(escapes('nw-greedy') + 3);
});

test('Mr X thinks of answers after a head start, and of nothing else before', () => {
  const choose = (deal: number, iterations: number, answers: number): number => {
    const view = new View(GAME, 0);
    view.show(dealt(deal));
    const agent = createAgent(`rehearsal(iterations=${iterations},answers=${answers})`, GAME);
    agent.reset(GAME, 0, 1);
    return agent.choose(view);
  };
  const isSame = (iterations: number): boolean[] =>
    Array.from({ length: 12 }, (_, deal) => choose(deal, iterations, 0.9) === choose(deal, iterations, 0));
  expect(isSame(HEAD_START)).not.toContain(false);
  expect(isSame(2 * HEAD_START)).toContain(false);
});
