import { expect, test } from 'vitest';
import { ghostLettersGreedy } from '../../../src/specialists/ghost-letters/agent.js';
import { Likelihood } from '../../../src/specialists/ghost-letters/likelihood.js';
import { isClueOf, Posterior } from '../../../src/specialists/ghost-letters/posterior.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState } from '../../../src/core/game.js';
import { Table } from '../../../src/core/table.js';
import * as layout from '../../../src/games/ghost-letters/layout.js';
import * as speech from '../../../src/games/ghost-letters/speech.js';
import * as phases from '../../../src/games/ghost-letters/phases.js';
import { createTable } from '../../games/ghost-letters/table.js';

const MANNER = { threshold: -0.9, sharpness: 1.5 };
const STANDARD = Object.fromEntries(ghostLettersGreedy.parameters.map((p) => [p.name, p.standard]));

/** Plays games of specialists and shows each position at its first vote. */
function atVotes(game: Game, games: number, visit: (s: State) => void): void {
  const agents = Array.from({ length: game.playerCount }, () => ghostLettersGreedy.create('greedy', STANDARD));
  const table = new Table(game, agents);
  const s = newState(game);
  for (let pair = 0; pair < games; pair++) {
    table.play(1891, pair, 0);
    expect(table.fault).toBeUndefined();
    game.reset(s);
    for (let i = 0; s[layout.PHASE] !== phases.VOTE; i++) game.apply(s, table.moves[i]);
    visit(s);
  }
}

/** How many rows the first Detective would get right by his belief, over so many games. */
function rowsRight(game: Game, games: number): number {
  const likelihood = new Likelihood(game, MANNER);
  const posterior = new Posterior(likelihood);
  const words = new Int32Array(game.observationWords);
  const { columns, categories } = likelihood.setup;
  let right = 0;
  atVotes(game, games, (s) => {
    game.observe(s, 1, words);
    likelihood.reset(1, words);
    posterior.update(words, 1, true);
    for (let c = 0; c < categories; c++) {
      const row = posterior.evidence.subarray(c * columns, (c + 1) * columns);
      if (row.indexOf(Math.max(...row)) + 1 === s[layout.TRUTH + c]) right++;
    }
  });
  return right;
}

test('with no liar and no noise a Detective finds the truth far above chance', () => {
  // 300 rows; blind guessing gives 75 with a deviation of 7.5, and 200 would be 16 deviations above.
  expect(rowsRight(createTable({ players: 3, mode: 'cooperative', noise: 0 }), 100)).toBeGreaterThan(200);
});

test('with minds that have nothing in common he is at chance', () => {
  // 900 rows at 1 in 4: 225, deviation 13; within 3.3 deviations (99.9 %).
  const right = rowsRight(createTable({ players: 3, mode: 'cooperative', association: 'none', noise: 100 }), 300);
  expect(Math.abs(right - 225)).toBeLessThan(43);
});

