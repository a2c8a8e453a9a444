import { expect, test } from 'vitest';
import { MoveSampler } from '../../../src/core/chance.js';
import { ACTOR, newState, PLY, TERMINAL } from '../../../src/core/game.js';
import type { Game, State } from '../../../src/core/game.js';
import { Rng } from '../../../src/core/rng.js';
import { createTable, legalTexts, playTexts, playUntil } from './table.js';

function atDiscussion(options: Record<string, unknown>, radio: string): { game: Game; s: State } {
  const game = createTable({ noise: 0, rounds: 1, ...options });
  const s = newState(game);
  playUntil(game, s, (text) => text.includes('first lead'));
  playTexts(game, s, ['gives no lead']);
  playUntil(game, s, (text) => text.includes('radio is tossed'));
  playTexts(game, s, [radio]);
  playUntil(game, s, (text) => text.includes('discussion'));
  return { game, s };
}

test('R23: the word goes round once from the radio, with a budget of acts; passing ends a turn', () => {
  const { game, s } = atDiscussion({ players: 5, talk: 2 }, 'radio to p3');
  const order: number[] = [];
  while (game.formatState(s).includes('discussion')) {
    order.push(s[ACTOR]);
    const texts = legalTexts(game, s);
    playTexts(game, s, [s[ACTOR] === 3 ? (texts[1] ?? texts[0]) : texts[0]]);
  }
  // p3 speaks twice, each time a kind and an argument; the others pass.
  expect(order).toEqual([3, 3, 3, 3, 4, 1, 2]);
});

test('R24: anything may be claimed as sent that is not plainly impossible', () => {
  const { game, s } = atDiscussion({ players: 4 }, 'radio to p1');
  playTexts(game, s, ['sent ...']);
  const texts = legalTexts(game, s);
  const evidence = game
    .formatState(s)
    .split('\n')
    .slice(1, 4)
    .flatMap((row) => row.slice(8).split('  '));
  for (const card of evidence) expect(texts).not.toContain(`says it sent ${card.replace('*', '')}`);
  expect(texts).toHaveLength(150 - 12 + 1);
  expect(texts).toContain('will not say what it sent');
});

test('R24: clues of earlier rounds cannot be claimed, those of this round can', () => {
  const game = createTable({ players: 4, noise: 0, rounds: 1, talk: 1 });
  const s = newState(game);
  playUntil(game, s, (text) => text.includes('first lead'));
  const lead = legalTexts(game, s)[0].replace('leads with ', '');
  playTexts(game, s, [`leads with ${lead}`]);
  playUntil(game, s, (text) => text.includes('sorts'));
  const shown = legalTexts(game, s)[1].replace('reveals ', '');
  playTexts(game, s, [`reveals ${shown}`]);
  playUntil(game, s, (text) => text.includes('discussion'));
  playTexts(game, s, ['sent ...']);
  expect(legalTexts(game, s)).toContain(`says it sent ${shown}`);
  expect(legalTexts(game, s)).not.toContain(`says it sent ${lead}`);
});

test('R25: links, beliefs, suspicions and roles are said in public and kept', () => {
  const { game, s } = atDiscussion({ players: 7, talk: 3 }, 'radio to p2');
  expect(legalTexts(game, s)).toEqual([
    ...['passes', 'sent ...', 'links ...', 'believes ...', 'suspects ...', 'clears ...', 'claims ...'],
    ...['proposes ...', 'asks ...'],
  ]);
  playTexts(game, s, ['suspects ...']);
  expect(legalTexts(game, s)).toEqual(
    ['p1', 'p3', 'p4', 'p5', 'p6'].flatMap((p) => ['perhaps ', '', 'surely '].map((how) => `${how}suspects ${p}`)),
  );
  playTexts(game, s, ['surely suspects p5', 'claims ...']);
  expect(legalTexts(game, s)).toEqual(['killer', 'accomplice', 'witness', 'detective'].map((r) => `claims to be ${r}`));
  playTexts(game, s, ['claims to be witness', 'believes ...', 'believes in ice-skate']);
  for (let seat = 0; seat < 7; seat++) {
    const text = game.formatState(s, seat);
    for (const line of ['p2 surely suspects p5', 'p2 claims to be witness', 'p2 believes in ice-skate'])
      expect(text).toContain(line);
  }
  expect(s[ACTOR]).toBe(3);
});

test('R25: in the cooperative game nobody is suspected', () => {
  const { game, s } = atDiscussion({ players: 3, mode: 'cooperative' }, 'radio to p1');
  expect(legalTexts(game, s)).toEqual([
    ...['passes', 'sent ...', 'links ...', 'believes ...', 'proposes ...', 'asks ...'],
  ]);
});

