/** R53, R58: a hand that the Ghost was shown, compared with all histories that lead to what a seat knows. */
import { expect, test } from 'vitest';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState } from '../../../src/core/game.js';
import { CARDS } from '../../../src/games/ghost-letters/deck.js';
import { ghostLetters } from '../../../src/games/ghost-letters/family.js';
import { createGhostLetters } from '../../../src/games/ghost-letters/rules.js';
import { worldsMatchHistories } from '../../conformance/histories.js';
import { createTable, legalTexts, playTexts, playUntil, TOY, withMoves } from './table.js';

/**
 * Three players; p1 shows his hand after the first lead, and two rounds follow in which nothing is revealed and only p1, before
 * the Ghost's eyes, throws a card away. What the viewer knows by then is settled: whoever is named in `dealt` draws these cards
 * first, in this order, and nobody else does; the Ghost leads with the first of his.
 */
function shownHand(
  power: string,
  hand: number,
  deck: number,
  viewer: number,
  dealt: Readonly<Record<string, string[]>>,
): Game {
  const base = { ...TOY, players: 3, mode: 'cooperative', characters: true, talk: 1, hand, rounds: 2 };
  const game = createGhostLetters({ ...ghostLetters.schema.parse(base), deck });
  const names = [power, 'politician'];
  return withMoves(game, (text, phase, s) => {
    const drawn = /^(\w+) draws (\S+)$/.exec(text);
    if (drawn && drawn[2] !== 'nothing') return isDealt(game, s, dealt, drawn[1], drawn[2]);
    if (text.includes(' is dealt ')) return text.split(' ').includes(names[Number(text[1]) - 1]);
    if (text.startsWith('is the')) return names.includes(text.slice(7));
    if (text.startsWith('leads with')) return text.endsWith(` ${dealt.ghost[0]}`);
    if (phase.includes('first lead')) return text !== 'gives no lead';
    if (phase.includes('announced')) return text === 'checks nothing';
    if (phase.includes('discussion')) return text.startsWith('uses') || (text === 'passes' && !mayUse(game, s));
    if (phase.includes('radio')) return text === 'radio to p1';
    if (phase.includes('sorts') || phase.includes('adds a card')) return /vanish$|adds nothing/.test(text);
    if (phase.includes('discard') && (s[ACTOR] !== 1 || viewer > 0)) return text === 'discards nothing';
    // What the viewer decides himself he knows: any one choice will do.
    return s[ACTOR] !== viewer || text === legalTexts(game, s)[0];
  });
}

const mayUse = (game: Game, s: State): boolean => legalTexts(game, s).some((text) => text.startsWith('uses'));

function isDealt(game: Game, s: State, dealt: Readonly<Record<string, string[]>>, who: string, card: string): boolean {
  const deck = new Set(legalTexts(game, s).map((text) => text.split(' ').at(-1)));
  const own = (dealt[who] ?? []).find((c) => deck.has(c));
  return own ? card === own : !Object.values(dealt).flat().includes(card);
}

/** Cards behind the evidence, so many for each. */
function dealFor(...parts: readonly (readonly [string, number])[]): Record<string, string[]> {
  let from = 2;
  return Object.fromEntries(parts.map(([who, count]) => [who, CARDS.slice(from, (from += count))]));
}

/** Sets of one seat from the showing on, but while the Ghost sorts: what he then decides is settled here. */
const setsOf =
  (game: Game, player: number) =>
  (set: { player: number; members: ReadonlyMap<string, State> }): boolean => {
    const [s] = set.members.values();
    const text = game.formatState(s);
    return set.player === player && text.includes('(used)') && !/sorts|adds a card|the Ghost discards/.test(text);
  };

test.each([
  ['antiquarian', 2, 12, 40],
  ['writer', 4, 18, 32],
])('R53: the Ghost knows what became of a hand that he was shown: %s, %i cards of %i', (power, hand, deck, depth) => {
  const game = shownHand(power, hand, deck, 0, dealFor(['ghost', hand + 1], ['p1', hand]));
  expect(() => worldsMatchHistories(game, depth, setsOf(game, 0))).not.toThrow();
});

test('R53: another player knows only that a hand was shown', () => {
  const game = shownHand('antiquarian', 2, 11, 2, dealFor(['ghost', 1], ['p2', 2]));
  expect(() => worldsMatchHistories(game, 39, setsOf(game, 2))).not.toThrow();
});

test('R53: the Ghost still knows the hand when it has long been played', () => {
  const game = createTable({ players: 4, characters: true, noise: 0, rounds: 2 });
  const s = newState(game);
  playTexts(game, s, ['the killer is p3']);
  for (const name of ['antiquarian', 'politician', 'gambler']) {
    playTexts(game, s, [legalTexts(game, s).find((text) => text.split(' ').includes(name))!, `is the ${name}`]);
  }
  playUntil(game, s, (text) => text.includes('first lead'));
  playTexts(game, s, [legalTexts(game, s)[0]]);
  playUntil(game, s, (text) => text.includes('discussion'));
  const hand = /p1 .*holds (.*)/.exec(game.formatState(s))![1];
  playTexts(game, s, ['uses the power of the antiquarian']);
  expect(legalTexts(game, s)).toEqual([...hand.split(' '), 'nothing'].map((card) => `shows ${card}`));
  playTexts(game, s, [`shows ${hand.split(' ')[2]}`]);
  playUntil(game, s, (text) => text.startsWith('round 2') && text.includes('vote'));
  for (const seat of [0, 1]) expect(game.formatState(s, seat)).toContain(`showed ${hand}`);
  for (const seat of [2, 3]) expect(game.formatState(s, seat)).not.toContain('showed');
});
