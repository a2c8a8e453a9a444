/** What the evaluation must see: a fair table, cards, tokens, jokers, markers and the decision at hand. */
import { describe, expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState, PLY, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import * as L from '../../../src/games/holmes/layout.js';
import { PLACE } from '../../../src/games/holmes/phases.js';
import type { SideLayout, TableLayout } from './table.js';
import { create, play, table } from './table.js';

/** The same table with the players in each other's chairs. */
function mirrored(s: State): State {
  const t = s.slice();
  for (const [at, words] of L.BY_SEAT)
    for (let i = 0; i < words; i++) [t[at + i], t[at + words + i]] = [s[at + words + i], s[at + i]];
  for (const at of [ACTOR, L.TURN, L.RIGHT]) t[at] = 1 - s[at];
  return t;
}

function placings(game: Game, games: number, visit: (s: State, where: string) => void): void {
  const sampler = new MoveSampler(game);
  for (let seed = 1; seed <= games; seed++) {
    const rng = new Rng(seed);
    for (const s = newState(game); s[ACTOR] !== TERMINAL; game.apply(s, sampler.sample(s, rng)))
      if (s[L.PHASE] === PLACE) visit(s, `seed ${seed}, ply ${s[PLY]}`);
  }
}

for (const edition of ['mycroft', 'moriarty'])
  describe(edition, () => {
    const game = create({ edition, reserve: true });
    const value = (layout: TableLayout, seat: number): number => game.evaluate!(table(game, layout), seat);

    test('with the seats exchanged a position is worth the same to the same player', () => {
      placings(game, 12, (s, where) => {
        for (const seat of [0, 1]) expect(game.evaluate!(mirrored(s), 1 - seat), where).toBe(game.evaluate!(s, seat));
      });
    });

    test('while nothing is hidden, what one side gains the other loses', () => {
      let open = 0;
      placings(game, 12, (s, where) => {
        if (s[L.HIDDEN_COUNT] + s[L.HIDDEN_COUNT + 1] + s[L.REJECT_COUNT] + s[L.REJECT_COUNT + 1] > 0) return;
        open++;
        expect(game.evaluate!(s, 0) + game.evaluate!(s, 1), where).toBeCloseTo(0, 12);
      });
      expect(open).toBeGreaterThan(50);
    });

    const row = 'map map map map';
    const town = 'toby';

    test('a card counts for more the more it is worth', () => {
      const cards = ['', 'papers', 'fingerprint', 'fingerprint fingerprint'];
      const values = cards.map((shown) => value({ day: 3, town, row, first: { shown } }, 0));
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(new Set(values).size).toBe(cards.length);
    });

    test('a card counts for more where it decides a majority than where one is safe', () => {
      const gain = (shown: string): number =>
        value({ day: 6, town, row, first: { shown: `${shown} button` }, second: { shown: 'button' } }, 0) -
        value({ day: 6, town, row, first: { shown }, second: { shown: 'button' } }, 0);
      expect(gain('button')).toBeGreaterThan(gain('button button button'));
    });

    test('tokens count for less as the days go by, measured in cards', () => {
      const at = (day: number, first: SideLayout): number =>
        value({ day, town, row, first }, 0) - value({ day, town, row }, 0);
      const inCards = (day: number): number => at(day, { tokens: 9 }) / at(day, { shown: 'fingerprint' });
      expect(inCards(7)).toBeGreaterThan(0);
      expect(inCards(2)).toBeGreaterThan(2 * inCards(7));
    });

    test('a joker with a set is worth more than one without', () => {
      const of = (shown: string): number => value({ day: 7, town, row, first: { shown } }, 0);
      expect(of('button+joker')).toBeGreaterThan(of('button'));
      expect(of('joker')).toBeLessThan(of(''));
    });

    test('three fragments are worth more than two, one less than none at the end', () => {
      const of = (shown: string): number =>
        value({ day: 7, town, row: 'papers papers', first: { shown, standing: '', flat: 'watson hudson toby' } }, 0);
      expect(of('map')).toBeLessThan(of(''));
      expect(of('map map map')).toBeGreaterThan(of('map map'));
    });

    test('markers count: whoever can still go to a rich character today stands better', () => {
      const open = value({ town: 'wiggins', row, first: { standing: 'watson', flat: 'hudson lestrade' } }, 0);
      const gone = value({ town: 'wiggins', row, first: { standing: 'watson', flat: 'hudson wiggins' } }, 0);
      expect(open).toBeGreaterThan(gone);
    });

    test('the row counts for whoever takes from it next', () => {
      const rich = 'fingerprint footprint button bullet';
      const both = { standing: 'hudson toby lestrade' };
      const edge = (turn: 0 | 1): number =>
        value({ turn, town, row: rich, first: both, second: both }, 0) -
        value({ turn, town, row, first: both, second: both }, 0);
      expect(edge(0)).toBeGreaterThan(0);
      expect(edge(1)).toBeLessThan(0);
    });

    test('a visit is judged by what it is good for, before it is used', () => {
      const s = table(game, {
        town,
        row: 'fingerprint button joker bullet',
        first: { standing: 'toby watson', shown: 'button' },
      });
      const asked = game.evaluate!(play(game, s, 'toby to lestrade'), 0);
      expect(asked).toBeGreaterThan(game.evaluate!(play(game, s, 'pass'), 0));
    });

    test('the better the card a hand may keep, the better the hand', () => {
      const holding = (card: string): number => {
        const s = table(game, { town: 'pike', row, first: { shown: 'button' }, second: { shown: 'button' } });
        return game.evaluate!(play(game, s, 'watson to pike', 'draw 2', 'card papers', `card ${card}`), 0);
      };
      expect(holding('button')).toBeGreaterThan(holding('map'));
    });
  });
