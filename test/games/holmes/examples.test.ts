/**
 * The examples of the rule books, to be read beside them. Both books tell the same day 2 at their end, with other names
 * and cards lying open or not.
 *
 * Both books say that on day 1 Watson was visited by both. Their own day 2 cannot begin that way, since the second player
 * then moves a marker from Lestrade to Watson, where he may not have one yet: it was Lestrade whom both had visited.
 */
import { describe, expect, test } from 'vitest';
import { ACTOR, CHANCE } from '../../../src/core/game.js';
import * as L from '../../../src/games/holmes/layout.js';
import type { TableLayout } from './table.js';
import { cardsAt, countPoints, create, hidden, movesAt, names, play, rowOf, shown, table, tokens } from './table.js';

/** Day 1 is all but over: the second player still has to visit Wiggins. */
const dayOne: TableLayout = {
  day: 1,
  turn: 1,
  town: 'wiggins irene',
  row: 'explosive cigarette footprint button',
  first: { tokens: 2, standing: '', flat: 'lestrade watson wiggins' },
  second: { tokens: 0, standing: '', flat: 'irene lestrade' },
};

describe('Sherlock & Mycroft', () => {
  const game = create();

  test('the example of a day: day 2', () => {
    const s = table(game, dayOne);
    play(game, s, 'visit wiggins');
    // Wiggins was visited by both and hides; the three fixed characters never do.
    expect([s[L.DAY], names(s[L.CLOSED])]).toEqual([2, 'wiggins']);

    // 1. Start of day 2: Langdale Pike comes to London, and the markers stand up.
    play(game, s, 'enter pike');
    expect([names(s[L.STANDING]), names(s[L.STANDING + 1])]).toEqual([
      'watson lestrade wiggins',
      'lestrade irene wiggins',
    ]);
    // Sherlock may not go to Lestrade yet: his own marker stands there.
    expect(movesAt(game, s).some((move) => move.endsWith('to lestrade'))).toBe(false);

    // 2.1 Sherlock moves it to Mrs Hudson and takes 3 tokens.
    play(game, s, 'lestrade to hudson');
    expect(tokens(s, 0)).toBe(5);

    // 2.2 Mycroft goes from Irene to Pike, pays 2 for two cards of the deck, hides one and discards the other.
    play(game, s, 'irene to pike', 'draw 2', 'card bullet', 'card fingerprint', 'keep fingerprint');
    expect([tokens(s, 1), hidden(s, 1), s[L.DISCARD_COUNT]]).toEqual([3, 'fingerprint', 1]);
    // The discard is face down: only Mycroft knows what is in it.
    expect(cardsAt(s, L.DISCARD)).toBe('');

    // 2.3 Sherlock goes from Watson to Lestrade and pays 3 for a cigarette and an explosive.
    play(game, s, 'watson to lestrade', 'take explosive', 'take cigarette');
    expect([tokens(s, 0), shown(s, 0)]).toEqual([2, 'explosive cigarette']);
    play(game, s, 'card explosive', 'card map');

    // 2.4 Mycroft goes from Lestrade to Watson and pays 1 for the explosive that has just appeared.
    play(game, s, 'lestrade to watson', 'take explosive');
    expect([tokens(s, 1), shown(s, 1)]).toEqual([2, 'explosive']);
    play(game, s, 'card papers');
    expect(rowOf(s)).toBe('papers button footprint map');

    // 2.5 Sherlock leaves the hidden Wiggins for Irene Adler and pays 2, on day 2, to steal it.
    play(game, s, 'wiggins to irene', 'steal explosive');
    expect([tokens(s, 0), hidden(s, 0), shown(s, 1)]).toEqual([0, 'explosive', '']);

    // 2.6 Mycroft has 2 tokens, and spends them on Irene as well: he steals the cigarette.
    play(game, s, 'wiggins to irene', 'steal cigarette');
    expect([tokens(s, 1), hidden(s, 1), shown(s, 0)]).toEqual([0, 'cigarette fingerprint', 'explosive']);

    // 3. End of day 2: Irene was visited by both and hides; Wiggins is back.
    expect([s[L.DAY], names(s[L.CLOSED]), s[ACTOR]]).toEqual([3, 'irene', CHANCE]);
  });

  test('the example of the joker: set aside beside two cigarettes and a bullet, then joined by a button', () => {
    const s = table(game, {
      turn: 1,
      town: 'toby',
      row: 'joker button papers map',
      second: { standing: 'toby watson', flat: 'hudson', shown: 'cigarette cigarette bullet' },
      first: { standing: 'watson', flat: 'toby hudson' },
    });
    play(game, s, 'watson to lestrade', 'take papers', 'take joker');
    expect(movesAt(game, s)).toEqual(['aside', 'joker to papers', 'joker to cigarette', 'joker to bullet']);
    play(game, s, 'aside', 'card map', 'card map', 'watson to lestrade', 'pass');
    play(game, s, 'toby to watson', 'take button', 'joker to button');
    expect(shown(s, 1)).toBe('papers cigarette cigarette bullet button+joker');
  });

  test('the example of Toby: explosives, a fragment and cigarettes are three types, the joker alone is none', () => {
    const s = table(game, {
      town: 'toby',
      row: 'map map map papers',
      first: { tokens: 0, shown: 'explosive explosive explosive map cigarette cigarette joker' },
    });
    expect(tokens(play(game, s, 'watson to toby'), 0)).toBe(3);
  });

  test('the examples of the count', () => {
    expect(countPoints(game, { shown: 'cigarette' }, { shown: 'cigarette cigarette cigarette' })).toEqual([0, 4]);
    const seven = 'button button button button button button button';
    expect(countPoints(game, { shown: seven }, {})).toEqual([10, 0]);
  });
});

