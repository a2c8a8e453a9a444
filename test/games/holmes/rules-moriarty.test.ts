/** The rulings F1 to F22 of RULES.md: what the box Sherlock vs Moriarty does differently. */
import { describe, expect, test } from 'vitest';
import { ACTOR, CHANCE, newState } from '../../../src/core/game.js';
import * as L from '../../../src/games/holmes/layout.js';
import { PLACE } from '../../../src/games/holmes/phases.js';
import { cardsAt, countPoints, create, hidden, movesAt, names, play, rowOf, shown, table, tokens } from './table.js';

const game = create({ edition: 'moriarty' });
const FULL_ROW = 'papers explosive map map';

const seenBy = (seat: number, s: Int32Array): Int32Array => {
  const out = new Int32Array(game.observationWords);
  game.observe(s, seat, out);
  return out;
};
const pile = (s: Int32Array): number[] =>
  Array.from({ length: s[L.DISCARD_COUNT] }, (_, i) => (s[L.PILE + (i >> 3)] >>> (4 * (i & 7))) & 15);

describe('set-up', () => {
  test('six tokens each, ten characters, of which two never come', () => {
    const s = newState(game);
    expect([tokens(s, 0), tokens(s, 1), movesAt(game, s).length]).toEqual([6, 6, 10]);
  });
});

describe('hidden cards and jokers', () => {
  test('F1: a hidden card of a type not yet on show may be turned up for a joker, before the marker moves', () => {
    const s = table(game, {
      town: 'toby',
      row: FULL_ROW,
      first: { shown: 'cigarette cigarette bullet joker', hidden: 'button bullet map' },
    });
    expect(movesAt(game, s).filter((move) => move.startsWith('reveal'))).toEqual(['reveal button']);
    play(game, s, 'reveal button');
    expect([shown(s, 0), hidden(s, 0), s[L.PHASE]]).toEqual([
      'cigarette cigarette bullet button+joker',
      'bullet map',
      PLACE,
    ]);
    expect(tokens(play(game, s, 'watson to toby'), 0)).toBe(8);
  });

  test('F1: the rule book’s example: a joker beside two cigarettes and a bullet, then a hidden button on it', () => {
    const s = table(game, { town: 'pike', row: FULL_ROW, first: { shown: 'cigarette cigarette bullet joker' } });
    play(game, s, 'watson to pike', 'draw 1', 'card button');
    expect(movesAt(game, s)).toEqual(['pass', 'reveal button']);
    play(game, s, 'reveal button');
    expect([shown(s, 0), hidden(s, 0)]).toEqual(['cigarette cigarette bullet button+joker', '']);
  });

  test('F1: in the turn the joker came, too; with revealLater not before the next', () => {
    const begin = { town: 'toby', row: 'joker map map map', first: { standing: 'toby', hidden: 'button' } };
    const s = table(game, begin);
    play(game, s, 'toby to watson', 'take joker');
    expect(movesAt(game, s)).toEqual(['pass', 'reveal button']);
    const later = create({ edition: 'moriarty', revealLater: true });
    const t = table(later, { ...begin, first: { standing: 'toby hudson', hidden: 'button' } });
    play(later, t, 'toby to watson', 'take joker');
    expect(t[ACTOR]).toBe(CHANCE);
    play(later, t, 'card papers', 'watson to toby');
    expect(movesAt(later, t)).toContain('reveal button');
  });

  test('F1: several jokers, several cards', () => {
    const s = table(game, {
      town: 'toby',
      row: FULL_ROW,
      first: { shown: 'joker joker', hidden: 'button bullet papers' },
    });
    play(game, s, 'reveal button', 'reveal papers');
    expect([shown(s, 0), movesAt(game, s).some((move) => move.startsWith('reveal'))]).toEqual([
      'papers+joker button+joker',
      false,
    ]);
  });

  test('F1: asking tells nothing: the question comes whatever is hidden', () => {
    const ask = (kept: string): string[] => {
      const s = table(game, { town: 'pike', row: FULL_ROW, first: { shown: 'cigarette joker' } });
      return movesAt(game, play(game, s, 'watson to pike', 'draw 1', `card ${kept}`));
    };
    expect([ask('cigarette'), ask('map'), ask('button')]).toEqual([['pass'], ['pass'], ['pass', 'reveal button']]);
  });

  test('F2: without a joker no hidden card is turned up', () => {
    const s = table(game, { town: 'toby', row: FULL_ROW, first: { shown: 'cigarette', hidden: 'button' } });
    expect(movesAt(game, s).some((move) => move.startsWith('reveal'))).toBe(false);
  });

  test('F3: a card from Madame Ziba may take the joker of him who gets it, at once', () => {
    const s = table(game, { town: 'ziba', row: FULL_ROW, second: { shown: 'joker cigarette' } });
    play(game, s, 'watson to ziba', 'use', 'card bullet', 'card button', 'card map', 'keep bullet', 'keep button');
    expect([s[ACTOR], movesAt(game, s)]).toEqual([1, ['aside', 'joker to button']]);
    play(game, s, 'joker to button');
    expect([shown(s, 1), s[ACTOR]]).toEqual(['cigarette button+joker', 1]);
  });

  test('F4: at the end a joker joins a set only with a hidden card, and costs 1', () => {
    expect(countPoints(game, { shown: 'button joker', hidden: 'bullet' }, {}, 'open', 'joker to bullet')).toEqual([
      12, 0,
    ]);
    expect(countPoints(game, { shown: 'button joker', hidden: 'button' }, {}, 'open', 'joker to button')).toEqual([
      6, 0,
    ]);
    expect(countPoints(game, { shown: 'button joker' }, {})).toEqual([4, 0]);
  });

  test('F4: with endJoinNewOnly no card of the set may have been open before', () => {
    const strict = create({ edition: 'moriarty', endJoinNewOnly: true });
    expect(countPoints(strict, { shown: 'button joker', hidden: 'button' }, {}, 'open')).toEqual([4, 0]);
    expect(countPoints(strict, { shown: 'button joker', hidden: 'bullet' }, {}, 'open', 'joker to bullet')).toEqual([
      12, 0,
    ]);
  });

  test('at the end the first player opens and decides before the second opens', () => {
    const s = table(game, {
      day: 7,
      turn: 1,
      town: 'toby',
      first: { shown: 'joker', hidden: 'button', standing: '', flat: 'watson lestrade hudson' },
      second: { hidden: 'button', standing: 'watson', flat: 'toby lestrade' },
    });
    play(game, s, 'watson to hudson', 'open');
    expect([s[ACTOR], hidden(seenBy(0, s), 1), movesAt(game, s)]).toEqual([0, '', ['aside', 'joker to button']]);
    play(game, s, 'joker to button');
    expect(movesAt(game, s)).toEqual(['open']);
    expect(play(game, s, 'open').slice(L.SCORE, L.SCORE + 2)).toEqual(Int32Array.of(5, 0));
  });
});

