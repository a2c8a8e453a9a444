import { describe, expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, newState, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import * as layout from '../../../src/games/mr-jack-pocket/layout.js';
import { SUSPECT_NAMES } from '../../../src/games/mr-jack-pocket/suspects.js';
import type { NaiveOptions } from './naive.js';
import { NaiveGame } from './naive.js';
import { create, namesIn, play, position } from './position.js';

const { INVESTIGATOR, JACK_SEAT } = layout;

interface Ply {
  readonly text: string;
  readonly secret: boolean;
}

/** A random game up to a random ply before its end: the position, and the moves as texts. */
function randomPrefix(game: Game, rng: Rng): { state: State; plies: Ply[] } {
  const sampler = new MoveSampler(game);
  const whole = newState(game);
  const moves: number[] = [];
  while (whole[ACTOR] !== TERMINAL) {
    moves.push(sampler.sample(whole, rng));
    game.apply(whole, moves[moves.length - 1]);
  }
  const state = newState(game);
  const plies: Ply[] = [];
  const end = 10 + rng.below(moves.length - 10);
  for (const move of moves.slice(0, end)) {
    const secret = game.moveSeenBy(state, move, INVESTIGATOR) !== move;
    plies.push({ text: game.formatMove(state, move), secret });
    game.apply(state, move);
  }
  return { state, plies };
}

/** In how many ways the secret moves may have gone for everything else to go as it did, by what they come to. */
function countExplanations(game: Game, plies: readonly Ply[]): Map<string, number> {
  const found = new Map<string, number>();
  const walk = (naive: NaiveGame, at: number, round: number, fresh: string): void => {
    if (naive.winner) return;
    if (at === plies.length) {
      const held = naive.chasing ? [] : naive.jackCards.filter((card) => card !== fresh).sort();
      const key = `${naive.jack} [${held.join(' ')}] ${fresh}`;
      found.set(key, (found.get(key) ?? 0) + 1);
      return;
    }
    const { text, secret } = plies[at];
    for (const choice of naive.legal()) {
      if (secret ? choice.split(' ')[0] !== text.split(' ')[0] : choice !== text) continue;
      const next = naive.clone();
      next.play(choice);
      const drew = secret && choice.startsWith('card') ? choice.slice('card '.length) : fresh;
      walk(next, at + 1, next.round, next.round === round || drew !== fresh ? drew : '');
    }
  };
  walk(new NaiveGame(game.options as unknown as NaiveOptions), 0, 0, '');
  return found;
}

function worldKey(s: State): string {
  const fresh = s[layout.FRESH];
  const held = namesIn(fresh ? s[layout.SECRET] & ~(1 << (fresh - 1)) : s[layout.SECRET]).sort();
  return `${SUSPECT_NAMES[s[layout.JACK]]} [${held.join(' ')}] ${fresh ? SUSPECT_NAMES[fresh - 1] : ''}`;
}

describe('R35: what the Investigator cannot know', () => {
  test.each([
    ['the full game', {}, 80],
    ['few hourglasses', { hourglasses: 4 }, 80],
    ['the square', { board: 'square', rounds: 8, hourglasses: 5 }, 80],
  ])('the listed worlds are the explanations of what was seen, all equally likely: %s', (_, options, games) => {
    const game = create(options);
    const rng = new Rng(36);
    let withOldAndFresh = 0;
    for (let i = 0; i < games; i++) {
      const { state, plies } = randomPrefix(game, rng);
      const explanations = countExplanations(game, plies);
      const listed = Array.from({ length: game.worldCount!(state, INVESTIGATOR) }, (_, index) => {
        const world = state.slice();
        game.setWorld!(world, INVESTIGATOR, index);
        return worldKey(world);
      });
      if (state[layout.JACK] < 0) continue;
      expect(listed.sort()).toEqual([...explanations.keys()].sort());
      if (!state[layout.CHASE]) expect(new Set(explanations.values()).size).toBe(1);
      if (state[layout.FRESH] && state[layout.SECRET_COUNT] > 1) withOldAndFresh++;
    }
    expect(withOldAndFresh).toBeGreaterThan(0);
  });

  test('cards that would have ended the game are ruled out, but not the card of this round', () => {
    const game = create();
    // Four tokens and one old card: that card has at most one hourglass, so it is not Madame's.
    const s = position(game, { round: 4, hourglasses: 4, cards: ['pizer'], sides: 0 });
    const held = (t: State): string[] =>
      Array.from({ length: game.worldCount!(t, INVESTIGATOR) }, (_, index) => {
        const world = t.slice();
        game.setWorld!(world, INVESTIGATOR, index);
        return namesIn(world[layout.SECRET]).join(' ');
      });
    expect(held(s).some((cards) => cards.includes('madame'))).toBe(false);
    // Eight identities leave seven other cards besides Madame's, hers leaves eight.
    expect(held(s).length).toBe(8 * 7 + 8);
    play(game, s, 'alibi', 'card bert');
    expect(held(s).some((cards) => cards.includes('madame'))).toBe(true);
    expect(held(s).length).toBe(8 * 7 * 7 + 8 * 7);
  });

  test('Jack has nothing to guess', () => {
    const game = create();
    const rng = new Rng(7);
    for (let i = 0; i < 20; i++) expect(game.worldCount!(randomPrefix(game, rng).state, JACK_SEAT)).toBe(1);
  });

  test('the number of his cards is open, and that he drew one in this round', () => {
    const game = create();
    const seen = (card: string): Int32Array => {
      const s = play(game, position(game, { round: 2 }), 'alibi', `card ${card}`);
      const out = new Int32Array(game.observationWords);
      game.observe(s, INVESTIGATOR, out);
      return out;
    };
    expect(seen('madame')).toEqual(seen('goodley'));
    expect(seen('madame')[layout.SECRET_COUNT]).toBe(1);
    expect(seen('madame')[layout.FRESH]).not.toBe(0);
  });

  test('at the end everything is open', () => {
    const game = create({ rounds: 1 });
    const s = play(game, position(game, { step: 4, jack: 'bert' }), 'jack is not seen');
    const out = new Int32Array(game.observationWords);
    game.observe(s, INVESTIGATOR, out);
    expect(s[ACTOR]).toBe(TERMINAL);
    expect(out).toEqual(s);
  });
});