/** The same sum with every truth and every set of guilty seats listed. */
function listAll(likelihood: Likelihood, words: Int32Array, player: number): { truth: number[]; killer: number[] } {
  const { setup } = likelihood;
  const truth = new Array<number>(likelihood.truths).fill(0);
  const killer = new Array<number>(setup.players).fill(0);
  const seats = Array.from({ length: setup.players - 1 }, (_, i) => i + 1).filter((seat) => seat !== player);
  const sayings = [...words.subarray(setup.saying, setup.saying + words[layout.SAYINGS])];
  const clues = [...words.subarray(setup.clue, setup.clue + words[layout.CLUES])];
  const letters = [...words.subarray(setup.letter, setup.letter + words[layout.LETTERS])];
  const own = letters.filter((l) => layout.seatIn(l) === player).map((l) => [(l & 255) - 1, layout.roundIn(l)]);
  const mine = new Set([
    ...own.map(([card]) => card),
    ...[...words.subarray(setup.hands + player * 5, setup.hands + player * 5 + 5)].map((c) => c - 1),
    ...[...words.subarray(setup.discard, setup.discard + words[layout.DISCARDS])].map((d) => (d & 255) - 1),
  ]);
  const said = (word: number, t: number, guilty: ReadonlySet<number>): number => {
    const [kind, a, seat] = [speech.sayingKind(word), speech.sayingA(word), speech.sayingSeat(word)];
    const [thing, firmness] = [speech.thingOf(a), speech.weightOf(a) / 2];
    const lies = guilty.has(seat);
    if (kind === speech.SUSPECT || kind === speech.CLEAR) {
      if (!guilty.has(thing)) return 1;
      return (kind === speech.SUSPECT ? 1.3 : 1 / 1.3) ** firmness;
    }
    if (seat === player) return 1;
    if (kind === speech.BELIEVE) {
      const isTrue = likelihood.evidenceOf(t, Math.floor(thing / setup.columns)) === thing;
      return isTrue ? (lies ? 0.5 : 1.4) ** firmness : 1;
    }
    if (kind !== speech.SENT || a === 150 || isClueOf(words, likelihood, speech.sayingRound(word), a)) return 1;
    if (mine.has(a)) return lies ? 1 : 1e-3;
    const [chance, mean] = [likelihood.chance(a, t), likelihood.meanChance(a)];
    return lies ? 0.4 + (0.6 * chance) / mean : (1 - chance) / (1 - mean);
  };
  for (let t = 0; t < likelihood.truths; t++) {
    let base = 1;
    for (const clue of clues) base *= likelihood.chance((clue & 255) - 1, t) ** (clue >> 8 === 0 ? 1.5 : 1);
    for (const [card, round] of own)
      if (!isClueOf(words, likelihood, round, card)) base *= 1 - likelihood.chance(card, t);
    for (const k of seats)
      for (const a of seats.filter((seat) => seat !== k)) {
        const weight = sayings.reduce((w, word) => w * said(word, t, new Set([k, a])), base);
        truth[t] += weight;
        killer[k] += weight;
      }
  }
  const total = truth.reduce((x, y) => x + y, 0);
  return { truth: truth.map((x) => x / total), killer: killer.map((x) => x / total) };
}

test('the posterior of seven players is the sum over every truth, Killer and Accomplice', () => {
  const game = createTable({ players: 7 });
  const likelihood = new Likelihood(game, MANNER);
  const posterior = new Posterior(likelihood);
  const words = new Int32Array(game.observationWords);
  let compared = 0;
  atVotes(game, 6, (s) => {
    const player = [1, 2, 3, 4, 5, 6].find((seat) => s[likelihood.setup.role + seat] === 7)!;
    game.observe(s, player, words);
    likelihood.reset(player, words);
    posterior.update(words, player, true);
    const listed = listAll(likelihood, words, player);
    for (let t = 0; t < likelihood.truths; t++) expect(posterior.truth[t]).toBeCloseTo(listed.truth[t], 9);
    for (let seat = 1; seat < 7; seat++) expect(posterior.killer[seat]).toBeCloseTo(listed.killer[seat], 9);
    expect(posterior.bits).toBeLessThanOrEqual(6);
    expect(s[ACTOR]).toBeGreaterThan(0);
    compared++;
  });
  expect(compared).toBe(6);
});

test('belief in the truth grows with the rounds', () => {
  const game = createTable({ players: 4, talk: 0 });
  const likelihood = new Likelihood(game, MANNER);
  const posterior = new Posterior(likelihood);
  const words = new Int32Array(game.observationWords);
  let bits = 0;
  atVotes(game, 40, (s) => {
    game.observe(s, 1, words);
    likelihood.reset(1, words);
    posterior.update(words, 1, true);
    bits += posterior.bits / 40;
  });
  // Six bits at the start.
  expect(bits).toBeLessThan(4);
});
