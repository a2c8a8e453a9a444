/** What each seat knows, remembers and can work out. */
import { describe, expect, test } from 'vitest';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import type { CharacterName, Edition } from '../../../src/games/holmes/editions.js';
import { EDITIONS } from '../../../src/games/holmes/editions.js';
import { holmes } from '../../../src/games/holmes/family.js';
import * as L from '../../../src/games/holmes/layout.js';
import { createHolmesFrom } from '../../../src/games/holmes/rules.js';
import { setUp } from '../../../src/games/holmes/setup.js';
import { after, keyOf, legalMovesOf, observation } from '../../conformance/words.js';
import { create, hidden, play, table } from './table.js';

/** Two days with a handful of cards: the deck runs out all the time, and every history can be walked. */
function tiny(name: keyof typeof EDITIONS, deck: CharacterName[], copies: number[], row: number): Game {
  const box = EDITIONS[name];
  const edition: Edition = {
    ...box,
    deck,
    copies,
    row,
    days: 2,
    startTokens: 4,
    powers: {
      ...box.powers,
      watson: { does: 'tokens', amount: 1 },
      hudson: { does: 'tokens', amount: 1 },
      lestrade: { does: 'tokens', amount: 2 },
    },
  };
  return createHolmesFrom(setUp(edition, holmes.schema.parse({ edition: name, mandatory: true })));
}

interface Position {
  state: State;
  /**
   * Whether the deck ran out between two cards of the present draw; where rejects stay secret, of any draw on some way
   * here. R40: then a seat may imagine more than is possible.
   */
  mixed: boolean;
}

/** Every position of each ply, until a ply has more than `most` of them. */
function* layers(game: Game, most: number): Generator<Map<string, Position>> {
  const start = newState(game);
  let layer = new Map([[keyOf(start), { state: start, mixed: false }]]);
  const forgets = game.options.edition === 'mycroft';
  while (layer.size > 0 && layer.size <= most) {
    yield layer;
    const next = new Map<string, Position>();
    for (const { state, mixed } of layer.values())
      for (const move of legalMovesOf(game, state)) {
        const child = after(game, state, move);
        if (child[ACTOR] === TERMINAL) continue;
        const key = keyOf(child);
        const known = next.get(key);
        next.set(key, { state: child, mixed: (forgets && mixed) || child[L.MIXED] === 1 || known?.mixed === true });
      }
    layer = next;
  }
}

/** Compares the worlds listed for each seat with the positions that look the same to it. */
function compareWorlds(game: Game, most: number): { sets: number; bounded: number } {
  const count = { sets: 0, bounded: 0 };
  for (const layer of layers(game, most))
    for (const seat of [0, 1]) {
      const sets = new Map<string, Map<string, Position>>();
      for (const [key, position] of layer) {
        const seen = keyOf(observation(game, position.state, seat));
        sets.set(seen, (sets.get(seen) ?? new Map<string, Position>()).set(key, position));
      }
      for (const members of sets.values()) {
        const [{ state }] = members.values();
        const listed = new Set<string>();
        for (let i = game.worldCount!(state, seat) - 1; i >= 0; i--) {
          const world = state.slice();
          game.setWorld!(world, seat, i);
          listed.add(keyOf(world));
        }
        const lost = [...members.keys()].filter((key) => !listed.has(key));
        expect(lost.length, `seat ${seat} cannot imagine a true position\n${game.formatState(state)}`).toBe(0);
        count.sets++;
        if ([...members.values()].some((position) => position.mixed)) continue;
        if (state[L.BOUND_COUNT + 1 - seat] > 0) count.bounded++;
        expect(listed.size, `seat ${seat} imagines too much\n${game.formatState(state)}`).toBe(members.size);
      }
    }
  return count;
}

describe('worlds are the positions that some history leads to, through reshuffles too', () => {
  test('R40: a face-down discard, rejects of both sides return to the deck unseen', () => {
    const game = tiny('mycroft', ['pike', 'kramm', 'wiggins'], [1, 2, 0, 0, 0, 0, 0, 0, 1], 1);
    const count = compareWorlds(game, 8_000);
    expect(count.sets).toBeGreaterThan(1_000);
  });

  test('R40: a face-down discard that the row feeds as well', () => {
    const game = tiny('mycroft', ['pike', 'shinwell', 'wiggins'], [2, 2, 0, 0, 0, 0, 0, 0, 0], 1);
    const count = compareWorlds(game, 8_000);
    expect(count.sets).toBeGreaterThan(1_000);
    expect(count.bounded).toBeGreaterThan(20);
  });

  test('R40: an open discard, and cards that both know under the deck', () => {
    const game = tiny('moriarty', ['pike', 'ziba', 'wiggins'], [2, 2, 0, 0, 0, 0, 0, 0, 1], 1);
    const count = compareWorlds(game, 8_000);
    expect(count.sets).toBeGreaterThan(1_000);
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
