import { expect, test } from 'vitest';
import { ACTOR, CHANCE, newState } from '../../../src/core/game.js';
import { CARDS } from '../../../src/games/ghost-letters/deck.js';
import { ghostLetters } from '../../../src/games/ghost-letters/family.js';
import { roleCards, ROLES } from '../../../src/games/ghost-letters/roles.js';
import { createTable, legalTexts, playTexts, playUntil, TOY } from './table.js';

const refuses = (options: Record<string, unknown>): boolean => !ghostLetters.schema.safeParse(options).success;

test('R1: the competitive game takes 4 to 12 players, the cooperative one 2 to 12', () => {
  expect(refuses({ players: 3 })).toBe(true);
  expect(refuses({ players: 13 })).toBe(true);
  expect(refuses({ players: 2, mode: 'cooperative' })).toBe(false);
  for (let players = 4; players <= 12; players++) expect(createTable({ players }).playerCount).toBe(players);
});

test('R2: the Ghost sits in seat 0', () => {
  expect(createTable({ players: 4 }).roles).toEqual(['ghost', 'player', 'player', 'player']);
});

test('R3: cooperative players are Detectives and nobody is dealt a role', () => {
  const game = createTable({ players: 3, mode: 'cooperative', noise: 0 });
  expect(game.roles).toEqual(['ghost', 'detective', 'detective']);
  expect(game.formatState(newState(game))).toContain('opening: evidence is drawn');
});

test('R4: the deck has 150 different cards, the six of the rule book among them', () => {
  expect(new Set(CARDS).size).toBe(150);
  for (const card of ['acorn', 'wet-footprints', 'thermos', 'doughnut', 'mosquito-repellent', 'handcuffs'])
    expect(CARDS).toContain(card);
});

test('R5: a deck that could run out is refused, and the largest tables are not', () => {
  expect(refuses({ ...TOY, players: 4, deck: 6 })).toBe(true);
  expect(refuses({ ...TOY, players: 4, deck: 7 })).toBe(false);
  for (let players = 4; players <= 12; players++) expect(refuses({ players, columns: 5 })).toBe(false);
});

test.each([
  [4, 'killer'],
  [6, 'killer'],
  [7, 'killer accomplice witness'],
  [9, 'killer accomplice witness'],
  [10, 'killer accomplice accomplice witness expert'],
  [12, 'killer accomplice accomplice witness expert'],
])('R6: with %i players the special roles are %s', (players, list) => {
  expect(roleCards(players, false, true).map((role) => ROLES[role])).toEqual(list.split(' '));
});

test('R7: rounds by the number of players', () => {
  const rounds = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
    (players) => createTable({ players, mode: 'cooperative' }).options.rounds,
  );
  expect(rounds).toEqual([5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2]);
});

test('R8: with a card left out the Killer is missing once in as many games as there are players', () => {
  const game = createTable({ players: 5, discard: true });
  expect(legalTexts(game, newState(game))).toEqual([
    'the killer is left out',
    ...[1, 2, 3, 4].map((seat) => `the killer is p${seat}`),
  ]);
  expect(refuses({ players: 7, discard: true })).toBe(true);
  expect(refuses({ players: 4, mode: 'cooperative', discard: true })).toBe(true);
});

test('R9: a Blackmailer needs eight players and takes the place of a Detective', () => {
  expect(refuses({ players: 7, blackmailer: true })).toBe(true);
  expect(roleCards(8, true, true).map((role) => ROLES[role])).toEqual([
    'killer',
    'accomplice',
    'witness',
    'blackmailer',
  ]);
});

test('R66: for research a Detective may stand in for the Witness', () => {
  expect(roleCards(10, false, false).map((role) => ROLES[role])).not.toContain('witness');
  expect(createTable({ players: 7, witness: false }).options.witness).toBe(false);
  expect(refuses({ players: 6, witness: false })).toBe(true);
});

