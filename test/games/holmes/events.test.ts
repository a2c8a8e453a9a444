/** How often the cards among the characters turn up, worked out from the weights of the engine's own draws. */
import { describe, expect, test } from 'vitest';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, CHANCE } from '../../../src/core/game.js';
import * as L from '../../../src/games/holmes/layout.js';
import { CHARACTER } from '../../../src/games/holmes/moves.js';
import { CAST } from '../../../src/games/holmes/phases.js';
import { CHARACTER_COUNT } from '../../../src/games/holmes/editions.js';
import { after, legalMovesOf } from '../../conformance/words.js';
import { create, table } from './table.js';

const MORNINGS = 6;

/** Chances of 0, 1 and 2 events in the mornings to come. All characters are alike here, so one stands for them. */
function chances(game: Game, s: State, mornings: number, events: number): number[] {
  const sum = [0, 0, 0];
  if (mornings === 0) {
    sum[events] = 1;
    return sum;
  }
  s[L.PHASE] = CAST;
  s[ACTOR] = CHANCE;
  const outcomes = Int32Array.from(legalMovesOf(game, s));
  const weights = new Int32Array(outcomes.length);
  game.chanceWeights!(s, outcomes, outcomes.length, weights);
  const total = weights.reduce((a, b) => a + b, 0);
  const isEvent = (move: number): boolean => move >= CHARACTER + CHARACTER_COUNT;
  const follow = (move: number, weight: number): void => {
    const event = isEvent(move) ? 1 : 0;
    const next = chances(game, after(game, s, move), mornings - (1 - event), events + event);
    next.forEach((chance, n) => (sum[n] += (weight / total) * chance));
  };
  const people = outcomes.filter((move) => !isEvent(move));
  const weightOfPeople = weights.reduce((a, weight, i) => (isEvent(outcomes[i]) ? a : a + weight), 0);
  follow(people[0], weightOfPeople);
  outcomes.forEach((move, i) => {
    if (isEvent(move)) follow(move, weights[i]);
  });
  return sum;
}

/** The first morning: two characters are in town, the others and the events in the deck. */
function firstMorning(options: Record<string, unknown>): number[] {
  const game = create(options);
  const s = table(game, { day: 2, town: 'wiggins toby', row: 'map', first: { flat: 'watson hudson toby' } });
  s[L.UNSEEN] |= { raid: 1, gala: 2, random: 3, both: 3 }[options.events as string]! << CHARACTER_COUNT;
  return chances(game, s, MORNINGS, 0);
}

const rounded = (chance: number): number => Math.round(1000 * chance) / 1000;

describe('the events turn up as often as the cards say', () => {
  test.each([
    ['mycroft', 'raid', [0.25, 0.75, 0]],
    ['mycroft', 'gala', [0.25, 0.75, 0]],
    ['mycroft', 'random', [0.25, 0.75, 0]],
    ['mycroft', 'both', [0.083, 0.333, 0.583]],
    ['moriarty', 'raid', [0.333, 0.667, 0]],
    ['moriarty', 'random', [0.333, 0.667, 0]],
    ['moriarty', 'both', [0.133, 0.4, 0.467]],
  ])('%s, %s', (edition, events, expected) => {
    expect(firstMorning({ edition, events }).map(rounded)).toEqual(expected);
  });

  test('F20: without Irene Adler the deck is as small as in the other box', () => {
    const both = firstMorning({ edition: 'moriarty', events: 'both', irene: false });
    expect(both.map(rounded)).toEqual([0.083, 0.333, 0.583]);
  });
});
