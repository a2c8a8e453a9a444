/** The rulings of RULES.md by number: R1 to R38, in the box Sherlock & Mycroft unless said otherwise. */
import { describe, expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import { ACTOR, CHANCE, newState, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import * as L from '../../../src/games/holmes/layout.js';
import { PLACE } from '../../../src/games/holmes/phases.js';
import {
  cardsAt,
  countPoints,
  create,
  hidden,
  movesAt,
  names,
  play,
  rowOf,
  shown,
  table,
  tokens,
  type,
} from './table.js';

const game = create();
const TOWN = 'irene gregson pike shinwell billy kramm violet toby wiggins';

describe('days and markers', () => {
  test('R1: the first player opens every day', () => {
    const s = newState(game);
    const sampler = new MoveSampler(game);
    const rng = new Rng(1);
    const openers: number[] = [];
    for (let day = 0; s[ACTOR] !== TERMINAL; game.apply(s, sampler.sample(s, rng)))
      if (s[L.PHASE] === PLACE && s[L.DAY] > day) {
        day = s[L.DAY];
        openers.push(s[ACTOR]);
      }
    expect(openers).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('R2: every power can be declined, by default', () => {
    for (const name of ['watson', 'lestrade', 'irene', 'gregson', 'pike', 'shinwell', 'billy', 'kramm', 'violet']) {
      const s = table(game, {
        town: TOWN,
        row: 'button bullet map joker',
        first: { standing: 'toby hudson wiggins', shown: 'button' },
        second: { shown: 'bullet' },
      });
      play(game, s, `toby to ${name}`);
      expect(movesAt(game, s), name).toContain('pass');
      play(game, s, 'pass');
      expect([tokens(s, 0), shown(s, 0), s[ACTOR]]).toEqual([5, 'button', 1]);
    }
  });

  test('R2: with mandatory, a power that can be used must be', () => {
    const strict = create({ mandatory: true });
    for (const name of ['watson', 'lestrade', 'irene', 'gregson', 'pike', 'shinwell', 'billy', 'kramm', 'violet']) {
      const s = table(strict, {
        town: TOWN,
        row: 'button bullet map joker',
        first: { standing: 'toby hudson wiggins', shown: 'button' },
        second: { shown: 'bullet' },
      });
      play(strict, s, `toby to ${name}`);
      expect(movesAt(strict, s), name).not.toContain('pass');
    }
  });

  test('R3: a marker may go where nothing can be paid or done', () => {
    for (const name of ['watson', 'lestrade', 'irene', 'gregson', 'pike', 'billy', 'violet']) {
      const s = table(game, {
        town: TOWN,
        row: 'button bullet map joker',
        first: { tokens: 0, standing: 'toby hudson wiggins' },
      });
      play(game, s, `toby to ${name}`);
      expect([s[ACTOR], s[L.PHASE]], name).toEqual([1, PLACE]);
    }
  });

  test('R4: nobody visits a character who is away, but a marker may leave one', () => {
    const s = table(game, {
      town: 'wiggins pike',
      closed: 'wiggins',
      row: 'map',
      first: { standing: 'wiggins watson hudson' },
    });
    expect(movesAt(game, s)).toEqual([
      'watson to lestrade',
      'watson to pike',
      'hudson to lestrade',
      'hudson to pike',
      'wiggins to lestrade',
      'wiggins to pike',
    ]);
  });

  test('R5: a marker moves to another character; a second one may come once the first has left', () => {
    const s = table(game, {
      town: 'toby wiggins',
      row: 'map map map map',
      first: { standing: 'watson hudson lestrade' },
    });
    expect(movesAt(game, s).filter((move) => /to (watson|hudson|lestrade)$/.test(move))).toEqual([]);
    play(game, s, 'watson to toby', 'watson to wiggins');
    expect(movesAt(game, s)).toContain('hudson to watson');
    expect(movesAt(game, s)).not.toContain('lestrade to hudson');
    expect(movesAt(game, s).some((move) => move.startsWith('toby'))).toBe(false);
  });

  test('a character that both visited is away for a day, and the three fixed ones never are', () => {
    const s = table(game, {
      town: 'toby wiggins',
      row: 'map map bullet bullet',
      first: { standing: 'lestrade', flat: 'toby watson' },
      second: { standing: 'hudson', flat: 'toby watson' },
    });
    play(game, s, 'lestrade to wiggins', 'hudson to wiggins', 'enter pike');
    expect(names(s[L.CLOSED])).toBe('wiggins toby');
    play(game, s, 'toby to hudson', 'toby to hudson', 'watson to lestrade', 'pass');
    play(game, s, 'watson to lestrade', 'pass', 'wiggins to pike', 'pass', 'wiggins to pike', 'pass', 'enter kramm');
    expect(names(s[L.CLOSED])).toBe('pike');
  });
});

describe('the row and the deck', () => {
  test('R6: Lestrade takes two of the same four cards, and the row is filled afterwards', () => {
    const s = table(game, { town: 'toby', row: 'papers cigarette button footprint', first: { standing: 'toby' } });
    play(game, s, 'toby to lestrade', 'take cigarette');
    expect([rowOf(s), movesAt(game, s)]).toEqual(['papers button footprint', ['take button', 'take footprint']]);
    play(game, s, 'take button');
    expect([tokens(s, 0), rowOf(s), s[ACTOR]]).toEqual([2, 'papers footprint', CHANCE]);
  });

  test('R6: who answers Von Kramm draws before the row is filled', () => {
    const s = table(game, { town: 'kramm', row: 'papers cigarette button footprint', first: {} });
    play(game, s, 'watson to kramm', 'take button', 'draw', 'card map');
    expect([hidden(s, 1), rowOf(s), tokens(s, 1)]).toEqual(['map', 'papers cigarette footprint', 4]);
  });

  test('R7: when cards have run out, two are paid for and one is taken', () => {
    const s = table(game, { town: 'toby', row: 'button', deck: '', first: { standing: 'toby' } });
    play(game, s, 'toby to lestrade', 'take button');
    expect([tokens(s, 0), shown(s, 0), rowOf(s), s[ACTOR]]).toEqual([2, 'button', '', 1]);
  });

  test('R7: Gregson is paid by the card, and Pike draws no more than there are', () => {
    const s = table(game, {
      town: 'gregson pike',
      row: 'button button',
      deck: 'map',
      first: { tokens: 5 },
      second: {},
    });
    play(game, s, 'watson to gregson', 'take button', 'take button', 'card map');
    expect([tokens(s, 0), shown(s, 0)]).toEqual([1, 'button button']);
    const t = table(game, { town: 'pike', row: 'button', deck: 'map bullet', first: {} });
    expect(movesAt(game, play(game, t, 'watson to pike'))).toEqual(['pass', 'draw 1', 'draw 2']);
  });

  test('R8: the deck runs out in the middle of a draw, and the discard goes on', () => {
    const s = table(game, { town: 'pike', row: 'map map map map', deck: 'button', discard: 'bullet bullet' });
    play(game, s, 'watson to pike', 'draw 3', 'card button');
    expect([s[L.DECK_COUNT], s[L.DISCARD_COUNT], movesAt(game, s)]).toEqual([2, 0, ['card bullet']]);
    play(game, s, 'card bullet', 'card bullet', 'keep button');
    expect([hidden(s, 0), s[L.DISCARD_COUNT], s[L.DECK_COUNT]]).toEqual(['button', 2, 0]);
  });

  test('R9: what Pike rejects is known to his visitor alone, what the row loses to both', () => {
    const s = table(game, { town: 'pike shinwell', row: 'map map button bullet' });
    play(game, s, 'watson to pike', 'draw 3', 'card papers', 'card joker', 'card button', 'keep button');
    const [own, other] = [0, 1].map((seat) => {
      const out = new Int32Array(game.observationWords);
      game.observe(s, seat, out);
      return out;
    });
    expect(cardsAt(own, L.REJECTS)).toBe('papers joker');
    expect(cardsAt(other, L.REJECTS)).toBe('');
    expect([other[L.REJECT_COUNT], other[L.DISCARD_COUNT]]).toEqual([2, 2]);
    play(game, s, 'watson to shinwell', 'discard bullet', 'pass');
    expect(cardsAt(s, L.DISCARD)).toBe('bullet');
  });

  test('R10: a joker drawn from the deck is kept like any card, and laid open', () => {
    const s = table(game, { town: 'pike', row: 'map map map map', first: { shown: 'button' } });
    play(game, s, 'watson to pike', 'draw 2', 'card joker', 'card papers');
    expect(movesAt(game, s)).toEqual(['keep papers', 'keep joker']);
    play(game, s, 'keep joker', 'joker to button');
    expect([shown(s, 0), hidden(s, 0)]).toEqual(['button+joker', '']);
  });

  test('R11: Pike’s visitor says how many, pays for all and draws them together', () => {
    const s = table(game, { town: 'pike', row: 'map map map map' });
    play(game, s, 'watson to pike', 'draw 3');
    expect(tokens(s, 0)).toBe(2);
    play(game, s, 'card bullet', 'card bullet', 'card papers');
    expect(movesAt(game, s)).toEqual(['keep papers', 'keep bullet']);
  });
});

describe('jokers', () => {
  const begin = { town: 'toby', row: 'bullet button joker map', first: { standing: 'toby', shown: 'button joker' } };

  test('R12: a joker that was set aside does not join a set one already has', () => {
    const s = table(game, begin);
    play(game, s, 'toby to watson', 'take button');
    expect([shown(s, 0), s[ACTOR]]).toEqual(['button button joker', CHANCE]);
  });

  test('R12: with looseJokerAnySet it may, when a card is added', () => {
    const loose = create({ looseJokerAnySet: true });
    const s = table(loose, begin);
    play(loose, s, 'toby to watson', 'take button', 'joker to button');
    expect(shown(s, 0)).toBe('button+joker button');
  });

  test('R13: at the end a joker joins any set for nothing; the first player decides first, all cards open', () => {
    expect(
      countPoints(game, { shown: 'button joker' }, { shown: 'bullet', hidden: 'button' }, 'open', 'joker to button'),
    ).toEqual([6, 6]);
    expect(
      countPoints(game, { shown: 'button joker' }, { shown: 'bullet', hidden: 'button' }, 'open', 'aside'),
    ).toEqual([-3, 6]);
  });

  test('R14: a new set may take a loose joker, or not; of two new sets one is chosen', () => {
    const s = table(game, begin);
    play(game, s, 'toby to watson', 'take bullet');
    expect(movesAt(game, s)).toEqual(['aside', 'joker to bullet']);
    expect(shown(play(game, s, 'aside'), 0)).toBe('bullet button joker');
    const t = table(game, { ...begin, row: 'bullet papers map map' });
    play(game, t, 'toby to lestrade', 'take papers', 'take bullet');
    expect(movesAt(game, t)).toEqual(['aside', 'joker to papers', 'joker to bullet']);
    expect(shown(play(game, t, 'joker to bullet'), 0)).toBe('papers bullet+joker button');
  });

  test('R14: two loose jokers need two new types', () => {
    const s = table(game, {
      town: 'toby',
      row: 'bullet papers map map',
      first: { standing: 'toby', shown: 'joker joker' },
    });
    play(game, s, 'toby to lestrade', 'take papers', 'take bullet', 'joker to papers', 'joker to bullet');
    expect(shown(s, 0)).toBe('papers+joker bullet+joker');
  });

  test('R15: cards gained together are laid first, then the joker may join them', () => {
    const s = table(game, { town: 'toby', row: 'bullet button joker map', first: { standing: 'toby' } });
    play(game, s, 'toby to lestrade', 'take bullet', 'take joker');
    expect(movesAt(game, s)).toEqual(['aside', 'joker to bullet']);
    expect(shown(play(game, s, 'joker to bullet'), 0)).toBe('bullet+joker');
  });

  test('R15: a joker without a set to join lies aside, and nothing is asked', () => {
    const s = table(game, { town: 'toby', row: 'bullet button joker map', first: { standing: 'toby', shown: 'map' } });
    play(game, s, 'toby to watson', 'take joker');
    expect([shown(s, 0), s[ACTOR]]).toEqual(['map joker', CHANCE]);
  });

  test('R16: a joker in a set stays there: one to a set, and no thief takes it', () => {
    const s = table(game, {
      town: 'irene',
      row: 'joker',
      second: { shown: 'button+joker bullet' },
      first: { shown: 'button+joker' },
    });
    play(game, s, 'watson to irene');
    expect(movesAt(game, s)).toEqual(['pass', 'steal bullet', 'steal button']);
    const t = table(game, { town: 'toby', row: 'joker', first: { standing: 'toby', shown: 'button+joker' } });
    expect(shown(play(game, t, 'toby to watson', 'take joker'), 0)).toBe('button+joker joker');
  });

  test('R17: the joker of a set that loses its last card is loose again', () => {
    const s = table(game, { town: 'irene', row: 'map', second: { shown: 'button+joker' } });
    play(game, s, 'watson to irene', 'steal button');
    expect([shown(s, 1), hidden(s, 0)]).toEqual(['joker', 'button']);
  });

  test('R17: with jokerKeepsType it remains a set of one, which counts and which Toby sees', () => {
    const keeps = create({ jokerKeepsType: true });
    const s = table(keeps, { town: 'irene toby', row: 'map', second: { shown: 'button+joker', standing: 'watson' } });
    play(keeps, s, 'watson to irene', 'steal button', 'card map', 'card map', 'card map', 'watson to toby');
    expect([shown(s, 1), tokens(s, 1)]).toEqual(['button+joker only', 6]);
    expect(countPoints(keeps, { shown: 'papers' }, { shown: 'button+joker' })).toEqual([3, 7]);
  });
});

describe('characters', () => {
  test('R18: both know a stolen card, though it lies face down', () => {
    const s = table(game, { town: 'irene', row: 'map', second: { shown: 'button' } });
    play(game, s, 'watson to irene', 'steal button');
    const seen = new Int32Array(game.observationWords);
    game.observe(s, 1, seen);
    expect(hidden(seen, 0)).toBe('button');
    expect(tokens(s, 0)).toBe(3);
  });

  test('Irene costs the number of the day, and takes fragments but no hidden card', () => {
    const s = table(game, {
      day: 5,
      town: 'irene',
      row: 'map',
      first: { tokens: 5 },
      second: { shown: 'map', hidden: 'button' },
    });
    play(game, s, 'watson to irene');
    expect(movesAt(game, s)).toEqual(['pass', 'steal map']);
    expect(tokens(play(game, s, 'steal map'), 0)).toBe(0);
  });

  test('R19: Billy pays the value less the day, and never asks for tokens', () => {
    const s = table(game, { day: 5, town: 'billy', row: 'map', first: { shown: 'papers button map joker' } });
    play(game, s, 'watson to billy');
    expect(movesAt(game, s)).toEqual(['pass', 'sell papers', 'sell button']);
    const t = s.slice();
    expect(tokens(play(game, s, 'sell papers'), 0)).toBe(5);
    expect(tokens(play(game, t, 'sell button'), 0)).toBe(7);
  });

  test('R20: Violet swaps jokers and fragments too, and a joker leaves its set', () => {
    const s = table(game, {
      town: 'violet',
      row: 'map joker',
      first: { shown: 'button+joker map joker', hidden: 'papers' },
    });
    play(game, s, 'watson to violet');
    expect(movesAt(game, s)).toEqual(['pass', 'give button', 'give map', 'give joker', 'give joker of button']);
    play(game, s, 'give joker of button');
    expect(movesAt(game, s)).toEqual(['take map', 'take joker']);
    expect(shown(play(game, s, 'take map'), 0)).toBe('button map map joker');
  });

  test('R20: with violetNoJoker no joker is given or taken', () => {
    const strict = create({ violetNoJoker: true });
    const s = table(strict, { town: 'violet', row: 'map joker', first: { shown: 'button+joker joker' } });
    play(strict, s, 'watson to violet');
    expect(movesAt(strict, s)).toEqual(['pass', 'give button']);
    expect(movesAt(strict, play(strict, s, 'give button'))).toEqual(['take map']);
  });

  test('R21: the card given lies in the row at once, and nothing is drawn', () => {
    const s = table(game, { town: 'violet', row: 'map joker papers papers', first: { shown: 'button' } });
    play(game, s, 'watson to violet', 'give button', 'take papers');
    expect([rowOf(s), s[ACTOR]]).toEqual(['papers button map joker', 1]);
  });

  test('R22: Toby counts types on show, the map among them, and neither hidden, reserved nor loose cards', () => {
    const s = table(game, {
      town: 'toby',
      row: 'map',
      first: {
        tokens: 0,
        shown: 'explosive explosive explosive map cigarette+joker cigarette joker',
        hidden: 'bullet',
        reserved: 'button',
      },
    });
    expect(tokens(play(game, s, 'watson to toby'), 0)).toBe(3);
  });

  test('R23: nobody answers Von Kramm when no card was taken, nor without a token', () => {
    const s = table(game, { town: 'kramm', row: 'papers button button button', second: { tokens: 5 } });
    expect(play(game, s, 'watson to kramm', 'pass')[L.PHASE]).toBe(PLACE);
    const t = table(game, { town: 'kramm', row: 'papers button button button', second: { tokens: 0 } });
    expect(play(game, t, 'watson to kramm', 'take papers')[ACTOR]).toBe(CHANCE);
    const u = table(game, { town: 'kramm', row: 'papers button button button', second: { shown: 'bullet' } });
    play(game, u, 'watson to kramm', 'take papers', 'draw', 'card joker', 'joker to bullet');
    expect([shown(u, 1), hidden(u, 1)]).toEqual(['bullet+joker', '']);
  });

  test('R24: tokens are taken without a question', () => {
    const s = table(game, {
      town: 'wiggins',
      row: 'papers button button button',
      first: { tokens: 1, standing: 'watson' },
    });
    expect([tokens(play(game, s, 'watson to wiggins'), 0), s[ACTOR]]).toEqual([6, 1]);
  });

  test('R27: the reserve holds 24 tokens less those of both, and gives no more', () => {
    const s = table(game, {
      town: 'wiggins',
      row: 'papers button button button',
      first: { tokens: 12 },
      second: { tokens: 10 },
    });
    expect(tokens(play(game, s, 'watson to wiggins'), 0)).toBe(14);
  });

  test('Shinwell discards one to three cards of the row', () => {
    const s = table(game, { town: 'shinwell', row: 'papers button button map' });
    play(game, s, 'watson to shinwell', 'discard button', 'discard button');
    expect(movesAt(game, s)).toEqual(['pass', 'discard map']);
    play(game, s, 'discard map');
    expect([rowOf(s), cardsAt(s, L.DISCARD), s[ACTOR]]).toEqual(['papers', 'button button map', CHANCE]);
  });
});

describe('the count', () => {
  test('the rule book: three cigarettes against one are worth 4', () => {
    expect(countPoints(game, { shown: 'cigarette' }, { shown: 'cigarette cigarette cigarette' })).toEqual([0, 4]);
  });

  test('the rule book: seven buttons are worth 7 and 3 more; a joker replaces none', () => {
    const six = 'button button button button button button';
    expect(countPoints(game, { shown: `${six} button` }, {})).toEqual([10, 0]);
    expect(countPoints(game, { shown: `${six} button+joker`.replace('button ', '') }, {})).toEqual([7, 0]);
  });

  test('R25: an equal number scores for nobody', () => {
    expect(countPoints(game, { shown: 'cigarette cigarette' }, { shown: 'cigarette+joker' })).toEqual([0, 0]);
  });

  test('R26: five fragments are worth 10 and no more; fewer follow the table', () => {
    const maps = (n: number): string => Array.from({ length: n }, () => 'map').join(' ');
    expect([0, 1, 2, 3, 4, 5].map((n) => countPoints(game, { shown: maps(n) }, {})[0])).toEqual([0, -1, 1, 3, 6, 10]);
  });

  test('a loose joker costs 3', () => {
    expect(countPoints(game, { shown: 'map joker' }, {})).toEqual([-4, 0]);
  });

  test('R38: equal points go to the richer player, and equal tokens to nobody', () => {
    const result = (first: number): number[] => {
      const s = table(game, {
        day: 7,
        turn: 1,
        town: 'toby',
        first: { tokens: first, standing: '', flat: 'hudson watson lestrade' },
        second: { tokens: 0, standing: 'watson', flat: 'hudson lestrade' },
      });
      play(game, s, 'watson to toby');
      const out = new Float64Array(2);
      game.returns(s, out);
      return [...out];
    };
    expect([result(1), result(0)]).toEqual([
      [1, -1],
      [0, 0],
    ]);
  });
});

describe('the reserve', () => {
  const reserve = create({ reserve: true });
  const begin = {
    town: 'toby',
    row: 'papers button joker map',
    turn: 1 as const,
    second: { standing: 'toby watson', flat: 'hudson' },
  };

  test('R28: the offer comes once a turn, when the row is full, and the gap is filled', () => {
    const s = table(reserve, begin);
    play(reserve, s, 'toby to lestrade', 'take papers', 'take button', 'card map', 'card bullet');
    expect(movesAt(reserve, s)).toEqual(['pass', 'reserve bullet', 'reserve map', 'reserve joker']);
    play(reserve, s, 'reserve joker', 'card papers');
    expect([rowOf(s), s[L.RESERVED + 1] - 1, s[ACTOR]]).toEqual(['papers bullet map map', type('joker'), 0]);
  });

  test('R29, R32: the second player reserves first, then the right passes over; claims come on a later action', () => {
    const s = table(reserve, { ...begin, turn: 0, first: { standing: 'watson hudson' } });
    play(reserve, s, 'watson to toby');
    expect(s[ACTOR]).toBe(1);
    play(reserve, s, 'watson to lestrade', 'pass', 'reserve button', 'card bullet');
    expect(s[L.RIGHT]).toBe(0);
    play(reserve, s, 'hudson to lestrade', 'pass');
    expect(movesAt(reserve, s)).toContain('reserve map');
    play(reserve, s, 'pass', 'toby to watson', 'take reserved');
    expect([shown(s, 1), s[L.RESERVED + 1], tokens(s, 1)]).toEqual(['button', 0, 4]);
  });

  test('R30: Watson, Lestrade, Gregson and Von Kramm hand out a reserved card, nobody else', () => {
    for (const name of ['watson', 'lestrade', 'gregson', 'kramm', 'violet', 'pike']) {
      const s = table(reserve, {
        town: TOWN,
        row: 'papers map map map',
        first: { standing: 'toby hudson wiggins', reserved: 'button', shown: 'bullet' },
      });
      play(reserve, s, `toby to ${name}`);
      const picks = name === 'lestrade' ? movesAt(reserve, play(reserve, s, 'take papers')) : movesAt(reserve, s);
      expect(picks.includes('take reserved'), name).toBe(!['violet', 'pike'].includes(name));
    }
  });

  test('R31: a reserved joker finds its set when it is claimed', () => {
    const s = table(reserve, {
      town: 'toby',
      row: 'papers',
      first: { standing: 'toby', reserved: 'joker', shown: 'button' },
    });
    play(reserve, s, 'toby to watson', 'take reserved', 'joker to button');
    expect([shown(s, 0), rowOf(s)]).toEqual(['button+joker', 'papers']);
  });

  test('a card still reserved at the end costs 3', () => {
    expect(countPoints(reserve, { reserved: 'button' }, { shown: 'papers' })).toEqual([-3, 3]);
  });
});

describe('Moriarty, Moran and the secret start', () => {
  const villains = create({ events: 'both' });
  const evening = {
    town: 'toby wiggins',
    row: 'papers button joker map',
    turn: 1 as const,
    first: { standing: '', flat: 'watson hudson wiggins' },
    second: { standing: 'toby', flat: 'watson lestrade' },
  };

  test('R33: first, second, second, first give a card or two tokens; who has neither gives what is left', () => {
    const s = table(villains, {
      ...evening,
      first: { ...evening.first, tokens: 3, shown: 'bullet' },
      second: { ...evening.second, tokens: 0 },
    });
    s[L.UNSEEN] |= 3 << 13;
    play(villains, s, 'toby to hudson', 'enter moriarty');
    expect([s[ACTOR], movesAt(villains, s)]).toEqual([0, ['lose bullet', 'return 2']]);
    play(villains, s, 'return 2');
    expect([tokens(s, 1), s[ACTOR], movesAt(villains, s)]).toEqual([0, 0, ['lose bullet']]);
    play(villains, s, 'lose bullet');
    expect([shown(s, 0), tokens(s, 0), s[ACTOR]]).toEqual(['', 1, CHANCE]);
  });

  test('R34: open jokers and fragments may go, hidden and reserved cards may not', () => {
    const s = table(create({ events: 'both', reserve: true }), {
      ...evening,
      first: { ...evening.first, shown: 'map button+joker joker', hidden: 'papers', reserved: 'bullet', tokens: 0 },
    });
    s[L.UNSEEN] |= 3 << 13;
    const both = create({ events: 'both', reserve: true });
    play(both, s, 'toby to hudson', 'pass', 'enter moriarty');
    expect(movesAt(both, s)).toEqual(['lose button', 'lose map', 'lose joker', 'lose joker of button']);
  });

  test('R35: Moran leaves two markers each, and the third blocks its character', () => {
    const s = table(villains, evening);
    s[L.UNSEEN] |= 3 << 13;
    play(villains, s, 'toby to hudson', 'enter moran', 'lay hudson', 'lay watson', 'enter pike');
    expect([names(s[L.STANDING]), names(s[L.FLAT]), s[ACTOR]]).toEqual(['watson wiggins', 'hudson', 0]);
    expect(movesAt(villains, s).some((move) => move.endsWith('to hudson') || move.startsWith('hudson'))).toBe(false);
    play(villains, s, 'watson to toby', 'hudson to toby', 'wiggins to lestrade', 'pass', 'lestrade to pike', 'pass');
    expect([s[L.DAY], s[ACTOR]]).toEqual([4, CHANCE]);
  });

  test('R36: a marker that Moran laid flat counts in the evening, but who was away comes back', () => {
    const s = table(villains, {
      ...evening,
      closed: 'toby',
      first: { standing: '', flat: 'watson toby wiggins' },
      second: { standing: 'hudson', flat: 'lestrade toby' },
    });
    play(villains, s, 'hudson to wiggins', 'enter pike');
    expect(names(s[L.CLOSED])).toBe('wiggins');
  });

  test('one villain of two, nobody knows which, is half as likely as a character each', () => {
    const random = create({ events: 'random' });
    const s = table(random, evening);
    s[L.UNSEEN] |= 3 << 13;
    play(random, s, 'toby to hudson');
    const outcomes = new Int32Array(random.maxMoves);
    const count = random.legalMoves(s, outcomes);
    const weights = new Int32Array(random.maxMoves);
    random.chanceWeights!(s, outcomes, count, weights);
    expect([...weights.subarray(0, count)]).toEqual([2, 2, 2, 2, 2, 2, 2, 1, 1]);
    play(random, s, 'enter moran', 'lay watson', 'lay watson');
    expect(movesAt(random, s)).not.toContain('enter moriarty');
  });

  test('R37: two characters each in secret, one kept; the others are drawn from again', () => {
    const secret = create({ start: 'secret' });
    const s = newState(secret);
    play(secret, s, 'deal pike', 'deal toby', 'bring toby', 'deal irene', 'deal kramm');
    const seen = [0, 1].map((seat) => {
      const out = new Int32Array(secret.observationWords);
      secret.observe(s, seat, out);
      return [names(out[L.DEALT]), names(out[L.DEALT + 1]), out[L.CHOSEN]];
    });
    expect(seen).toEqual([
      ['pike toby', '', 8],
      ['', 'irene kramm', 0],
    ]);
    expect([secret.worldCount!(s, 0), secret.worldCount!(s, 1)]).toEqual([21, 42]);
    play(secret, s, 'bring irene');
    expect([names(s[L.PRESENT]), names(s[L.UNSEEN])]).toEqual([
      'watson hudson lestrade irene toby',
      'gregson wiggins pike shinwell billy kramm violet',
    ]);
    expect([s[L.DEALT], s[L.DEALT + 1], s[L.CHOSEN], s[L.CHOSEN + 1]]).toEqual([0, 0, 0, 0]);
  });

  test('without Irene Adler her card is not in the deck', () => {
    expect(movesAt(create({ irene: false }), newState(create({ irene: false })))).not.toContain('enter irene');
  });
});
