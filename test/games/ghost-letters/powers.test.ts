import { describe, expect, test } from 'vitest';
import { ACTOR, CHANCE, newState } from '../../../src/core/game.js';
import type { Game, State } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { CHARACTERS } from '../../../src/games/ghost-letters/characters.js';
import { ghostLetters } from '../../../src/games/ghost-letters/family.js';
import { createTable, legalTexts, playTexts, playUntil } from './table.js';

/** Deals these characters in order of seats, each by the side that is asked for. */
function dealCharacters(game: Game, s: State, names: readonly string[]): void {
  for (const name of names) {
    playTexts(game, s, [legalTexts(game, s).find((text) => text.split(' ').includes(name))!]);
    playTexts(game, s, [`is the ${name}`]);
  }
}

/** p1 of four has the word after the first lead, with a power to use; p3 is the Killer. */
function atFirstWord(names: readonly string[], options: Record<string, unknown> = {}): { game: Game; s: State } {
  const game = createTable({ players: 4, characters: true, noise: 0, rounds: 2, ...options });
  const s = newState(game);
  playTexts(game, s, ['the killer is p3']);
  dealCharacters(game, s, names);
  playUntil(game, s, (text) => text.includes('first lead'));
  playTexts(game, s, [legalTexts(game, s)[0]]);
  playUntil(game, s, (text) => text.includes('discussion'));
  return { game, s };
}

const answersOf = (game: Game, s: State): string[] => legalTexts(game, s).map((text) => text.replace('shows ', ''));

test('R48: everybody but the Ghost chooses one side of a card that nobody else has; rows have five cards', () => {
  const game = createTable({ players: 4, characters: true, noise: 0 });
  const s = newState(game);
  playTexts(game, s, ['the killer is p3']);
  expect(legalTexts(game, s)).toHaveLength(12);
  playTexts(game, s, ['p1 is dealt sheriff or librarian']);
  expect(legalTexts(game, s)).toEqual(['is the sheriff', 'is the librarian']);
  playTexts(game, s, ['is the librarian']);
  expect(legalTexts(game, s)).toHaveLength(11);
  expect(legalTexts(game, s).join()).not.toContain('librarian');
  expect(game.formatState(s, 0)).toMatch(/p1 .*librarian/);
  expect(game.options.columns).toBe(5);
  const together = newState(createTable({ players: 4, mode: 'cooperative', characters: true, noise: 0 }));
  expect(
    legalTexts(createTable({ players: 4, mode: 'cooperative', characters: true, noise: 0 }), together).join(),
  ).not.toContain('lawyer');
  for (let players = 2; players <= 12; players++)
    expect(ghostLetters.schema.safeParse({ players, mode: 'cooperative', characters: true }).success).toBe(true);
  expect(CHARACTERS).toHaveLength(24);
});

test('R49: a power works once, and not before there is something to point at', () => {
  const { game, s } = atFirstWord(['hunter', 'student', 'gambler'], { talk: 3 });
  expect(legalTexts(game, s)).not.toContain('uses the power of the hunter');
  playTexts(game, s, ['passes']);
  playTexts(game, s, ['uses the power of the student', 'shows nothing']);
  expect(legalTexts(game, s).join()).not.toContain('uses');
  expect(game.formatState(s, 3)).toMatch(/p2 .*student \(used\)/);
});

describe('R50, R52: what the Ghost may show', () => {
  test.each([
    ['lawyer', undefined, ['p2', 'nothing']],
    ['psychologist', undefined, ['0', '1', '2', '3', 'nothing']],
    ['sheriff', 'asks about place', ['0', '1', 'nothing']],
    ['librarian', 'asks about ', ['motive', 'place', 'means', 'nothing']],
    ['journalist', undefined, ['motive', 'place', 'means', 'nothing']],
  ])('to the %s', (name, question, expected) => {
    const { game, s } = atFirstWord([name, 'politician', 'gambler']);
    playTexts(game, s, [`uses the power of the ${name}`]);
    if (question) playTexts(game, s, [legalTexts(game, s).find((text) => text.startsWith(question))!]);
    expect(s[ACTOR]).toBe(0);
    expect(answersOf(game, s)).toEqual(expected);
  });

  test.each(['student', 'tv-host', 'scientist', 'hacker'])('to the %s, with one clue on the table', (name) => {
    const { game, s } = atFirstWord([name, 'politician', 'gambler']);
    const clue = /lead +(\S+)/.exec(game.formatState(s))![1];
    playTexts(game, s, [`uses the power of the ${name}`]);
    if (name === 'scientist') playTexts(game, s, ['asks about means']);
    if (name === 'hacker') playTexts(game, s, [`asks about ${clue}`]);
    expect(answersOf(game, s)).toHaveLength(name === 'hacker' ? 16 : 2);
    expect(answersOf(game, s)[0] === clue).toBe(name !== 'hacker');
  });

  test.each([
    ['waiter', 0],
    ['tramp', 1],
    ['doctor', 2],
  ])('to the %s: the false cards of his row', (name, row) => {
    const { game, s } = atFirstWord([name, 'politician', 'gambler']);
    playTexts(game, s, [`uses the power of the ${name}`]);
    const cards = game.formatState(s).split('\n')[1 + row].slice(8).split('  ');
    expect(answersOf(game, s)).toEqual([...cards.filter((card) => !card.includes('*')), 'nothing']);
  });
});

