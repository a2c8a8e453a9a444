import { expect, test } from 'vitest';
import { ACTOR, CHANCE, newState, PLY } from '../../../src/core/game.js';
import type { Game, State } from '../../../src/core/game.js';
import { createTable, legalTexts, playTexts, playUntil } from './table.js';

const PAIR = { players: 2, mode: 'cooperative', noise: 0, talk: 0, rounds: 2 } as const;
const TRIO = { players: 3, mode: 'cooperative', noise: 0, talk: 0, rounds: 2 } as const;

/** A game at its first lead: cards are dealt in the order of the deck, so hands are known. */
function atLead(options: Record<string, unknown>): { game: Game; s: State } {
  const game = createTable(options);
  const s = newState(game);
  playUntil(game, s, (text) => text.includes('first lead'));
  return { game, s };
}

const handOf = (game: Game, s: State, seat: number): string[] =>
  game
    .formatState(s)
    .split('\n')
    .find((line) => line.startsWith(seat === 0 ? 'ghost' : `p${seat} `))!
    .split('holds ')[1]
    ?.split(' sent ')[0]
    .split(' ') ?? [];

test('R15: everybody is dealt five cards that nobody else sees', () => {
  const { game, s } = atLead(TRIO);
  for (let seat = 0; seat < 3; seat++) {
    expect(handOf(game, s, seat)).toHaveLength(5);
    for (let other = 0; other < 3; other++)
      if (other !== seat)
        for (const card of handOf(game, s, seat)) expect(game.formatState(s, other)).not.toContain(card);
  }
});

test('R16: the Ghost may lead with a card, draws another, and it is discussed; or he shows none', () => {
  const { game, s } = atLead({ ...TRIO, talk: 1 });
  const [card] = handOf(game, s, 0);
  expect(legalTexts(game, s)).toHaveLength(6);
  const without = s.slice();
  playTexts(game, without, ['gives no lead']);
  expect(game.formatState(without)).toContain('round 1');
  playTexts(game, s, [`leads with ${card}`]);
  expect(s[ACTOR]).toBe(CHANCE);
  playTexts(game, s, [legalTexts(game, s)[0]]);
  expect(handOf(game, s, 0)).toHaveLength(5);
  expect(s[ACTOR]).toBe(1);
  expect(game.formatState(s, 2)).toContain(`lead    ${card}`);
  expect(legalTexts(game, s)).toEqual(['passes', 'links ...', 'believes ...', 'proposes ...', 'asks ...']);
});

test('R17: each sends one card unseen; alone with the Ghost, two', () => {
  const trio = atLead(TRIO);
  playTexts(trio.game, trio.s, ['gives no lead']);
  const [card] = handOf(trio.game, trio.s, 1);
  const move = trio.game.parseMove(trio.s, `sends ${card}`);
  expect(trio.game.formatMove(trio.s, move, 2)).toBe('sends a letter');
  playTexts(trio.game, trio.s, [`sends ${card}`]);
  expect(trio.s[ACTOR]).toBe(2);
  const pair = atLead(PAIR);
  playTexts(pair.game, pair.s, [
    'gives no lead',
    ...handOf(pair.game, pair.s, 1)
      .slice(0, 2)
      .map((c) => `sends ${c}`),
  ]);
  expect(handOf(pair.game, pair.s, 1)).toHaveLength(3);
  playTexts(pair.game, pair.s, ['radio to p1']);
  expect(legalTexts(pair.game, pair.s)).toContain('discards nothing');
});

test('R18: any sender may get the radio, or the most eager do', () => {
  const { game, s } = atLead(TRIO);
  playTexts(game, s, ['gives no lead', `sends ${handOf(game, s, 1)[0]}`, `sends ${handOf(game, s, 2)[0]}`]);
  expect(legalTexts(game, s)).toEqual(['radio to p1', 'radio to p2']);
  const bidding = atLead({ ...TRIO, radio: 'bid' });
  playTexts(bidding.game, bidding.s, [
    'gives no lead',
    `sends ${handOf(bidding.game, bidding.s, 1)[0]}`,
    'eagerness 1',
  ]);
  expect(
    bidding.game.formatMove(bidding.s, bidding.game.parseMove(bidding.s, legalTexts(bidding.game, bidding.s)[0]), 0),
  ).toBe('sends a letter');
  playTexts(bidding.game, bidding.s, [`sends ${handOf(bidding.game, bidding.s, 2)[0]}`]);
  const bid = bidding.game.parseMove(bidding.s, 'eagerness 2');
  expect(bidding.game.formatMove(bidding.s, bid, 0)).toBe('eagerness: p1 1, p2 2');
  bidding.game.apply(bidding.s, bid);
  expect(legalTexts(bidding.game, bidding.s)).toEqual(['radio to p2']);
});

