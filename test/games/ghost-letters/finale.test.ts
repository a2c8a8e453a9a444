import { expect, test } from 'vitest';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import type { Game, State } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { createTable, legalTexts, playTexts, playUntil } from './table.js';

/** No letters, two columns: row by row ice-skate brown-hat, banana-peel white-rat, car-battery chemical-flask. */
const SHORT = { rounds: 0, columns: 2, deck: 6, noise: 0 } as const;
const RIGHT = ['ice-skate', 'banana-peel', 'car-battery'];
const WRONG = ['brown-hat', 'white-rat', 'chemical-flask'];

/** The vote; the roles are given, and the first card of each row is true. */
function atVote(options: Record<string, unknown>, deal: readonly string[]): { game: Game; s: State } {
  const game = createTable({ ...SHORT, ...options });
  const s = newState(game);
  playTexts(game, s, deal);
  playUntil(game, s, (text) => text.includes('vote'));
  return { game, s };
}

/** All voters say the same. */
function agree(game: Game, s: State, texts: readonly string[]): void {
  for (const text of texts) {
    const voters = legalVoters(game, s);
    for (const voter of voters) {
      expect(s[ACTOR]).toBe(voter);
      playTexts(game, s, [legalTexts(game, s).includes(text) ? text : legalTexts(game, s)[0]]);
    }
  }
}

const legalVoters = (game: Game, s: State): number[] =>
  game
    .formatState(s)
    .split('\n')
    .filter((line) => /^p\d/.test(line) && !line.includes('arrested'))
    .map((line) => Number(/^p(\d+)/.exec(line)![1]));

const votes = (cards: readonly string[]): string[] => cards.map((card) => `votes for ${card}`);

function returnsOf(game: Game, s: State): number[] {
  expect(s[ACTOR]).toBe(TERMINAL);
  const out = new Float64Array(game.playerCount);
  game.returns(s, out);
  return [...out];
}

const FOUR = ['the killer is p3'];
const SEVEN = ['the killer is p1', 'the accomplice is p2', 'the witness is p3'];

test('R27, R32: three right cards solve the case without the Killer, who votes too', () => {
  const { game, s } = atVote({ players: 4 }, FOUR);
  agree(game, s, [...votes(RIGHT), 'votes to arrest p1']);
  expect(returnsOf(game, s)).toEqual([1, 1, 1, -1]);
});

test('R32: two right cards and the Killer will do, two without him or one with him will not', () => {
  const two = [RIGHT[0], RIGHT[1], WRONG[2]];
  const one = [RIGHT[0], WRONG[1], WRONG[2]];
  for (const [cards, seat, result] of [
    [two, 'p3', 1],
    [two, 'p1', -1],
    [one, 'p3', -1],
  ] as const) {
    const { game, s } = atVote({ players: 4 }, FOUR);
    agree(game, s, [...votes(cards), `votes to arrest ${seat}`]);
    expect(returnsOf(game, s)).toEqual([result, result, result, -result]);
  }
});

test('R3: in the cooperative game two cards are not enough and there is no arrest', () => {
  const { game, s } = atVote({ players: 3, mode: 'cooperative' }, []);
  agree(game, s, votes([RIGHT[0], RIGHT[1], WRONG[2]]));
  expect(returnsOf(game, s)).toEqual([-1, -1, -1]);
});

test('R28: a tie is voted on again, and a second tie fails', () => {
  const { game, s } = atVote({ players: 5 }, FOUR);
  const split = ['ice-skate', 'ice-skate', 'brown-hat', 'brown-hat'].map((card) => `votes for ${card}`);
  playTexts(game, s, split);
  expect(legalTexts(game, s)).toEqual(votes(['ice-skate', 'brown-hat']));
  playTexts(game, s, split);
  expect(game.formatState(s)).not.toContain('[ice-skate');
  expect(legalTexts(game, s)).toEqual(votes(['banana-peel', 'white-rat']));
});

test('R28: most votes win without being more than half', () => {
  const { game, s } = atVote({ players: 6, columns: 4, deck: 12 }, FOUR);
  const [a, b, c] = legalTexts(game, s);
  playTexts(game, s, [a, b, c, c, legalTexts(game, s)[3]]);
  expect(game.formatState(s)).toContain(`[${c.replace('votes for ', '')}]`);
});

