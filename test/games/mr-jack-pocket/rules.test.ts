import { describe, expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, CHANCE, newState, TERMINAL } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import * as layout from '../../../src/games/mr-jack-pocket/layout.js';
import { CARD_HOURGLASSES, SUSPECT_NAMES } from '../../../src/games/mr-jack-pocket/suspects.js';
import { BLIND, create, EXCHANGE_UP, HOLMES_UP, JOKER_UP, moveTexts, place, play } from './position.js';
import { position, suspect, suspectsOf, wallOf, WATSON_UP } from './position.js';

const game = create();
const { INVESTIGATOR, JACK_SEAT } = layout;
const winnerOf = (s: State): string => (s[ACTOR] === TERMINAL ? game.roles[s[layout.WINNER]] : 'nobody');

/** The position after nothing but luck, from the start. */
function dealt(g: Game, seed: number): State {
  const s = newState(g);
  const sampler = new MoveSampler(g);
  const rng = new Rng(seed);
  while (s[ACTOR] === CHANCE) g.apply(s, sampler.sample(s, rng));
  return s;
}

describe('pieces', () => {
  test('R1: nine suspects carry eight hourglasses, Madame two, Goodley and Lestrade none', () => {
    expect(SUSPECT_NAMES.length).toBe(9);
    const hours = Object.fromEntries(SUSPECT_NAMES.map((name, i) => [name, CARD_HOURGLASSES[i]]));
    expect(hours).toEqual({
      madame: 2,
      stealthy: 1,
      smith: 1,
      pizer: 1,
      gull: 1,
      lane: 1,
      bert: 1,
      goodley: 0,
      lestrade: 0,
    });
  });

  test('R1: a cleared tile keeps its wall, but Lane loses his', () => {
    const s = position(game, { step: 0, tiles: BLIND.replace('lane N', 'lane E').replace('smith N', 'smith W') });
    play(game, s, 'alibi', 'card lane', 'toby 1', 'rotate madame right', 'rotate stealthy right');
    expect(wallOf(s, 'lane')).toBe('-');
    const t = position(game, { tiles: BLIND.replace('smith N', 'smith W') });
    play(game, t, 'alibi', 'card smith');
    expect(wallOf(t, 'smith')).toBe('W');
    expect(suspectsOf(t)).not.toContain('smith');
  });

  test('R2: two rounds in a row offer every action once and Rotation twice', () => {
    for (let sides = 0; sides < 16; sides++) {
      const offers = [1, 2].flatMap((round) => {
        const s = position(game, { round, sides: round === 1 ? sides : sides ^ 15 });
        return [...new Set(moveTexts(game, s).map((text) => text.split(' ')[0]))];
      });
      expect([...new Set(offers)].sort()).toEqual(
        ['alibi', 'exchange', 'holmes', 'joker', 'rotate', 'toby', 'watson'].sort(),
      );
      expect(offers.filter((action) => action !== 'rotate').length).toBe(6);
    }
  });

  test('R3: there are twelve places in a ring, and detectives may share one', () => {
    const s = position(game, { sides: HOLMES_UP, detectives: [11, 0, 7] });
    play(game, s, 'holmes 1');
    expect(s[layout.DETECTIVE]).toBe(0);
    expect(s[layout.DETECTIVE + 1]).toBe(0);
  });
});

