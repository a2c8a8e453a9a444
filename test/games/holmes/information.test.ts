/** What each seat knows, remembers and can work out. */
import { describe, expect, test } from 'vitest';
import { Rng } from '../../../src/core/rng.js';
import type { Power } from '../../../src/games/holmes/editions.js';
import { observation } from '../../conformance/words.js';
import type { Tally, Tiny } from './histories.js';
import { compareWorlds, tiny } from './histories.js';
import { create, hidden, play, table } from './table.js';

describe('worlds are the positions that some history leads to, through reshuffles too', () => {
  const MOST = 8_000;

  test('R40: a face-down discard, rejects of both sides return to the deck unseen', () => {
    const game = tiny({
      edition: 'mycroft',
      deck: ['pike', 'kramm', 'wiggins'],
      copies: [1, 2, 0, 0, 0, 0, 0, 0, 1],
    });
    expect(compareWorlds(game, MOST).sets).toBeGreaterThan(1_000);
  });

  test('R40: a face-down discard that the row feeds as well', () => {
    const game = tiny({
      edition: 'mycroft',
      deck: ['pike', 'shinwell', 'wiggins'],
      copies: [2, 2, 0, 0, 0, 0, 0, 0, 0],
    });
    const tally = compareWorlds(game, MOST);
    expect(tally.sets).toBeGreaterThan(1_000);
    expect(tally.bounds).toBeGreaterThan(20);
  });

  test('R40: an open discard, and cards that both know under the deck', () => {
    const game = tiny({
      edition: 'moriarty',
      deck: ['pike', 'ziba', 'wiggins'],
      copies: [2, 2, 0, 0, 0, 0, 0, 0, 1],
    });
    expect(compareWorlds(game, MOST).sets).toBeGreaterThan(1_000);
  });
});

/** Where several characters draw, decks run out between two cards of a draw in most games. */
describe('worlds are exact when the deck runs out in the middle of a draw', () => {
  const MOST = 1_500;
  const draw = (cards: number): Power => ({ does: 'draw', cards });
  const share: Power = { does: 'draw-and-share', cards: 3 };
  const deck: Tiny['deck'] = ['pike', 'wiggins', 'billy'];

  /** Walks each game along the script of its own, and wants to see everything in `wanted`. */
  function compareAll(games: (Tiny & { script: number })[], wanted: string[]): void {
    const tally: Tally = {};
    for (const game of games) compareWorlds(tiny(game), MOST, game.script, tally);
    for (const what of wanted) expect(tally[what] ?? 0, what).toBeGreaterThan(5);
  }

  test('R40: early cards are in hand, then among face-down rejects, then in the deck again', () => {
    const edition = 'mycroft';
    compareAll(
      [
        {
          edition,
          deck,
          copies: [1, 3, 0, 0, 0, 0, 0, 0, 2],
          row: 0,
          powers: { watson: { does: 'swap' }, hudson: draw(2), billy: { does: 'tokens', amount: 2 } },
          script: 1009,
        },
        {
          edition,
          deck,
          copies: [0, 2, 4, 0, 0, 0, 0, 0, 2],
          powers: { hudson: { does: 'swap' }, billy: draw(3) },
          script: 1043,
        },
        {
          edition,
          deck,
          copies: [2, 0, 4, 0, 0, 0, 0, 0, 0],
          powers: { watson: draw(3), hudson: draw(3), billy: { does: 'take-and-let-draw' } },
          script: 1008,
        },
      ],
      [
        ...['held by 0', 'held by 1', 'rejected by 0', 'rejected by 1', 'gone from 0', 'gone from 1'],
        ...['hand of 1 + 1', 'hand of 1 + 2', 'hand of 2 + 1', 'held, with a joker', 'joker kept'],
        ...['held, with an older bound', 'two draws'],
      ],
    );
  });

  test('R40: early cards are in hand, then shown', () => {
    const edition = 'moriarty';
    compareAll(
      [
        {
          edition,
          deck,
          copies: [2, 4, 0, 0, 0, 0, 0, 0, 1],
          powers: { watson: draw(3), hudson: share, billy: { does: 'tokens', amount: 2 } },
          script: 2006,
        },
        {
          edition,
          deck,
          copies: [3, 2, 0, 0, 0, 0, 0, 0, 2],
          row: 0,
          powers: { watson: draw(3), hudson: draw(2), billy: share },
          script: 2027,
        },
      ],
      [
        ...['held by 0', 'held by 1', 'hand of 1 + 1', 'hand of 1 + 2', 'hand of 2 + 1', 'held, with a joker'],
        ...['held, with an older bound', 'held, with a known card'],
      ],
    );
  });
});