describe('characters', () => {
  test('F5: Billy takes no joker, no fragment and no hidden card, and pays nothing for a card below the day', () => {
    const s = table(game, {
      day: 4,
      town: 'billy',
      row: FULL_ROW,
      first: { shown: 'papers joker map', hidden: 'button' },
    });
    play(game, s, 'watson to billy');
    expect(movesAt(game, s)).toEqual(['pass', 'sell papers']);
    expect(tokens(play(game, s, 'sell papers', 'pass'), 0)).toBe(5);
  });

  test('F6: who discards two cards chooses the one on top', () => {
    const s = table(game, { town: 'pike', row: FULL_ROW, discard: 'map' });
    play(game, s, 'watson to pike', 'draw 3', 'card bullet', 'card button', 'card papers', 'keep papers');
    expect(movesAt(game, s)).toEqual(['top bullet', 'top button']);
    play(game, s, 'top bullet');
    expect(pile(s)).toEqual([7, 4, 3]);
  });

  test('F7: the discard is known to both, and only its top can be taken', () => {
    const s = table(game, { town: 'violet', row: FULL_ROW, discard: 'button bullet' });
    expect([cardsAt(seenBy(0, s), L.DISCARD), cardsAt(seenBy(1, s), L.DISCARD)]).toEqual([
      'bullet button',
      'bullet button',
    ]);
    play(game, s, 'watson to violet', 'buy');
    expect([shown(s, 0), tokens(s, 0), pile(s)]).toEqual(['bullet', 3, [4]]);
  });

  test('F8: Violet may hand out a joker, placed like any other', () => {
    const s = table(game, { town: 'violet', row: FULL_ROW, discard: 'joker', first: { shown: 'button' } });
    play(game, s, 'watson to violet', 'buy', 'joker to button');
    expect(shown(s, 0)).toBe('button+joker');
  });

  test('Violet has nothing to offer while nothing is discarded', () => {
    const s = table(game, { town: 'violet', row: FULL_ROW });
    expect(play(game, s, 'watson to violet')[ACTOR]).toBe(1);
  });

  test('Shinwell: one card is discarded and replaced at once, then one may be taken for 2', () => {
    const s = table(game, { town: 'shinwell', row: FULL_ROW });
    play(game, s, 'watson to shinwell', 'discard map', 'card button');
    expect([rowOf(s), pile(s), movesAt(game, s)]).toEqual([
      'papers explosive button map',
      [7],
      ['pass', 'take papers', 'take explosive', 'take button', 'take map'],
    ]);
    play(game, s, 'take button');
    expect([shown(s, 0), tokens(s, 0), s[ACTOR]]).toEqual(['button', 3, CHANCE]);
  });

  test('F9: when all cards are out, Shinwell’s discard comes back; with shinwellSpent not before the turn ends', () => {
    const begin = { town: 'shinwell', row: 'button', deck: '', first: { tokens: 5 } };
    const s = table(game, begin);
    play(game, s, 'watson to shinwell', 'discard button', 'card button');
    expect(movesAt(game, s)).toEqual(['pass', 'take button']);
    const spent = create({ edition: 'moriarty', shinwellSpent: true });
    const t = table(spent, begin);
    play(spent, t, 'watson to shinwell', 'discard button');
    expect([rowOf(t), movesAt(spent, t)]).toEqual(['', ['card button']]);
    expect([t[L.DECK_COUNT], t[L.DISCARD_COUNT]]).toEqual([1, 0]);
    expect(play(spent, t, 'card button')[ACTOR]).toBe(1);
  });

  test('F10: nothing need be bought of Shinwell', () => {
    const s = table(game, { town: 'shinwell', row: FULL_ROW });
    play(game, s, 'watson to shinwell', 'discard map', 'card button', 'pass');
    expect([tokens(s, 0), s[ACTOR]]).toEqual([5, 1]);
  });

  test('F11: Madame Ziba with two cards left: one each; with one: kept', () => {
    const s = table(game, { town: 'ziba', row: FULL_ROW, deck: 'button bullet' });
    play(game, s, 'watson to ziba', 'use', 'card button', 'card bullet', 'keep bullet');
    expect([hidden(s, 0), shown(s, 1), s[ACTOR]]).toEqual(['bullet', 'button', 1]);
    const t = table(game, { town: 'ziba', row: FULL_ROW, deck: 'button' });
    play(game, t, 'watson to ziba', 'use', 'card button');
    expect([hidden(t, 0), shown(t, 1), t[ACTOR]]).toEqual(['button', '', 1]);
  });

  test('F12, F13: the opponent must keep one; both know what lies under the deck, and he does not know what was kept', () => {
    const s = table(game, { town: 'ziba', row: FULL_ROW });
    play(game, s, 'watson to ziba', 'use', 'card button', 'card bullet', 'card joker', 'keep button');
    expect([s[ACTOR], movesAt(game, s)]).toEqual([1, ['keep bullet', 'keep joker']]);
    expect(cardsAt(seenBy(1, s), L.DRAWN)).toBe('bullet joker');
    play(game, s, 'keep bullet');
    expect([shown(s, 1), s[L.BOTTOM_COUNT], s[L.BOTTOM]]).toEqual(['bullet', 1, 8]);
    expect(hidden(seenBy(1, s), 0)).toBe('');
    expect(seenBy(1, s)[L.HIDDEN_COUNT]).toBe(1);
  });

  test('F13: a card known to lie under the deck is known when it is drawn', () => {
    const s = table(game, { town: 'pike kramm', row: FULL_ROW, deck: '', bottom: 'button bullet' });
    play(game, s, 'watson to pike', 'draw 2', 'keep button');
    expect(hidden(seenBy(1, s), 0)).toBe('button');
    const t = table(game, { town: 'kramm', row: FULL_ROW, deck: '', bottom: 'button bullet' });
    play(game, t, 'watson to kramm', 'take papers', 'draw');
    expect([hidden(seenBy(0, t), 1), rowOf(t)]).toEqual(['button', 'explosive bullet map map']);
  });
});

