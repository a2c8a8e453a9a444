import { describe, expect, test } from 'vitest';
import { createAgent } from '../../../src/agents/index.js';
import { playGame } from '../../../src/core/play.js';
import { INVESTIGATOR, JACK_SEAT } from '../../../src/games/mr-jack-pocket/layout.js';
import { BLIND, create, place, position } from './position.js';

const game = create();
const evaluate = game.evaluate!;

describe('the evaluation', () => {
  const few = '(madame) N (stealthy) N (smith) N (pizer) N (gull) N (lane) N bert N goodley N lestrade N';

  test('likes few suspects and many rounds for the Investigator, the opposite for Jack', () => {
    const many = position(game, { tiles: BLIND, round: 4 });
    const narrow = position(game, { tiles: few, round: 4 });
    const late = position(game, { tiles: few, round: 7 });
    for (const [player, sign] of [
      [INVESTIGATOR, 1],
      [JACK_SEAT, -1],
    ]) {
      expect(sign * evaluate(narrow, player)).toBeGreaterThan(sign * evaluate(many, player));
      expect(sign * evaluate(narrow, player)).toBeGreaterThan(sign * evaluate(late, player));
    }
  });

  test('likes hourglasses for Jack; those on his cards only he counts exactly', () => {
    const scene = { tiles: few, round: 5, hourglasses: 1 };
    const poor = position(game, { ...scene, cards: ['goodley'] });
    const rich = position(game, { ...scene, cards: ['madame'] });
    expect(evaluate(rich, JACK_SEAT)).toBeGreaterThan(evaluate(poor, JACK_SEAT));
    expect(evaluate(rich, INVESTIGATOR)).toBe(evaluate(poor, INVESTIGATOR));
    const tokens = position(game, { ...scene, hourglasses: 3 });
    expect(evaluate(tokens, INVESTIGATOR)).toBeLessThan(evaluate(position(game, scene), INVESTIGATOR));
  });

  test('likes an even parting of the suspects for the Investigator', () => {
    const pair = BLIND.replace(/(?<=^|\s)(?!madame|lestrade)([a-z]+)/g, '($1)').replace('madame N', 'madame E');
    const apart = position(game, { tiles: pair, detectives: [place.top, 1, 1], round: 8, step: 2 });
    const together = position(game, { tiles: pair, detectives: [1, 1, 1], round: 8, step: 2 });
    expect(evaluate(apart, INVESTIGATOR)).toBeGreaterThan(evaluate(together, INVESTIGATOR));
  });
});

describe('greedy beats random in both roles', () => {
  const GAMES = 150;
  /** Games that the Investigator wins. */
  function wins(investigator: string, jack: string): number {
    const agents = [createAgent(investigator, game), createAgent(jack, game)];
    let count = 0;
    for (let pair = 0; pair < GAMES; pair++) {
      const { returns, fault } = playGame(game, agents, { seed: 1888, pair });
      expect(fault).toBeUndefined();
      if (returns[INVESTIGATOR] > 0) count++;
    }
    return count;
  }

  /** By how many standard deviations two shares of as many games differ. */
  function deviation(more: number, fewer: number): number {
    const share = (more + fewer) / (2 * GAMES);
    return (more - fewer) / Math.sqrt(2 * GAMES * share * (1 - share));
  }

  test('by more than four standard deviations', () => {
    const base = wins('random', 'random');
    expect(deviation(wins('greedy', 'random'), base)).toBeGreaterThan(4);
    expect(deviation(base, wins('random', 'greedy'))).toBeGreaterThan(4);
  });
});