describe('set-up', () => {
  test('R4: every tile is laid once, and the detectives face walls', () => {
    for (let seed = 0; seed < 50; seed++) {
      const s = dealt(game, seed);
      expect([...s.subarray(layout.TILE, layout.TILE + 9)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect([...s.subarray(layout.DETECTIVE, layout.DETECTIVE + 3)]).toEqual([11, 3, 7]);
      expect([s[layout.WALL], s[layout.WALL + 2], s[layout.WALL + 7]]).toEqual([3, 1, 2]);
    }
  });

  test('R4: the other six tiles lie in any direction', () => {
    const s = newState(game);
    const counts: number[] = [];
    for (let at = 0; at < 9; at++) {
      const moves = moveTexts(game, s);
      counts.push(moves.length);
      play(game, s, moves[0]);
    }
    expect(counts).toEqual([9, 32, 7, 24, 20, 16, 12, 2, 4]);
  });

  test('R5: Jack is any of the nine, and his own card is not in the pile', () => {
    const s = newState(game);
    while (s[layout.STAGE] !== layout.IDENTITY) play(game, s, moveTexts(game, s)[0]);
    expect(moveTexts(game, s)).toEqual(SUSPECT_NAMES.map((name) => `jack is ${name}`));
    play(game, s, 'jack is madame', 'throw alibi toby rotation rotation', 'alibi');
    expect(moveTexts(game, s)).toEqual(SUSPECT_NAMES.slice(1).map((name) => `card ${name}`));
  });

  test('R5: the hourglasses of his own card do not count', () => {
    const s = position(game, { jack: 'madame', step: 4, hourglasses: 4, tiles: BLIND });
    play(game, s, 'jack is not seen');
    expect(winnerOf(s)).toBe('nobody');
  });
});

describe('the round', () => {
  test('R6: odd rounds begin with a throw of sixteen equal outcomes', () => {
    expect(game.chanceWeights).toBeUndefined();
    const s = position(game, { round: 2, step: 4 });
    play(game, s, 'jack is not seen');
    expect([s[layout.ROUND], s[ACTOR]]).toEqual([3, CHANCE]);
    expect(new Set(moveTexts(game, s)).size).toBe(16);
    play(game, s, 'throw holmes toby exchange rotation');
    expect(s[layout.SIDES]).toBe(HOLMES_UP | EXCHANGE_UP);
  });

  test('R7: even rounds begin with all tokens turned over', () => {
    const s = position(game, { round: 1, step: 4, sides: HOLMES_UP | EXCHANGE_UP });
    play(game, s, 'jack is not seen');
    expect([s[layout.ROUND], s[layout.SIDES], s[layout.LEFT]]).toEqual([2, WATSON_UP | JOKER_UP, 15]);
  });

  test('R8: the Investigator starts odd rounds, Jack even ones, and the other takes the two in the middle', () => {
    const sides = HOLMES_UP | WATSON_UP | EXCHANGE_UP | JOKER_UP;
    const texts = ['holmes 1', 'watson 1', 'exchange madame stealthy', 'joker toby'];
    for (const [round, expected] of [
      [1, [INVESTIGATOR, JACK_SEAT, JACK_SEAT, INVESTIGATOR, CHANCE]],
      [2, [JACK_SEAT, INVESTIGATOR, INVESTIGATOR, JACK_SEAT, CHANCE]],
    ] as const) {
      const s = position(game, { round, sides });
      const actors = [s[ACTOR]];
      for (const text of texts) actors.push(play(game, s, text)[ACTOR]);
      expect(actors).toEqual(expected);
    }
  });

  test('R9: a token that was taken is gone, and there is no move without an action', () => {
    const s = position(game, { sides: HOLMES_UP });
    play(game, s, 'holmes 2');
    const kinds = new Set(moveTexts(game, s).map((text) => text.split(' ')[0]));
    expect([...kinds].sort()).toEqual(['rotate', 'toby']);
    expect(s[ACTOR]).toBe(JACK_SEAT);
  });

  test('R9: the first of two actions is carried out before the second is picked', () => {
    const s = position(game, { sides: JOKER_UP, step: 1, left: 14 });
    play(game, s, 'joker toby');
    expect([s[ACTOR], s[layout.DETECTIVE + 2]]).toEqual([JACK_SEAT, 3]);
  });

  test('R10: a detective goes one or two places clockwise', () => {
    for (const [text, at] of [
      ['watson 1', 2],
      ['watson 2', 3],
    ] as const) {
      const s = position(game, { sides: WATSON_UP });
      expect(moveTexts(game, s).filter((t) => t.startsWith('watson'))).toEqual(['watson 1', 'watson 2']);
      expect(play(game, s, text)[layout.DETECTIVE + 1]).toBe(at);
    }
  });

  test('R11: the Investigator moves one detective with the Joker', () => {
    const s = position(game, { sides: JOKER_UP });
    const jokers = moveTexts(game, s).filter((text) => text.startsWith('joker'));
    expect(jokers).toEqual(['joker holmes', 'joker watson', 'joker toby']);
    expect(play(game, s, 'joker holmes')[layout.DETECTIVE]).toBe(1);
  });

  test('R12: Jack may move nobody with the Joker', () => {
    const s = position(game, { round: 2, sides: JOKER_UP });
    const before = [...s.subarray(layout.DETECTIVE, layout.DETECTIVE + 3)];
    expect(moveTexts(game, s)).toContain('joker nobody');
    play(game, s, 'joker nobody');
    expect([...s.subarray(layout.DETECTIVE, layout.DETECTIVE + 3)]).toEqual(before);
  });

  test('R13: a tile turns right, around or left', () => {
    for (const [turn, wall] of [
      ['right', 'E'],
      ['around', 'S'],
      ['left', 'W'],
    ] as const)
      expect(wallOf(play(game, position(game, {}), `rotate gull ${turn}`), 'gull')).toBe(wall);
  });

  test('R14: no tile is rotated twice in a round, whoever turned it first', () => {
    const s = play(game, position(game, {}), 'rotate gull right');
    expect(s[ACTOR]).toBe(JACK_SEAT);
    expect(moveTexts(game, s)).not.toContain('rotate gull right');
    expect(moveTexts(game, s).filter((text) => text.startsWith('rotate')).length).toBe(24);
  });

  test('R14: an exchange does not free a tile that was rotated', () => {
    // No throw shows Rotation twice and Exchange; the last token is therefore turned by hand.
    const s = play(game, position(game, { sides: EXCHANGE_UP }), 'rotate gull right', 'exchange madame gull');
    s[layout.SIDES] = 0;
    s[layout.LEFT] |= 8;
    expect(moveTexts(game, s).some((text) => text.startsWith('rotate gull'))).toBe(false);
    expect(moveTexts(game, s)).toContain('rotate madame left');
  });

  test('R14: the next round frees all tiles', () => {
    const s = play(game, position(game, { step: 3, left: 4 }), 'rotate gull right', 'jack is not seen');
    expect(s[layout.TURNED]).toBe(0);
  });

  test('R15: the crossing may be rotated, which changes nothing and uses up its rotation', () => {
    const s = position(game, { tiles: BLIND.replace('lane N', '(lane) N') });
    play(game, s, 'rotate lane around');
    expect(wallOf(s, 'lane')).toBe('-');
    expect(moveTexts(game, s).some((text) => text.startsWith('rotate lane'))).toBe(false);
  });

  test('R15: empty tiles may be rotated and exchanged', () => {
    const s = position(game, { sides: EXCHANGE_UP, tiles: BLIND.replace('gull N', '(gull) N') });
    expect(moveTexts(game, s)).toEqual(expect.arrayContaining(['rotate gull left', 'exchange gull lane']));
  });

  test('R16: two tiles change places and keep their directions', () => {
    const s = position(game, { sides: EXCHANGE_UP, tiles: BLIND.replace('madame N', 'madame W') });
    expect(moveTexts(game, s).filter((text) => text.startsWith('exchange')).length).toBe(36);
    play(game, s, 'exchange madame lestrade');
    expect([s[layout.TILE], s[layout.TILE + 8]]).toEqual([suspect('lestrade'), suspect('madame')]);
    expect([wallOf(s, 'madame'), wallOf(s, 'lestrade')]).toEqual(['W', 'N']);
  });

  test('R17: two Rotation tokens are one choice, and are used one after the other', () => {
    const s = position(game, {});
    const rotations = moveTexts(game, s).filter((text) => text.startsWith('rotate'));
    expect(rotations.length).toBe(27);
    expect(new Set(rotations).size).toBe(27);
    play(game, s, 'rotate gull left', 'rotate lane left');
    expect(moveTexts(game, s).some((text) => text.startsWith('rotate'))).toBe(false);
  });

  test('R18: the Investigator shows a card, and its suspect is cleared at once', () => {
    const s = play(game, position(game, {}), 'alibi', 'card pizer');
    expect(suspectsOf(s)).not.toContain('pizer');
    expect([s[layout.SHOWN], s[layout.SECRET_COUNT], s[layout.SECRET]]).toEqual([1 << suspect('pizer'), 0, 0]);
  });

  test('R18: a card of a suspect already cleared changes nothing on the board', () => {
    const s = position(game, { tiles: BLIND.replace('pizer N', '(pizer) N') });
    const before = s.slice(layout.TILE, layout.JACK);
    play(game, s, 'alibi', 'card pizer');
    expect(s.slice(layout.TILE, layout.JACK)).toEqual(before);
  });

  test('R18: hourglasses on a shown card count for nobody', () => {
    const s = position(game, {
      step: 4,
      hourglasses: 4,
      shown: ['madame'],
      tiles: BLIND.replace('madame', '(madame)'),
    });
    expect(moveTexts(game, s)).toEqual(['jack is not seen']);
  });

  test('R19: Jack keeps his card unseen, and nothing is turned over', () => {
    const s = play(game, position(game, { round: 2 }), 'alibi', 'card pizer');
    expect(suspectsOf(s)).toContain('pizer');
    expect([s[layout.SHOWN], s[layout.SECRET_COUNT]]).toEqual([0, 1]);
    expect(s[layout.SECRET]).toBe(1 << suspect('pizer'));
  });

  test('R19: hourglasses on his cards count', () => {
    const s = position(game, { step: 4, hourglasses: 2, cards: ['madame', 'pizer'] });
    expect(moveTexts(game, s)).toEqual(['jack is not seen, 6 hourglasses']);
  });

  test('R20: a single suspect in mid-round ends nothing before the witnesses', () => {
    const tiles = 'lestrade N (stealthy) N (smith) N (pizer) N (gull) N (lane) N (bert) N goodley N (madame) N';
    const s = play(game, position(game, { tiles, jack: 'lestrade' }), 'alibi', 'card goodley');
    expect(suspectsOf(s)).toEqual(['lestrade']);
    expect([s[ACTOR], s[layout.ROUND]]).toEqual([JACK_SEAT, 1]);
    play(game, s, 'toby 1', 'rotate gull left', 'rotate madame left', moveTextsAfter(s));
    expect(winnerOf(s)).toBe('investigator');
  });

  test('R21: with an empty pile Alibi yields nothing', () => {
    const alley = create({ board: 'alley', setup: 'fixed', throws: 0 });
    const s = play(alley, newState(alley), 'jack is madame', 'alibi', 'card lane');
    s[layout.SHOWN] |= 1 << suspect('lestrade');
    s[layout.LEFT] |= 1;
    s[layout.STEP] = 0;
    play(alley, s, 'alibi');
    expect([s[layout.STAGE], s[ACTOR], s[layout.STEP]]).toEqual([layout.ACT, JACK_SEAT, 1]);
  });
});

/** The single answer that Jack has to give once the round is over. */
function moveTextsAfter(s: State): string {
  const t = play(game, s.slice(), 'toby 1', 'rotate gull left', 'rotate madame left');
  return moveTexts(game, t)[0];
}

/** The publisher's example, as printed in the rule book. */
const EXAMPLE = `
  (goodley) W  stealthy N  (smith) E
  pizer     E  lestrade S  madame  W
  gull      N  (lane)   N  bert    N`;
const EXAMPLE_DETECTIVES = [place.top, place.right + 2, place.bottom + 1] as const;

describe('the witnesses', () => {
  test('R22, R23: in the printed example the answer «seen» clears Stealthy, Lestrade and Madame', () => {
    for (const jack of ['pizer', 'bert', 'gull']) {
      const s = position(game, { tiles: EXAMPLE, detectives: EXAMPLE_DETECTIVES, jack, step: 4 });
      play(game, s, 'jack is seen');
      expect(suspectsOf(s)).toEqual(['pizer', 'gull', 'bert']);
      expect(s[layout.HOURGLASSES]).toBe(0);
    }
  });

  test('R22, R23: in the printed example the answer «not seen» clears Pizer, Gull and Bert', () => {
    for (const jack of ['stealthy', 'lestrade', 'madame']) {
      const s = position(game, { tiles: EXAMPLE, detectives: EXAMPLE_DETECTIVES, jack, step: 4 });
      play(game, s, 'jack is not seen');
      expect(suspectsOf(s)).toEqual(['madame', 'stealthy', 'lestrade']);
      expect(s[layout.HOURGLASSES]).toBe(1);
    }
  });

  test('R22: what is seen is settled before tiles are turned over', () => {
    // Lane's wall hides Gull from Holmes; Lane himself is seen, cleared and thereby opened, which is too late for Gull.
    const tiles = 'lane S (madame) N (smith) N gull E (pizer) N (bert) N (goodley) S (stealthy) S lestrade S';
    const s = position(game, {
      tiles,
      detectives: [place.top, place.top + 1, place.top + 1],
      jack: 'lestrade',
      step: 4,
    });
    play(game, s, 'jack is not seen');
    expect(suspectsOf(s)).toEqual(['gull', 'lestrade']);
    expect(wallOf(s, 'lane')).toBe('-');
  });

  test('R24: a near wall hides its tile, a far wall what is behind, side walls nothing', () => {
    const seenFromTop = (walls: string): number => {
      const [a, b, c] = walls;
      const tiles = `madame ${a} stealthy N smith N pizer ${b} gull N lane N bert ${c} goodley N lestrade N`;
      const s = position(game, { tiles, detectives: [0, 1, 1], jack: 'lestrade', step: 4 });
      return 9 - suspectsOf(play(game, s, 'jack is not seen')).length;
    };
    const walls = ['N', 'E', 'S', 'W'];
    for (const a of walls)
      for (const b of walls)
        for (const c of walls) {
          let expected = 3;
          if (c === 'N') expected = 2;
          if (b === 'S') expected = 2;
          if (b === 'N') expected = 1;
          if (a === 'S') expected = 1;
          if (a === 'N') expected = 0;
          expect(seenFromTop(a + b + c), a + b + c).toBe(expected);
        }
  });

  test('R24: each of the twelve places looks down its own row or column', () => {
    const lines = ['036', '147', '258', '210', '543', '876', '852', '741', '630', '678', '345', '012'];
    const nearWalls = ['N', 'E', 'S', 'W'];
    lines.forEach((line, at) => {
      const near = nearWalls[Math.floor(at / 3)];
      const far = nearWalls[(Math.floor(at / 3) + 2) % 4];
      const side = nearWalls[(Math.floor(at / 3) + 1) % 4];
      // The second tile is closed behind: the first two of the line are seen, and nobody else.
      const walls = Array.from({ length: 9 }, (_, i) => (String(i) === line[1] ? far : side));
      const tiles = SUSPECT_NAMES.map((name, i) => `${name} ${walls[i]}`).join(' ');
      const jack = SUSPECT_NAMES[Number(line[2])];
      const s = position(game, { tiles, detectives: [at, at, at], jack, step: 4 });
      const expected = SUSPECT_NAMES.filter((_, i) => !line.slice(0, 2).includes(String(i)));
      expect(suspectsOf(play(game, s, 'jack is not seen')), `place ${at}, ${near}`).toEqual(expected);
    });
  });

  test('R25: an empty tile is looked through, its wall blocks, and the crossing never does', () => {
    for (const [middle, cleared] of [
      ['(pizer) E', 'bert'],
      ['(pizer) S', ''],
      ['(lane) N', 'bert'],
    ]) {
      const lane = middle.startsWith('(lane)') ? '(pizer) N' : 'lane N';
      const tiles = `(madame) E stealthy N smith N ${middle} gull N ${lane} bert E goodley N lestrade N`;
      const s = position(game, { tiles, detectives: [0, 1, 1], step: 4 });
      const before = suspectsOf(s);
      play(game, s, 'jack is not seen');
      expect(before.filter((name) => !suspectsOf(s).includes(name)).join()).toBe(cleared);
    }
  });
});

/** Holmes sees Madame at the top left; Lestrade is out of sight; all others are cleared unless named. */
function finale(suspects: readonly string[], scene: Partial<Parameters<typeof position>[1]>, g = game): State {
  const order = ['madame', 'stealthy', 'smith', 'pizer', 'gull', 'lane', 'bert', 'goodley', 'lestrade'];
  const tiles = order.map((name) => `${suspects.includes(name) ? name : `(${name})`} ${name === 'madame' ? 'S' : 'N'}`);
  const s = position(g, { tiles: tiles.join(' '), detectives: [0, 1, 1], step: 4, round: 3, ...scene });
  return play(g, s, moveTexts(g, s)[0]);
}

describe('the end', () => {
  test('R26: one suspect and fewer than six hourglasses: the Investigator wins, seen or not', () => {
    expect(winnerOf(finale(['madame', 'lestrade'], { jack: 'madame' }))).toBe('investigator');
    expect(winnerOf(finale(['madame', 'lestrade'], { jack: 'lestrade', hourglasses: 4 }))).toBe('investigator');
  });

  test('R27: six hourglasses and several suspects: Jack wins, seen or not', () => {
    const three = ['madame', 'bert', 'lestrade'];
    expect(winnerOf(finale(three, { jack: 'lestrade', hourglasses: 5 }))).toBe('jack');
    expect(winnerOf(finale(three, { jack: 'lestrade', hourglasses: 4 }))).toBe('nobody');
    const cards = ['smith', 'pizer', 'gull'];
    const pair = ['stealthy', 'lestrade'];
    expect(winnerOf(finale(pair, { jack: 'stealthy', hourglasses: 2, cards }))).toBe('jack');
  });

  test('R28: both in the last round: seen decides', () => {
    const pair = ['madame', 'lestrade'];
    expect(winnerOf(finale(pair, { jack: 'lestrade', hourglasses: 5, round: 8 }))).toBe('jack');
    const cards = ['smith', 'pizer', 'gull', 'bert'];
    // Six before the answer cannot have gone unnoticed, but a card drawn in this round may complete them.
    expect(winnerOf(finale(pair, { jack: 'madame', hourglasses: 2, cards, round: 8 }))).toBe('investigator');
  });

  test('R29: both before the last round and seen: the Investigator wins at once', () => {
    const cards = ['smith', 'pizer', 'gull', 'bert'];
    expect(winnerOf(finale(['madame', 'lestrade'], { jack: 'madame', hourglasses: 2, cards }))).toBe('investigator');
  });

  test('R30: both before the last round and not seen: the chase begins', () => {
    const s = finale(['madame', 'lestrade'], { jack: 'lestrade', hourglasses: 5 });
    expect(winnerOf(s)).toBe('nobody');
    expect([s[layout.CHASE], s[layout.ROUND]]).toEqual([1, 4]);
  });

  test('R31: in the chase the first round with Jack seen is won by the Investigator', () => {
    const chase = { chase: true, hourglasses: 6 };
    expect(winnerOf(finale(['madame'], { ...chase, jack: 'madame', round: 5 }))).toBe('investigator');
    expect(winnerOf(finale(['lestrade'], { ...chase, jack: 'lestrade', round: 5 }))).toBe('nobody');
  });

  test('R31: in the chase Jack wins unseen after the last round', () => {
    expect(winnerOf(finale(['lestrade'], { chase: true, hourglasses: 7, jack: 'lestrade', round: 8 }))).toBe('jack');
    expect(winnerOf(finale(['madame'], { chase: true, hourglasses: 7, jack: 'madame', round: 8 }))).toBe(
      'investigator',
    );
  });

  test('R32: neither goal after the last round: Jack wins', () => {
    expect(winnerOf(finale(['stealthy', 'lestrade'], { jack: 'stealthy', round: 8 }))).toBe('jack');
  });

  test('R33: the answer to the witnesses tells of six hourglasses, and only then', () => {
    for (const [hourglasses, text] of [
      [4, 'jack is not seen'],
      [5, 'jack is not seen, 6 hourglasses'],
    ] as const)
      expect(moveTexts(game, position(game, { step: 4, hourglasses }))).toEqual([text]);
  });

  test('R34: in the chase Alibi is taken without a card, and cards are forgotten', () => {
    const cards = ['smith', 'pizer', 'gull'];
    const s = finale(['madame', 'lestrade'], { jack: 'lestrade', hourglasses: 2, cards, sides: HOLMES_UP });
    expect([s[layout.CHASE], s[layout.SECRET], s[layout.SECRET_COUNT]]).toEqual([1, 0, 3]);
    expect(s[layout.ROUND]).toBe(4);
    play(game, s, 'alibi');
    expect([s[layout.STAGE], s[layout.STEP], s[layout.SHOWN]]).toEqual([layout.ACT, 1, 0]);
  });
});

describe('luck', () => {
  test('R36: an alibi card is drawn from those that nobody has, evenly, when it is needed', () => {
    const s = position(game, { cards: ['madame'], shown: ['pizer'], jack: 'lane', round: 3 });
    s[layout.SUSPECTS] &= ~(1 << suspect('pizer'));
    play(game, s, 'alibi');
    expect(s[ACTOR]).toBe(CHANCE);
    const rest = ['stealthy', 'smith', 'gull', 'bert', 'goodley', 'lestrade'];
    expect(moveTexts(game, s)).toEqual(rest.map((name) => `card ${name}`));
  });

  test('R36: the answer of the witnesses is a chance move with one outcome', () => {
    const s = position(game, { step: 4 });
    expect(s[ACTOR]).toBe(CHANCE);
    expect(moveTexts(game, s).length).toBe(1);
  });
});

describe('options', () => {
  test('R37: fewer rounds and other hourglasses', () => {
    const short = create({ rounds: 3, hourglasses: 2 });
    expect(winnerOf(finale(['stealthy', 'lestrade'], { jack: 'stealthy' }, short))).toBe('jack');
    expect(winnerOf(finale(['stealthy', 'lestrade'], { jack: 'stealthy' }))).toBe('nobody');
    expect(winnerOf(finale(['stealthy', 'lestrade'], { jack: 'stealthy', round: 1, hourglasses: 1 }, short))).toBe(
      'jack',
    );
  });

  test('R38: fixed throws lie the same in every odd round', () => {
    const fixed = create({ throws: 12, setup: 'fixed' });
    const s = play(fixed, newState(fixed), 'jack is lane');
    expect([s[ACTOR], s[layout.SIDES]]).toEqual([INVESTIGATOR, 12]);
  });

  test('R39: without the chase both goals at once and unseen are a win for Jack', () => {
    const sudden = create({ chase: false });
    const both = { jack: 'lestrade', hourglasses: 5 };
    expect(winnerOf(finale(['madame', 'lestrade'], both, sudden))).toBe('jack');
    expect(winnerOf(finale(['madame', 'lestrade'], both))).toBe('nobody');
  });

  test('R40: the square has eight places, the alley too, and both start against walls', () => {
    for (const [board, starts] of [
      ['square', [7, 2, 5]],
      ['alley', [7, 3, 5]],
    ] as const) {
      const small = create({ board, setup: 'fixed', throws: 3 });
      const s = play(small, newState(small), 'jack is lane');
      expect([...s.subarray(layout.DETECTIVE, layout.DETECTIVE + 3)]).toEqual(starts);
      play(small, s, 'holmes 1');
      expect(s[layout.DETECTIVE]).toBe(0);
    }
  });

  test('R40: a fixed set-up leaves only the identity to luck', () => {
    const fixed = create({ setup: 'fixed' });
    expect(newState(fixed)[layout.STAGE]).toBe(layout.IDENTITY);
    expect(wallOf(newState(fixed), 'gull')).toBe('N');
  });
});