describe('what can be worked out', () => {
  const mycroft = create();
  const moriarty = create({ edition: 'moriarty' });

  test('R39: every world counts once, however many copies of a card could make it', () => {
    // One hidden card; left over are a papers, two explosives and three buttons: three worlds.
    const s = table(mycroft, {
      row: 'map',
      deck: 'explosive button button button papers',
      first: { hidden: 'explosive' },
    });
    expect(mycroft.worldCount!(s, 1)).toBe(3);
    const tally = new Map<string, number>();
    const rng = new Rng(11);
    for (let i = 0; i < 3000; i++) {
      const world = s.slice();
      mycroft.determinize(world, 1, rng);
      tally.set(hidden(world, 0), (tally.get(hidden(world, 0)) ?? 0) + 1);
    }
    // 1000 each; four standard deviations are 103.
    expect([...tally.keys()].sort()).toEqual(['button', 'explosive', 'papers']);
    for (const count of tally.values()) expect(Math.abs(count - 1000)).toBeLessThan(104);
  });

  test('no joker is imagined face down', () => {
    const s = table(mycroft, { row: 'map', deck: 'joker joker papers', first: { hidden: 'papers papers' } });
    expect(mycroft.worldCount!(s, 1)).toBe(1);
  });

  test('R9: after a reshuffle the opponent of Pike’s visitor still takes kept and rejected cards for each other', () => {
    const s = table(mycroft, {
      town: 'pike shinwell',
      row: 'map map map button',
      deck: 'papers bullet',
      second: { standing: 'hudson' },
    });
    play(mycroft, s, 'watson to pike', 'draw 2', 'card papers', 'card bullet', 'keep papers');
    expect(mycroft.worldCount!(s, 1)).toBe(2);
    // The deck is empty: the two discarded cards are shuffled and come into the row.
    play(mycroft, s, 'hudson to shinwell', 'discard button', 'pass');
    expect(mycroft.worldCount!(s, 1)).toBe(2);
    // The bullet turns up, so it was the rejected card, and the papers are known to be hidden.
    play(mycroft, s, 'card bullet');
    expect(mycroft.worldCount!(s, 1)).toBe(1);
    const world = s.slice();
    mycroft.determinize(world, 1, new Rng(3));
    expect(hidden(world, 0)).toBe('papers');
  });

  test('F7: with an open discard an empty deck gives every hidden card away', () => {
    const s = table(moriarty, {
      town: 'shinwell',
      row: 'map map map map',
      deck: '',
      discard: 'bullet',
      first: { hidden: 'papers button' },
      second: { standing: 'hudson' },
      turn: 1,
    });
    play(moriarty, s, 'hudson to shinwell', 'discard map');
    const seen = observation(moriarty, s, 1);
    expect(hidden(seen, 0)).toBe('papers button');
  });

  test('F6: what is left of Pike’s hand shows which known card was kept', () => {
    const s = table(moriarty, { town: 'pike', row: 'map map map map', deck: 'bullet', bottom: 'button papers' });
    play(moriarty, s, 'watson to pike', 'draw 3', 'card bullet', 'keep button', 'top bullet');
    expect(hidden(observation(moriarty, s, 1), 0)).toBe('button');
    const t = table(moriarty, { town: 'pike', row: 'map map map map', deck: 'bullet', bottom: 'button papers' });
    play(moriarty, t, 'watson to pike', 'draw 3', 'card bullet', 'keep bullet', 'top button');
    expect(hidden(observation(moriarty, t, 1), 0)).toBe('');
  });
});
