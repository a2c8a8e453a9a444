import { expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import type { Game, State } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { createTable, TOY } from './table.js';

/** Visits every position of some random games. */
function inGames(game: Game, games: number, visit: (s: State) => void): void {
  const rng = new Rng(1891);
  const sampler = new MoveSampler(game);
  const s = newState(game);
  for (let i = 0; i < games; i++)
    for (game.reset(s); ; game.apply(s, sampler.sample(s, rng))) {
      visit(s);
      if (s[ACTOR] === TERMINAL) break;
    }
}

const part = (text: string, start: RegExp): string =>
  text
    .split('\n')
    .filter((line) => start.test(line))
    .join('\n');

test('R37: evidence, clues and talk read the same from every seat', () => {
  const game = createTable({ players: 7, talk: 1 });
  inGames(game, 2, (s) => {
    if (s[ACTOR] === TERMINAL) return;
    for (const lines of [/^(lead|clues)/, /^p\d [a-z]/])
      for (let seat = 1; seat < 7; seat++)
        expect(part(game.formatState(s, seat), lines)).toBe(part(game.formatState(s), lines));
  });
});

test('R40: a hand is named to its owner only', () => {
  const game = createTable({ players: 4, talk: 0 });
  inGames(game, 2, (s) => {
    if (s[ACTOR] === TERMINAL) return;
    for (let seat = 0; seat < 4; seat++)
      expect(game.formatState(s, seat).match(/holds/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

test('R41: of three clues of one round, each may be the own card of the Ghost in the eyes of a third player', () => {
  const game = createTable({ ...TOY, players: 4, rounds: 2, deck: 40, hand: 3 });
  const rng = new Rng(3);
  const world = newState(game);
  let looked = 0;
  inGames(game, 60, (s) => {
    if (
      looked >= 5 ||
      !game.formatState(s).startsWith('round 2') ||
      !/clues 1 {1}\S+ {2}\S+$/m.test(game.formatState(s))
    )
      return;
    const clues = /clues 1 (.*)$/m.exec(game.formatState(s))![1].trim().split('  ');
    const seats = [1, 2, 3].filter(
      (seat) => !clues.some((card) => new RegExp(`^p${seat} .*sent.*${card}`, 'm').test(game.formatState(s))),
    );
    if (seats.length === 0) return;
    looked++;
    const sources = new Set<string>();
    for (let i = 0; i < 300; i++) {
      world.set(s);
      game.determinize(world, seats[0], rng);
      const text = game.formatState(world);
      sources.add(
        clues.map((card) => [1, 2, 3].find((p) => new RegExp(`^p${p} .*sent.*${card}`, 'm').test(text)) ?? 0).join(),
      );
    }
    // Two clues, two other senders, at most one of the Ghost's own: both orders, and each with one of his own.
    expect(sources.size).toBe(6);
  });
  expect(looked).toBe(5);
});

test('R46: the evaluation depends on the mind of the seat that judges', () => {
  const game = createTable({ players: 4, talk: 0 });
  const values = new Set<number>();
  inGames(game, 1, (s) => {
    if (s[ACTOR] >= 0) values.add(game.evaluate!(s, 1));
  });
  expect(values.size).toBeGreaterThan(5);
});