test('R50: an answer is for the user alone, and shapes the worlds he can imagine', () => {
  const { game, s } = atFirstWord(['waiter', 'politician', 'gambler']);
  playTexts(game, s, ['uses the power of the waiter']);
  const shown = legalTexts(game, s)[1];
  const move = game.parseMove(s, shown);
  expect([0, 1, 2, 3].map((seat) => game.formatMove(s, move, seat))).toEqual([
    shown,
    shown,
    'answers in secret',
    'answers in secret',
  ]);
  game.apply(s, move);
  const world = newState(game);
  const rng = { below: (n: number) => n - 1, unit: () => 0.5 };
  for (let i = 0; i < 5; i++) {
    world.set(s);
    game.determinize(world, 1, { ...rng, below: (n: number) => i % n } as never);
    expect(game.formatState(world)).not.toContain(`${shown.replace('shows ', '')}*`);
  }
});

test('R51: what was shown may be reported later, and be a lie', () => {
  const { game, s } = atFirstWord(['lawyer', 'politician', 'gambler']);
  playTexts(game, s, ['uses the power of the lawyer', 'shows p2', 'was shown ...']);
  expect(legalTexts(game, s)).toEqual(['was shown p2', 'was shown p3', 'was shown nothing']);
});

test('R52: the Hacker sees up to three things in the order of the table, and others not even how many', () => {
  const { game, s } = atFirstWord(['hacker', 'politician', 'gambler']);
  playTexts(game, s, ['uses the power of the hacker', `asks about ${/lead +(\S+)/.exec(game.formatState(s))![1]}`]);
  const all = answersOf(game, s);
  playTexts(game, s, [`shows ${all[4]}`]);
  expect(answersOf(game, s)).toEqual(all.slice(5));
  expect(game.formatMove(s, game.parseMove(s, 'shows nothing'), 2)).toBe('answers in secret');
  playTexts(game, s, ['shows nothing']);
  expect(answersOf(game, s)).toEqual(['nothing']);
});

test('R52: the Hunter sees two clues that follow each other on the table', () => {
  const { game, s } = atFirstWord(['hunter', 'politician', 'gambler'], { talk: 1 });
  playUntil(game, s, (text) => text.startsWith('round 1') && text.includes('sorts'));
  while (legalTexts(game, s)[0].startsWith('lets')) playTexts(game, s, [legalTexts(game, s)[1]]);
  playUntil(game, s, (text) => text.includes('discussion'));
  while (s[ACTOR] !== 1) playTexts(game, s, ['passes']);
  playTexts(game, s, ['uses the power of the hunter']);
  const clues = /lead +(\S+)/.exec(game.formatState(s))![1];
  const count = answersOf(game, s).length - 1;
  expect(answersOf(game, s)[0]).toBe(clues);
  playTexts(game, s, [`shows ${clues}`]);
  expect(answersOf(game, s)).toHaveLength(count);
});

test('R54: the Exterminator throws away what he likes before his letter and fills up', () => {
  const { game, s } = atFirstWord(['exterminator', 'politician', 'tramp']);
  playUntil(game, s, (text) => text.includes('announced'));
  playTexts(game, s, ['uses the power of the exterminator']);
  expect(legalTexts(game, s)).toHaveLength(6);
  playTexts(game, s, [legalTexts(game, s)[0], legalTexts(game, s)[1], 'discards nothing']);
  expect(s[ACTOR]).toBe(CHANCE);
  playTexts(game, s, [legalTexts(game, s)[0]]);
  playTexts(game, s, [legalTexts(game, s)[0]]);
  expect(legalTexts(game, s)).toEqual(['checks motive', 'checks place', 'checks means', 'checks nothing']);
  expect(/p1 .*holds (.*)/.exec(game.formatState(s))![1].split(' ')).toHaveLength(5);
});