/** After all letters of round 1 of a trio, radio to p1. */
function afterSending(): { game: Game; s: State; letters: string[] } {
  const { game, s } = atLead(TRIO);
  const letters = [handOf(game, s, 1)[0], handOf(game, s, 2)[0]];
  playTexts(game, s, ['gives no lead', `sends ${letters[0]}`, `sends ${letters[1]}`, 'radio to p1']);
  return { game, s, letters };
}

test('R19: each may discard one card face down and draws up to five; in the last round nobody does', () => {
  const { game, s } = afterSending();
  const thrown = handOf(game, s, 1)[0];
  expect(legalTexts(game, s)).toHaveLength(5);
  const move = game.parseMove(s, `discards ${thrown}`);
  expect(game.formatMove(s, move, 2)).toBe('discards a card');
  expect(game.formatMove(s, game.parseMove(s, 'discards nothing'), 2)).toBe('discards nothing');
  game.apply(s, move);
  for (let k = 0; k < 2; k++) playTexts(game, s, [legalTexts(game, s)[0]]);
  expect(handOf(game, s, 1)).toHaveLength(5);
  expect(s[ACTOR]).toBe(2);
  playUntil(game, s, (text) => text.startsWith('round 2'));
  while (s[ACTOR] !== 0) playTexts(game, s, [legalTexts(game, s)[0]]);
  expect(game.formatState(s)).toContain('the Ghost sorts the letters');
  expect(handOf(game, s, 1)).toHaveLength(4);
});

function atSorting(): { game: Game; s: State; letters: string[] } {
  const { game, s, letters } = afterSending();
  playUntil(game, s, (text) => text.includes('sorts the letters'));
  return { game, s, letters };
}

test('R20: the Ghost decides letter by letter, in an order that does not tell the sender, and may add one card', () => {
  const { game, s, letters } = atSorting();
  const names = [...letters].sort((a, b) =>
    legalTexts(game, s)[0].includes(a) ? -1 : legalTexts(game, s)[0].includes(b) ? 1 : 0,
  );
  expect(legalTexts(game, s)).toEqual([`lets ${names[0]} vanish`, `reveals ${names[0]}`]);
  playTexts(game, s, [`reveals ${names[0]}`]);
  expect(game.formatState(s, 1)).not.toContain('clues');
  playTexts(game, s, [`lets ${names[1]} vanish`]);
  expect(legalTexts(game, s)).toEqual([...handOf(game, s, 0).map((card) => `adds ${card}`), 'adds nothing']);
});

test('R21: clues appear together, without a word of where they came from; vanished letters stay unseen', () => {
  const { game, s, letters } = atSorting();
  const own = handOf(game, s, 0)[2];
  playTexts(game, s, [`reveals ${letters[0]}`, `lets ${letters[1]} vanish`]);
  const last = game.parseMove(s, `adds ${own}`);
  expect(game.formatMove(s, last, 2)).toMatch(/^reveals .*, .*$/);
  game.apply(s, last);
  for (const seat of [1, 2]) {
    expect(game.formatState(s, seat)).toContain(`clues 1`);
    expect(game.formatState(s, seat)).toContain(own);
  }
  expect(game.formatState(s, 1)).not.toContain(letters[1]);
  expect(game.formatState(s, 2)).toContain(`sent ${letters[1]}`);
});

test('R22: the Ghost draws as often whether or not he added a card', () => {
  const plies = ['adds nothing', 'adds'].map((addition) => {
    const { game, s, letters } = atSorting();
    playTexts(game, s, [`reveals ${letters[0]}`, `reveals ${letters[1]}`]);
    playTexts(game, s, [addition === 'adds' ? `adds ${handOf(game, s, 0)[0]}` : addition, 'discards nothing']);
    playUntil(game, s, (text) => text.startsWith('round 2'));
    expect(handOf(game, s, 0)).toHaveLength(5);
    return s[PLY];
  });
  expect(plies[0]).toBe(plies[1]);
});

test('R40: the Ghost sees what came, not from whom; a sender sees his own letter only', () => {
  const { game, s, letters } = atSorting();
  const swapped = s.slice();
  const other = createTable(TRIO);
  const out = [new Int32Array(game.observationWords), new Int32Array(game.observationWords)];
  // The same two cards with their senders exchanged: words of the letters differ in the seat only.
  const at = [...s.keys()].filter((i) => s[i] >> 12 === 1 && (s[i] & 255) > 0 && ((s[i] >> 8) & 15) > 0 && i > 60);
  const [a, b] = at;
  swapped[a] = (s[a] & ~255) | (s[b] & 255);
  swapped[b] = (s[b] & ~255) | (s[a] & 255);
  game.observe(s, 0, out[0]);
  other.observe(swapped, 0, out[1]);
  expect(out[1]).toEqual(out[0]);
  expect(game.formatState(s, 1)).toContain(`sent ${letters[0]}`);
  expect(game.formatState(s, 1)).not.toContain(letters[1]);
});