describe('Sherlock vs Moriarty', () => {
  const game = create({ edition: 'moriarty' });

  test('the detailed example: day 2', () => {
    const s = table(game, dayOne);
    play(game, s, 'visit wiggins');
    expect([s[L.DAY], names(s[L.CLOSED])]).toEqual([2, 'wiggins']);

    // 1) Day 2 begins: Langdale Pike appears, and the markers stand up.
    play(game, s, 'enter pike');

    // 2) 1: Sherlock frees Lestrade by going to Mrs Hudson, and receives 3 tokens.
    play(game, s, 'lestrade to hudson');
    expect(tokens(s, 0)).toBe(5);

    // 2: Moriarty goes from Irene to Pike, pays 2, keeps one of two cards hidden and discards the other face up.
    play(game, s, 'irene to pike', 'draw 2', 'card bullet', 'card fingerprint', 'keep fingerprint');
    expect([tokens(s, 1), hidden(s, 1), cardsAt(s, L.DISCARD)]).toEqual([3, 'fingerprint', 'bullet']);

    // 3: Sherlock goes from Watson to Lestrade: 3 tokens for a cigarette and an explosive; two cards fill the row.
    play(game, s, 'watson to lestrade', 'take explosive', 'take cigarette', 'card explosive', 'card map');
    expect([tokens(s, 0), shown(s, 0), rowOf(s)]).toEqual([2, 'explosive cigarette', 'explosive button footprint map']);

    // 4: Moriarty goes from Lestrade to Watson and buys one of the two new cards, an explosive.
    play(game, s, 'lestrade to watson', 'take explosive', 'card papers');
    expect([tokens(s, 1), shown(s, 1)]).toEqual([2, 'explosive']);

    // 5: Sherlock’s last marker goes to Irene, who steals the explosive for 2 tokens.
    play(game, s, 'wiggins to irene', 'steal explosive');
    expect([tokens(s, 0), hidden(s, 0)]).toEqual([0, 'explosive']);

    // 6: Moriarty goes from Wiggins to Irene as well and takes the cigarette.
    play(game, s, 'wiggins to irene', 'steal cigarette');
    expect([tokens(s, 1), hidden(s, 1)]).toEqual([0, 'cigarette fingerprint']);

    // 3) The day ends: Irene is away on day 3, Wiggins is back.
    expect([s[L.DAY], names(s[L.CLOSED])]).toEqual([3, 'irene']);
  });

  test('the example of the joker: the next turn a button is received face down and put on it', () => {
    const s = table(game, {
      town: 'pike',
      row: 'map map map papers',
      first: { shown: 'cigarette cigarette bullet joker' },
    });
    play(game, s, 'watson to pike', 'draw 1', 'card button', 'reveal button');
    expect(shown(s, 0)).toBe('cigarette cigarette bullet button+joker');
  });

  test('the examples of the count', () => {
    expect(countPoints(game, { shown: 'cigarette+joker' }, { shown: 'cigarette cigarette cigarette' })).toEqual([0, 3]);
    const seven = 'button button button button button button button';
    expect(countPoints(game, { shown: seven }, {})).toEqual([10, 0]);
  });
});