test('R29: votes are hidden until all are given, and known from then on', () => {
  const { game, s } = atVote({ players: 4 }, FOUR);
  const move = game.parseMove(s, 'votes for brown-hat');
  expect(game.formatMove(s, move, 2)).toBe('votes');
  game.apply(s, move);
  const seen = new Int32Array(game.observationWords);
  const other = new Int32Array(game.observationWords);
  game.observe(s, 2, seen);
  const alternative = s.slice();
  game.determinize(alternative, 2, { below: () => 0, unit: () => 0 } as never);
  game.observe(alternative, 2, other);
  expect(other).toEqual(seen);
  playTexts(game, s, ['votes for ice-skate']);
  const last = game.parseMove(s, 'votes for ice-skate');
  expect(game.formatMove(s, last, 1)).toBe('votes: p1 brown-hat, p2 ice-skate, p3 ice-skate');
});

test('R30: nobody votes for himself or the Ghost; with a card left out «no killer» is possible', () => {
  const { game, s } = atVote({ players: 4 }, FOUR);
  agree(game, s, votes(RIGHT));
  expect(legalTexts(game, s)).toEqual(['votes to arrest p2', 'votes to arrest p3']);
  const lacking = atVote({ players: 4, discard: true }, FOUR);
  agree(lacking.game, lacking.s, votes(RIGHT));
  expect(legalTexts(lacking.game, lacking.s)).toEqual([
    ...['votes to arrest no killer', 'votes to arrest p2', 'votes to arrest p3'],
  ]);
});

test('R31: an arrested Accomplice shows himself, votes no more, and another arrest follows', () => {
  const { game, s } = atVote({ players: 7 }, SEVEN);
  agree(game, s, [...votes([RIGHT[0], RIGHT[1], WRONG[2]]), 'votes to arrest p2']);
  expect(game.formatState(s, 6)).toMatch(/p2 +accomplice .*\(arrested\)/);
  expect(s[ACTOR]).toBe(1);
  playTexts(game, s, ['votes to arrest p4']);
  expect(s[ACTOR]).toBe(3);
  expect(legalTexts(game, s)).not.toContain('votes to arrest p2');
});

test('R31, R33: a Detective arrested shows nothing; the verdict follows and the Killer shows himself', () => {
  const { game, s } = atVote({ players: 7 }, SEVEN);
  agree(game, s, [...votes(RIGHT), 'votes to arrest p5']);
  const text = game.formatState(s, 6);
  expect(text).toContain('last words of the Killer');
  expect(text).toMatch(/p1 +killer/);
  expect(text).toMatch(/p5 +\? +\(arrested\)/);
});

test('R33: «no killer» is right if there is none, and then nobody else can win', () => {
  const two = [RIGHT[0], RIGHT[1], WRONG[2]];
  const right = atVote({ players: 4, discard: true }, ['the killer is left out']);
  agree(right.game, right.s, [...votes(two), 'votes to arrest no killer']);
  expect(returnsOf(right.game, right.s)).toEqual([1, 1, 1, 1]);
  const wrong = atVote({ players: 4, discard: true }, ['the killer is left out']);
  agree(wrong.game, wrong.s, [...votes(two), 'votes to arrest p2']);
  expect(returnsOf(wrong.game, wrong.s)).toEqual([-1, -1, -1, -1]);
  const mistaken = atVote({ players: 4, discard: true }, FOUR);
  agree(mistaken.game, mistaken.s, [...votes(two), 'votes to arrest no killer']);
  expect(returnsOf(mistaken.game, mistaken.s)).toEqual([-1, -1, -1, 1]);
});

test.each([
  ['p3', 'witness', [-1, 1, 1, -1, -1, -1, -1]],
  ['p3', 'expert', [1, -1, -1, 1, 1, 1, 1]],
  ['p4', 'witness', [1, -1, -1, 1, 1, 1, 1]],
])('R34, R36: the case is solved; the Killer calls %s the %s', (seat, role, result) => {
  const { game, s } = atVote({ players: 7 }, SEVEN);
  agree(game, s, [...votes(RIGHT), 'votes to arrest p5']);
  expect(s[ACTOR]).toBe(1);
  playTexts(game, s, [`points at ${seat}`, `as the ${role}`]);
  expect(returnsOf(game, s)).toEqual(result);
});