describe('the reserve, the events and the rest', () => {
  const reserve = create({ edition: 'moriarty', reserve: true });

  test('F14: a reserved card takes the place of one of two cards, at the same price', () => {
    const s = table(reserve, { town: 'toby', row: FULL_ROW, first: { standing: 'toby', reserved: 'button' } });
    play(reserve, s, 'toby to lestrade', 'take papers', 'take reserved');
    expect([shown(s, 0), tokens(s, 0)]).toEqual(['papers button', 2]);
  });

  test('F15: Shinwell’s purchase may claim it as well', () => {
    const s = table(reserve, { town: 'shinwell', row: FULL_ROW, first: { reserved: 'button' } });
    play(reserve, s, 'watson to shinwell', 'discard map', 'card bullet');
    expect(movesAt(reserve, s)).toContain('take reserved');
  });

  const events = create({ edition: 'moriarty', events: 'both' });
  const evening = {
    town: 'toby wiggins',
    row: FULL_ROW,
    turn: 1 as const,
    first: { standing: '', flat: 'watson hudson wiggins' },
    second: { standing: 'toby', flat: 'watson lestrade' },
  };
  const night = (layout: Parameters<typeof table>[1]): Int32Array => {
    const s = table(events, layout);
    s[L.UNSEEN] |= 3 << 13;
    return play(events, s, 'toby to hudson');
  };

  test('F16, F17: the raid takes an open card, joker and fragment included, whatever tokens there are', () => {
    const s = night({ ...evening, first: { ...evening.first, tokens: 9, shown: 'map joker' } });
    play(events, s, 'enter raid');
    expect([s[ACTOR], movesAt(events, s)]).toEqual([0, ['lose map', 'lose joker']]);
  });

  test('F17: for a card that is missing two tokens go, or the last one', () => {
    const s = night({ ...evening, first: { ...evening.first, tokens: 3 }, second: { ...evening.second, tokens: 6 } });
    play(events, s, 'enter raid');
    expect([tokens(s, 0), tokens(s, 1), s[ACTOR]]).toEqual([0, 5, CHANCE]);
  });

  test('F18: the gala keeps a marker flat where it lies, on a closed character too', () => {
    const s = night({ ...evening, town: 'toby wiggins', first: { ...evening.first } });
    s[L.CLOSED] = 1 << 5;
    play(events, s, 'enter gala', 'lay wiggins', 'lay watson', 'enter pike');
    expect([names(s[L.FLAT]), names(s[L.STANDING])]).toEqual(['wiggins', 'watson hudson']);
  });

  test('F19: both events may come on one morning, and then the character', () => {
    const s = night(evening);
    play(events, s, 'enter gala', 'lay watson', 'lay watson', 'enter raid', 'enter pike');
    expect([s[ACTOR], s[L.PHASE], names(s[L.PRESENT] & ~7)]).toEqual([0, PLACE, 'wiggins pike toby']);
  });

  test('F20: without Irene Adler only the deck is smaller', () => {
    const none = create({ edition: 'moriarty', irene: false, events: 'both' });
    expect(movesAt(none, newState(none)).length).toBe(9);
  });

  test('F21: sets are counted each on its own; the rule book’s cigarettes: 3 against 1 and a joker are worth 3', () => {
    expect(countPoints(game, { shown: 'cigarette+joker' }, { shown: 'cigarette cigarette cigarette' })).toEqual([0, 3]);
    expect(
      countPoints(game, { shown: 'cigarette+joker papers' }, { shown: 'cigarette cigarette cigarette bullet' }),
    ).toEqual([3, 9]);
  });

  test('F22: the rulings of the other box hold here: a stolen card is known, a loose joker needs a new set', () => {
    const s = table(game, { town: 'irene', row: FULL_ROW, second: { shown: 'button+joker' } });
    play(game, s, 'watson to irene', 'steal button');
    expect([shown(s, 1), hidden(seenBy(1, s), 0)]).toEqual(['joker', 'button']);
    const t = table(game, {
      town: 'toby',
      row: 'button map map map',
      first: { standing: 'toby', shown: 'button joker' },
    });
    expect(play(game, t, 'toby to watson', 'take button')[ACTOR]).toBe(CHANCE);
  });
});