test('R55: the Gambler turns up three cards for all; the Ghost may point at one of them openly', () => {
  const { game, s } = atFirstWord(['gambler', 'politician', 'tramp']);
  playTexts(game, s, ['uses the power of the gambler']);
  const cards = [0, 1, 2].map(() => {
    const text = legalTexts(game, s)[7];
    playTexts(game, s, [text]);
    return text.replace('turns up ', '');
  });
  expect(answersOf(game, s)).toEqual([...cards, 'nothing']);
  expect(game.formatMove(s, game.parseMove(s, `shows ${cards[1]}`), 3)).toBe(`shows ${cards[1]}`);
});

test('R56: the Politician adds a vote once, and it breaks a tie', () => {
  const game = createTable({ players: 5, characters: true, rounds: 0, columns: 2, deck: 6, noise: 0 });
  const s = newState(game);
  playTexts(game, s, ['the killer is p3']);
  dealCharacters(game, s, ['politician', 'tramp', 'gambler', 'student']);
  playUntil(game, s, (text) => text.includes('vote'));
  const [a, b] = legalTexts(game, s);
  playTexts(game, s, [a, a, b, b]);
  expect(s[ACTOR]).toBe(1);
  const name = b.replace('votes for ', '');
  expect(legalTexts(game, s)).toEqual([a.replace('votes', 'adds a vote'), `adds a vote for ${name}`, 'adds no vote']);
  playTexts(game, s, [`adds a vote for ${name}`]);
  expect(game.formatState(s)).toContain(`[${name}`);
  playTexts(game, s, legalTexts(game, s).slice(0, 1));
  for (let voter = 2; voter <= 4; voter++) playTexts(game, s, legalTexts(game, s).slice(0, 1));
  expect(legalTexts(game, s)[0]).toMatch(/^votes/);
});

test.each(['medium', 'special-agent'])('R57: the %s learns of discarded cards; others do not', (name) => {
  const { game, s } = atFirstWord([name, 'politician', 'gambler'], { talk: 1 });
  expect(legalTexts(game, s).join()).not.toContain('uses');
  playUntil(game, s, (text) => text.includes('cards are discarded'));
  const thrown: string[] = [];
  while (!game.formatState(s).includes('sorts')) {
    const texts = legalTexts(game, s);
    if (texts[0].startsWith('discards')) thrown.push(texts[0].replace('discards ', ''));
    playTexts(game, s, [texts[0]]);
  }
  playUntil(game, s, (text) => text.includes('discussion'));
  while (s[ACTOR] !== 1) playTexts(game, s, ['passes']);
  playTexts(game, s, [`uses the power of the ${name}`]);
  expect(s[ACTOR]).toBe(name === 'medium' ? 0 : CHANCE);
  const texts = legalTexts(game, s);
  for (const card of thrown) expect(texts.join()).toContain(card);
  const move = game.parseMove(s, texts[1]);
  expect(game.formatMove(s, move, 1)).toBe(texts[1]);
  expect(game.formatMove(s, move, 2)).not.toContain(thrown[1]);
});

test('R58: the Ghost takes three cards of the Writer away, and he draws three', () => {
  const { game, s } = atFirstWord(['writer', 'politician', 'gambler']);
  const hand = (): string[] => /p1 .*holds (.*?)(?: showed .*)?$/m.exec(game.formatState(s))![1].split(' ');
  const before = hand();
  playTexts(game, s, ['uses the power of the writer', ...before.slice(0, 3).map((card) => `takes ${card} away`)]);
  expect(hand()).toEqual(before.slice(3));
  for (let k = 0; k < 3; k++) playTexts(game, s, [legalTexts(game, s)[0]]);
  expect(hand()).toHaveLength(5);
  expect(s[ACTOR]).toBe(1);
  expect(game.formatState(s, 0)).toContain(`showed ${before.slice(3).join(' ')}`);
});

test('R59: up to three others give the Coach a card; the Ghost shows him one', () => {
  const { game, s } = atFirstWord(['coach', 'politician', 'gambler']);
  playTexts(game, s, ['uses the power of the coach']);
  expect(s[ACTOR]).toBe(2);
  const given = legalTexts(game, s)[0].replace('gives ', '');
  expect(game.formatMove(s, game.parseMove(s, `gives ${given}`), 1)).toBe('gives a card');
  playTexts(game, s, [`gives ${given}`, 'gives nothing']);
  expect(answersOf(game, s)).toEqual([given, 'nothing']);
  playTexts(game, s, [`shows ${given}`]);
  expect(/p2 .*holds (.*)/.exec(game.formatState(s))![1].split(' ')).toHaveLength(4);
});

test('R60: the Actor plays another character, spent or not', () => {
  const { game, s } = atFirstWord(['lawyer', 'actor', 'exterminator']);
  playTexts(game, s, ['uses the power of the lawyer', 'shows nothing', 'passes', 'uses the power of the actor']);
  expect(legalTexts(game, s)).toEqual(['plays the lawyer']);
  playTexts(game, s, ['plays the lawyer']);
  expect(answersOf(game, s)).toEqual(['p1', 'nothing']);
});

