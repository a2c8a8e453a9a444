import { describe, expect, test } from 'vitest';
import { ACTOR, CHANCE, TERMINAL } from '../../../src/core/game.js';
import type { Game } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { CHARACTERS } from '../../../src/games/ghost-letters/characters.js';
import { CARDS } from '../../../src/games/ghost-letters/deck.js';
import { countHistories } from '../../conformance/information-sets.js';
import type { NaiveOptions } from './naive.js';
import { NaiveGame } from './naive.js';
import { createTable, legalTexts, TOY } from './table.js';

const naiveOptions = (game: Game): NaiveOptions =>
  ({ ...game.options, cards: CARDS.slice(0, Number(game.options.deck)) }) as unknown as NaiveOptions;

/** Powers that were used in any of the games, by the name of the character. */
const used = new Set<string>();

/** Plays one random game in both; every list of moves, every seat asked and the result must agree. */
function playBoth(game: Game, seed: number): void {
  const rng = new Rng(seed);
  const naive = new NaiveGame(naiveOptions(game));
  const s = new Int32Array(game.stateWords);
  game.reset(s);
  while (s[ACTOR] !== TERMINAL) {
    const texts = legalTexts(game, s);
    const who = s[ACTOR] === CHANCE ? 'luck' : s[ACTOR] === 0 ? 'ghost' : `p${s[ACTOR]}`;
    expect(naive.question).toEqual({ who, choices: texts });
    // Passing ends a turn; half of the passes are not taken, so that games are long and talkative.
    let text = texts[rng.below(texts.length)];
    if (text === 'passes' && rng.below(2) === 0) text = texts[rng.below(texts.length)];
    if (/^(uses|plays) the/.test(text)) used.add(text.split(' ').at(-1)!);
    if (text.startsWith('adds a vote')) used.add('politician');
    naive.answer(text);
    game.apply(s, game.parseMove(s, text));
    expectSameTable(game, s, naive);
  }
  expect(naive.question).toBeUndefined();
  const returns = new Float64Array(game.playerCount);
  game.returns(s, returns);
  expect([...returns]).toEqual(naive.returns());
}

/** R5: cards are where both say they are, and the position's text names them. */
function expectSameTable(game: Game, s: Int32Array, naive: NaiveGame): void {
  const lines = game.formatState(s).split('\n');
  for (let seat = 0; seat < game.playerCount; seat++) {
    const line = lines.find((l) => l.startsWith(seat === 0 ? 'ghost' : `p${seat} `)) ?? '';
    const held = / holds ([^(]*?)(?: showed | sent | \(|$)/.exec(line)?.[1].trim().split(' ') ?? [];
    expect(new Set(held)).toEqual(naive.hands[seat]);
  }
  const shown = lines.filter((l) => /^(lead|clues)/.test(l)).flatMap((l) => l.slice(8).split('  '));
  expect(shown).toEqual(naive.clues.map((c) => c.card));
}

describe('the rules and a second, naive reading of them agree', () => {
  test.each([
    { players: 2, mode: 'cooperative' },
    { players: 3, mode: 'cooperative', radio: 'bid', talk: 3, interjections: 2 },
    { players: 4, radio: 'bid' },
    { players: 5, discard: true, talk: 1 },
    { players: 6, discard: true, columns: 5, noise: 0 },
    { players: 7, accomplices: 'literal', interjections: 1 },
    { players: 7, talk: 1, witness: false },
    { players: 8, blackmailer: true, talk: 0 },
    { players: 9, talk: 1 },
    { players: 10, talk: 1, blackmailer: true },
    { players: 11, mode: 'cooperative', talk: 1 },
    { players: 12, talk: 1 },
    { ...TOY, players: 4, discard: true, deck: 30, rounds: 3 },
    { players: 4, characters: true, hints: true, talk: 3 },
    { players: 6, characters: true, discard: true, talk: 0 },
    { players: 8, characters: true, blackmailer: true, radio: 'bid' },
    { players: 12, characters: true, mode: 'cooperative' },
    { players: 2, characters: true, mode: 'cooperative', talk: 4 },
    { players: 10, characters: true, rounds: 2, talk: 4 },
    { ...TOY, players: 2, mode: 'cooperative', deck: 40, hand: 3, rounds: 4 },
  ])('%o', (options) => {
    const game = createTable(options);
    for (let seed = 1; seed <= (game.options.characters ? 6 : 2); seed++) playBoth(game, seed);
  });

  test('R52: every power was used in these games', () => {
    expect([...used].sort()).toEqual([...CHARACTERS].sort());
  });

  test('with short games, many times over, so that every ending is met', () => {
    const endings = new Set<string>();
    for (const blackmailer of [false, true]) {
      const game = createTable({ players: 8, blackmailer, rounds: 0, columns: 2, categories: 2, deck: 4, noise: 0 });
      for (let seed = 1; seed <= 150; seed++) {
        const rng = new Rng(seed);
        const naive = new NaiveGame(naiveOptions(game));
        const s = new Int32Array(game.stateWords);
        for (game.reset(s); s[ACTOR] !== TERMINAL;) {
          const texts = legalTexts(game, s);
          expect(naive.question?.choices).toEqual(texts);
          const text = texts[rng.below(texts.length)];
          naive.answer(text);
          game.apply(s, game.parseMove(s, text));
        }
        const returns = new Float64Array(game.playerCount);
        game.returns(s, returns);
        expect([...returns]).toEqual(naive.returns());
        endings.add(naive.result);
      }
    }
    expect([...endings].sort()).toEqual(['blackmailer', 'detectives', 'killer', 'unmasked']);
  });
});

/** Histories of the naive game; a script cannot be copied, so each is played from the start. */
function countNaive(options: NaiveOptions, plies: number, prefix: readonly string[] = []): number {
  const naive = new NaiveGame(options);
  for (const text of prefix) naive.answer(text);
  if (plies === 0 || !naive.question) return 1;
  if (plies === 1) return naive.question.choices.length;
  return naive.question.choices.reduce((sum, text) => sum + countNaive(options, plies - 1, [...prefix, text]), 0);
}

test.each([
  { ...TOY, players: 3, mode: 'cooperative', deck: 6 },
  { ...TOY, players: 4, discard: true, deck: 7 },
  { ...TOY, players: 7, rounds: 0, deck: 2 },
])('both count the same histories of %o', (options) => {
  const game = createTable(options);
  for (const plies of [1, 2, 3, 5, 7, 8])
    expect(countHistories(game, plies)).toBe(countNaive(naiveOptions(game), plies));
});