test('R64: a vote is proposed; what another said is agreed with or not; a question has a topic', () => {
  const { game, s } = atDiscussion({ players: 5, discard: true, talk: 2 }, 'radio to p2');
  playTexts(game, s, ['proposes ...']);
  expect(legalTexts(game, s).slice(12)).toEqual([
    ...['proposes no killer', 'proposes to arrest p1', 'proposes to arrest p3', 'proposes to arrest p4'],
  ]);
  playTexts(game, s, ['proposes to arrest p3', 'asks ...', 'asks p3 ...']);
  expect(legalTexts(game, s)).toEqual(
    ['what it sent', 'whom it suspects', 'about the motive', 'about the place', 'about the means'].map(
      (topic) => `asks p3 ${topic}`,
    ),
  );
  playTexts(game, s, ['asks p3 whom it suspects', 'disagrees ...']);
  expect(legalTexts(game, s)).toEqual(['disagrees with p2']);
  playTexts(game, s, ['disagrees with p2', 'passes']);
  // A refusal is no statement, so p3 has said nothing that p4 could agree with.
  playTexts(game, s, ['agrees ...']);
  expect(legalTexts(game, s)).toEqual(['agrees with p2']);
});

test('R65: behind each turn the others may interject round the table, as often in a discussion as agreed', () => {
  const { game, s } = atDiscussion({ players: 4, talk: 1, interjections: 1 }, 'radio to p2');
  const order: string[] = [];
  const say = (...texts: string[]): void => {
    order.push(`p${s[ACTOR]}`);
    playTexts(game, s, texts);
  };
  say('believes ...', 'believes in ice-skate'); // p2's turn
  say('agrees ...', 'agrees with p2'); // p3 interjects
  say('passes'); // p1 does not
  say('passes'); // p3's turn
  say('clears ...', 'clears p2'); // p1 interjects; p2 is asked behind him
  say('passes');
  say('passes'); // p1's turn
  say('passes'); // p2 could still; p3 has had his
  expect(order).toEqual(['p2', 'p3', 'p1', 'p3', 'p1', 'p2', 'p1', 'p2']);
  expect(game.formatState(s)).toContain('vote');
  expect(createTable({ players: 4, interjections: 2 }).options.interjections).toBe(2);
  expect(() => createTable({ players: 4, talk: 0, interjections: 1 })).toThrow(/interjections need talk/);
});

test('R26: a category is announced before each letter; in silence there is neither that nor a discussion', () => {
  const game = createTable({ players: 4, noise: 0 });
  const s = newState(game);
  playUntil(game, s, (text) => text.includes('first lead'));
  playTexts(game, s, ['gives no lead']);
  expect(legalTexts(game, s)).toEqual(['checks motive', 'checks place', 'checks means', 'checks nothing']);
  playTexts(game, s, ['checks means']);
  expect(game.formatState(s, 3)).toContain('p1 checks means');
  const silent = createTable({ players: 4, noise: 0, talk: 0 });
  const t = newState(silent);
  const rng = new Rng(5);
  const sampler = new MoveSampler(silent);
  for (; t[ACTOR] !== TERMINAL; silent.apply(t, sampler.sample(t, rng)))
    expect(silent.formatState(t)).not.toMatch(/discussion|announced/);
});

test('R47: a game in which everybody talks as long as he may and every vote is tied lasts maxPlies', () => {
  for (const options of [
    { players: 4 },
    { players: 2, mode: 'cooperative', rounds: 2 },
    { players: 6, radio: 'bid' },
    { players: 4, interjections: 2 },
  ]) {
    const game = createTable({ ...options, talk: 2 });
    const s = newState(game);
    const moves = new Int32Array(game.maxMoves);
    while (s[ACTOR] !== TERMINAL) {
      const count = game.legalMoves(s, moves);
      const texts = legalTexts(game, s);
      // The longest act is a link; a discard makes a draw; the Ghost leads; half of the voters oppose the other half.
      let pick = Math.max(0, texts.indexOf('links ...'));
      if (texts[0].startsWith('votes') && s[ACTOR] % 2 === 1) pick = count - 1;
      if (texts[0].startsWith('lets')) pick = 1;
      if (texts[0].startsWith('adds')) pick = 0;
      if (pick === 0 && texts[0] === 'passes') pick = 1;
      game.apply(s, moves[pick]);
    }
    expect(s[PLY]).toBeLessThanOrEqual(game.maxPlies);
    expect(s[PLY]).toBeGreaterThan(game.maxPlies * 0.9);
  }
});