test('R10, R11: the Ghost lays the first card and the turn goes round until all rows are full', () => {
  const game = createTable({ players: 4, noise: 0 });
  const s = newState(game);
  playTexts(game, s, ['the killer is p2', 'turns up acorn']);
  expect(s[ACTOR]).toBe(0);
  expect(legalTexts(game, s)).toEqual(['acorn to motive', 'acorn to place', 'acorn to means']);
  playTexts(game, s, ['acorn to place', 'turns up thermos']);
  expect(s[ACTOR]).toBe(1);
  playTexts(game, s, ['thermos to place', 'turns up keys', 'keys to place', 'turns up saw', 'saw to place']);
  playTexts(game, s, ['turns up rope']);
  expect(s[ACTOR]).toBe(0);
  expect(legalTexts(game, s)).toEqual(['rope to motive', 'rope to means']);
});

test('R12: at night everybody is asked, and only the Killer can answer', () => {
  const game = createTable({ ...TOY, players: 4, deck: 7 });
  const s = newState(game);
  playTexts(game, s, ['the killer is p2']);
  playUntil(game, s, (text) => text.includes('night'));
  expect([s[ACTOR], legalTexts(game, s)]).toEqual([1, ['sleeps']]);
  playTexts(game, s, ['sleeps']);
  expect(s[ACTOR]).toBe(2);
  expect(legalTexts(game, s)).toEqual(['the true motive is ice-skate', 'the true motive is brown-hat']);
});

test('R12: without a Killer the Ghost picks, in a night that looks the same', () => {
  const game = createTable({ ...TOY, players: 4, discard: true, deck: 7 });
  const asked = ['the killer is left out', 'the killer is p3'].map((deal) => {
    const s = newState(game);
    playTexts(game, s, [deal]);
    playUntil(game, s, (text) => text.includes('night'));
    const order: number[] = [];
    while (game.formatState(s).includes('night')) {
      order.push(s[ACTOR]);
      playTexts(game, s, [legalTexts(game, s)[0]]);
    }
    return order;
  });
  expect(asked).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ]);
});

test('R13, R38, R39: each role knows in the morning what the night showed it', () => {
  const game = createTable({ players: 10, rounds: 0, categories: 1, columns: 2, deck: 2, noise: 0 });
  const s = newState(game);
  playTexts(game, s, [
    ...['the killer is p1', 'the accomplice is p2', 'the accomplice is p3', 'the witness is p4', 'the expert is p5'],
  ]);
  expect(game.formatState(s, 2)).not.toContain('killer');
  playUntil(game, s, (text) => text.includes('vote'));
  const knows = (seat: number): string[] =>
    game
      .formatState(s, seat)
      .split('\n')
      .filter((line) => /^p\d/.test(line) && !line.endsWith('?'))
      .map((line) => line.replace(/\s+/, ' '));
  expect(knows(0)).toHaveLength(9);
  expect(knows(1)).toEqual(['p1 killer', 'p2 accomplice', 'p3 accomplice']);
  expect(knows(3)).toEqual(['p1 killer', 'p2 accomplice', 'p3 accomplice']);
  expect(knows(4)).toEqual(['p1 killer', 'p4 witness']);
  expect(knows(5)).toEqual(['p5 expert']);
  expect(knows(6)).toEqual(['p6 detective']);
  const seesTruth = [0, 1, 2, 3, 4, 5, 6].filter((seat) => game.formatState(s, seat).includes('*'));
  expect(seesTruth).toEqual([0, 1, 2, 3, 5]);
});

test('R13: the Blackmailer knows the Killer', () => {
  const game = createTable({ players: 8, blackmailer: true, rounds: 0, categories: 1, columns: 2, deck: 2, noise: 0 });
  const s = newState(game);
  playTexts(game, s, ['the killer is p7', 'the accomplice is p6', 'the witness is p5', 'the blackmailer is p1']);
  playUntil(game, s, (text) => text.includes('vote'));
  expect(game.formatState(s, 1)).toMatch(/p7 +killer/);
  expect(game.formatState(s, 7)).not.toContain('blackmailer');
});

test('R14: in the cooperative game the Ghost alone picks the truth', () => {
  const game = createTable({ ...TOY, players: 3, mode: 'cooperative', deck: 6 });
  const s = newState(game);
  playUntil(game, s, (text) => text.includes('night'));
  expect(s[ACTOR]).toBe(0);
  playTexts(game, s, ['the true motive is brown-hat']);
  expect(s[ACTOR]).toBe(CHANCE);
  expect(game.formatState(s, 0)).toContain('brown-hat*');
  expect(game.formatState(s, 1)).not.toContain('*');
});