test('R60: the Actor plays a power of the mail too, and sends more letters', () => {
  const { game, s } = atFirstWord(['actor', 'cook', 'tramp'], { talk: 1 });
  playUntil(game, s, (text) => text.includes('announced'));
  playTexts(game, s, ['uses the power of the actor', 'plays the cook', 'checks nothing']);
  expect(s[ACTOR]).toBe(CHANCE);
});

/** The number of letters that p1 has sent so far. */
const sentBy1 = (game: Game, s: State): number =>
  / sent (.*)$/m.exec(/^p1 .*/m.exec(game.formatState(s))![0])?.[1].split(' ').length ?? 0;

test('R62: the Courier sends one letter more, once, if he has another card', () => {
  const { game, s } = atFirstWord(['courier', 'politician', 'tramp'], { talk: 1 });
  playUntil(game, s, (text) => text.includes('announced'));
  expect(legalTexts(game, s).at(-1)).toBe('uses the power of the courier');
  playTexts(game, s, ['uses the power of the courier', 'checks place']);
  playTexts(game, s, [legalTexts(game, s)[0]]);
  expect(s[ACTOR]).toBe(1);
  playTexts(game, s, [legalTexts(game, s)[0]]);
  expect(s[ACTOR]).toBe(2);
  expect(sentBy1(game, s)).toBe(2);
  playUntil(game, s, (text) => text.includes('sorts'));
  let letters = 0;
  for (; legalTexts(game, s)[0].startsWith('lets'); letters++) playTexts(game, s, [legalTexts(game, s)[0]]);
  expect(letters).toBe(4);
  const toy = createTable({ players: 4, characters: true, hand: 1, noise: 0, rounds: 1 });
  const t = newState(toy);
  playTexts(toy, t, ['the killer is p3']);
  dealCharacters(toy, t, ['courier', 'politician', 'tramp']);
  playUntil(toy, t, (text) => text.includes('announced'));
  expect(legalTexts(toy, t).join()).not.toContain('uses');
});

test('R63: the Cook sends the three top cards, which he alone sees, and keeps his hand', () => {
  const { game, s } = atFirstWord(['cook', 'politician', 'tramp'], { talk: 1 });
  playUntil(game, s, (text) => text.includes('announced'));
  playTexts(game, s, ['uses the power of the cook', 'checks means']);
  for (let k = 0; k < 3; k++) {
    expect(s[ACTOR]).toBe(CHANCE);
    const text = legalTexts(game, s)[9 - k];
    const move = game.parseMove(s, text);
    expect(game.formatMove(s, move, 1)).toBe(text);
    expect(game.formatMove(s, move, 0)).toBe('p1 sends a card from the deck');
    game.apply(s, move);
    // He knows his own letters, in no order, while he is still sending.
    const world = s.slice();
    game.determinize(world, 1, new Rng(k));
    expect(game.formatState(world, 1)).toBe(game.formatState(s, 1));
  }
  expect(sentBy1(game, s)).toBe(3);
  expect(/p1 .*holds (.*) sent/.exec(game.formatState(s))![1].split(' ')).toHaveLength(5);
  expect(s[ACTOR]).toBe(2);
});

test('R19: with characters hands are filled up in the last round too', () => {
  const { game, s } = atFirstWord(['coach', 'politician', 'tramp'], { rounds: 1, talk: 1 });
  playUntil(game, s, (text) => text.startsWith('round 1') && text.includes('discussion'));
  for (const seat of ['ghost', 'p1', 'p2', 'p3'])
    expect(
      new RegExp(`^${seat} .*holds (.*?)(?: sent .*)?$`, 'm').exec(game.formatState(s))![1].split(' '),
    ).toHaveLength(5);
});

test('R61: with hints one may say that one checks a character', () => {
  const { game, s } = atFirstWord(['lawyer', 'actor', 'tramp'], { hints: true });
  playUntil(game, s, (text) => text.includes('announced'));
  expect(legalTexts(game, s)).toEqual(['motive', 'place', 'means', 'nothing', 'a character'].map((c) => `checks ${c}`));
  expect(ghostLetters.schema.safeParse({ players: 5, hints: true }).success).toBe(false);
  playUntil(game, s, (text) => text.startsWith('round 1') && text.includes('discussion'));
  const clue = /lead +(\S+)/.exec(game.formatState(s))![1];
  playTexts(game, s, ['links ...', `about ${clue}`, `${clue} speaks clearly against the character of p3`]);
  expect(game.formatState(s, 2)).toContain(`${clue} speaks clearly against the character of p3`);
});