test('R36: taken literally, Accomplices do not share a win by the last guess; arrested ones share none', () => {
  const literal = atVote({ players: 7, accomplices: 'literal' }, SEVEN);
  agree(literal.game, literal.s, [...votes(RIGHT), 'votes to arrest p5']);
  playTexts(literal.game, literal.s, ['points at p3', 'as the witness']);
  expect(returnsOf(literal.game, literal.s)).toEqual([-1, 1, -1, -1, -1, -1, -1]);
  const arrested = atVote({ players: 7 }, SEVEN);
  agree(arrested.game, arrested.s, [...votes(WRONG), 'votes to arrest p2', 'votes to arrest p4']);
  expect(returnsOf(arrested.game, arrested.s)).toEqual([-1, 1, -1, -1, -1, -1, -1]);
});

const EIGHT = ['the killer is p1', 'the accomplice is p2', 'the witness is p3', 'the blackmailer is p4'];

test.each([
  ['points at p4', [], [-1, 1, 1, -1, -1, -1, -1, -1]],
  ['points at p5', RIGHT, [-1, -1, -1, -1, 1, -1, -1, -1]],
  ['points at p5', [RIGHT[0], RIGHT[1], WRONG[2]], [-1, 1, 1, -1, -1, -1, -1, -1]],
])('R35, R36: not solved; the Killer %s, the Blackmailer names %o', (pointing, named, result) => {
  const { game, s } = atVote({ players: 8, blackmailer: true }, EIGHT);
  agree(game, s, [...votes(WRONG), 'votes to arrest p4']);
  playTexts(game, s, [pointing, ...named.map((card) => `names ${card}`)]);
  expect(returnsOf(game, s)).toEqual(result);
});

test('R35: if the case is solved the Blackmailer has lost, and the Killer looks for the Witness', () => {
  const { game, s } = atVote({ players: 8, blackmailer: true }, EIGHT);
  agree(game, s, [...votes(RIGHT), 'votes to arrest p5']);
  playTexts(game, s, ['points at p4', 'as the witness']);
  expect(returnsOf(game, s)).toEqual([1, -1, -1, 1, -1, 1, 1, 1]);
});

/** How often each world comes up for a seat, by the roles and the truth in it. */
function drawWorlds(game: Game, s: State, seat: number, draws: number): Map<string, number> {
  const rng = new Rng(1891);
  const world = newState(game);
  const tally = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    world.set(s);
    game.determinize(world, seat, rng);
    const lines = game.formatState(world).split('\n');
    const roles = lines.filter((line) => /^p\d/.test(line)).map((line) => line.split(/\s+/)[1]);
    const truth = lines.slice(1, 4).map((line) => /(\S+)\*/.exec(line)![1].replace('[', ''));
    const key = [...roles, ...truth].join(' ');
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  return tally;
}

/** Even counts: chi-square below its mean plus five deviations. */
function expectEven(tally: Map<string, number>, worlds: number): void {
  expect(tally.size).toBe(worlds);
  const expected = [...tally.values()].reduce((a, b) => a + b, 0) / worlds;
  const chiSquare = [...tally.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(worlds - 1 + 5 * Math.sqrt(2 * (worlds - 1)));
}

test('R42: after a solved case everybody knows what was true, and that the arrested is no Accomplice', () => {
  const { game, s } = atVote({ players: 7 }, SEVEN);
  agree(game, s, [...votes(RIGHT), 'votes to arrest p5']);
  // p6 knows the Killer and himself: Accomplice, Witness and two Detectives on p2 .. p5, no Accomplice on p5.
  const tally = drawWorlds(game, s, 6, 3000);
  expectEven(tally, 9);
  for (const world of tally.keys()) {
    expect(world.endsWith(RIGHT.join(' '))).toBe(true);
    expect(world.split(' ')[4]).not.toBe('accomplice');
  }
});

test('R42: after an unsolved case with the Killer caught at most one card was right', () => {
  const { game, s } = atVote({ players: 8, blackmailer: true }, EIGHT);
  agree(game, s, [...votes([RIGHT[0], WRONG[1], WRONG[2]]), 'votes to arrest p1']);
  // Of 8 truths 4 agree with the vote in at most one row; Accomplice, Witness, Blackmailer on p2 .. p6 in 60 ways.
  expectEven(drawWorlds(game, s, 7, 9600), 240);
});
