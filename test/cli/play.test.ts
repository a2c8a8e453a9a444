import { expect, test } from 'vitest';
import { createGame, createAgent, playGame } from '../../src/index.js';
import { irregulars, outputOf, shellWords } from './command-line.js';

const play = (...argv: string[]): Promise<string> => outputOf('play', '--game', 'scotland-yard', ...argv);
/** Lines such as `  12  mr-x        taxi 46`. */
const moveLines = (text: string): string[] => text.split('\n').filter((line) => /^ *\d+ {2}\S/.test(line));

interface Document {
  readonly moves?: number[];
  readonly returns: number[];
  readonly millis: number[];
  readonly seats: string[];
  readonly viewer?: number;
  readonly plies: { ply: number; seat: number; role: string; text: string }[];
}

async function playJson(...argv: string[]): Promise<Document> {
  return JSON.parse(await play('--json', ...argv)) as Document;
}

test('a short game looks like this', async () => {
  expect(await play('--preset', 'village', '--agents', 'greedy', '--seed', '3', '--positions')).toMatchSnapshot();
});

test('the same seed prints the same game, another seed another one', async () => {
  const first = await play('--agents', 'greedy', '--seed', 'baker street');
  expect(await play('--agents', 'greedy', '--seed', 'baker street')).toBe(first);
  expect(await play('--agents', 'greedy', '--seed', 'dorset street')).not.toBe(first);
});

test('without a seed every game has a new one, and says which', async () => {
  const seeds = await Promise.all([1, 2, 3].map(async () => /^seed (\d+)$/m.exec(await play())![1]));
  expect(new Set(seeds).size).toBeGreaterThan(1);
});

test.each([
  ['--seed 7'],
  ["--agents 'greedy(worlds=3)' random --seed x --pair 5 --leg 1 --check"],
  ['--preset nijssen-winands --seat detectives --positions --seed 2'],
  ['--preset three-players --agents random greedy --seed 2'],
  ['--option reveals=none --option log=4 --option map=village --option detectives=3 --seed 1'],
  ['--preset glasses --choices 1,0,1'],
])('the command printed at the end repeats the run: %s', async (line) => {
  const text = await play(...shellWords(line));
  const [, command] = /^repeat with: npx irregulars (.*)$/m.exec(text)!;
  expect(await outputOf(...shellWords(command))).toBe(text);
});

test('--json prints the record of the same game that the library plays', async () => {
  const game = createGame('scotland-yard', { detectives: 3 });
  const agents = ['greedy', 'random'].map((spec) => createAgent(spec, game));
  const record = playGame(game, agents, { seed: 11, pair: 2, leg: 1 });
  const flags = '--option detectives=3 --agents greedy random --seed 11 --pair 2 --leg 1';
  const document = await playJson(...shellWords(flags));
  expect({ ...document, millis: record.millis }).toMatchObject(record);
  expect(document.plies.map((ply) => ply.text)).toEqual(
    moveLines(await play(...shellWords(flags))).map((line) => line.slice(18)),
  );
});

test('--agents seats one agent for all, one per role, or one per seat', async () => {
  const seats = async (...specs: string[]) =>
    (await playJson('--preset', 'three-players', '--seed', '1', '--agents', ...specs)).seats;
  expect(await seats('greedy')).toEqual(['greedy', 'greedy', 'greedy']);
  expect(await seats('greedy', 'random')).toEqual(['greedy', 'random', 'random']);
  expect(await seats('greedy', 'random', 'greedy(worlds=2)')).toEqual(['greedy', 'random', 'greedy(worlds=2)']);
});

test('single options go over those of the preset', async () => {
  const text = await play(
    '--preset',
    'nijssen-winands',
    '--option',
    'detectives=3',
    '--option',
    'reveals=5,2',
    '--seed',
    '1',
  );
  expect(text).toContain('detectives=3 seats=coalition log=24 rounds=log reveals=2,5');
});

// Log boxes in which the detectives see where Mr X is; his n-th move fills box n.
const CASES = [
  { flags: '--seed 1', seat: 'detectives', shown: [3, 8, 13, 18] },
  { flags: '--agents greedy --seed 2', seat: '1', shown: [3, 8, 13, 18] },
  { flags: '--preset six-players --agents greedy --seed 3', seat: '4', shown: [3, 8, 13, 18] },
  { flags: '--preset three-players --seed 4', seat: '2', shown: [3, 8, 13, 18] },
  { flags: '--option reveals=none --agents greedy --seed 5', seat: 'detectives', shown: [] },
];

test.each(CASES)('--seat $seat sees no station of Mr X but in boxes $shown: $flags', async ({ flags, seat, shown }) => {
  const open = await playJson(...shellWords(flags));
  const text = await play(...shellWords(flags), '--seat', seat, '--positions');
  const seen = moveLines(text);
  let box = 0;
  open.plies.forEach((ply, i) => {
    const isMrX = ply.role === 'mr-x';
    if (isMrX) box++;
    const isDealOfMrX = ply.role === 'chance' && ply.text.startsWith('mr-x');
    const hidden = isDealOfMrX || (isMrX && !shown.includes(box));
    expect(seen[i].endsWith(` ${hidden ? ply.text.replace(/ \d+$/, '') : ply.text}`), seen[i]).toBe(true);
  });
  const stations = [...text.matchAll(/^ +mr-x +at (\S+)/gm)].map((match) => match[1]);
  expect(new Set(stations.slice(0, -1))).toEqual(new Set(['?']));
  expect(box).toBeGreaterThan(3);
});

test('what a seat cannot tell apart is printed alike, as text and as JSON', async () => {
  // Mr X starts in the middle of the toy map; the first choice is his, the others are theirs.
  const show = async (choices: string, ...flags: string[]) =>
    (await play('--preset', 'glasses', '--choices', choices, ...flags)).replaceAll(
      /^.*choices.*(\n {4}\d,?)*$|^ +\d,?$/gm,
      '',
    );
  for (const flags of [['--positions'], ['--json']]) {
    expect(await show('0,0,0', '--seat', 'detectives', ...flags)).toBe(
      await show('1,0,0', '--seat', 'detectives', ...flags),
    );
    expect(await show('0,0,0', ...flags)).not.toBe(await show('1,0,0', ...flags));
  }
});

test('--json for a seat leaves the move numbers out', async () => {
  const document = await playJson('--seed', '1', '--seat', 'detectives');
  expect(document.moves).toBeUndefined();
  expect(document.viewer).toBe(1);
  expect(document.returns).toHaveLength(2);
});

test('--choices plays move number k mod count, chance included, and stops', async () => {
  const game = createGame('scotland-yard', { map: 'village', detectives: 2, log: 4 });
  const choices = [7, 5, 1, 12, 3];
  const state = new Int32Array(game.stateWords);
  const legal = new Int32Array(game.maxMoves);
  game.reset(state);
  const texts = choices.map((choice) => {
    const move = legal[choice % game.legalMoves(state, legal)];
    const text = game.formatMove(state, move);
    game.apply(state, move);
    return text;
  });
  const text = await play('--preset', 'village', '--choices', choices.join(','));
  expect(moveLines(text).map((line) => line.slice(18))).toEqual(texts);
  expect(text).toContain('ply 5: detectives to move\n');
  expect(text).not.toContain('result');
});

test('--choices beyond the end are reported, not played', async () => {
  const choices = Array.from({ length: 30 }, () => 0).join(',');
  const { code, out, err } = await irregulars(
    ...shellWords(`play --game scotland-yard --preset glasses --choices ${choices}`),
  );
  expect(code).toBe(0);
  expect(err).toMatch(/^the game was over after \d+ of 30 choices\n$/);
  expect(out).toContain('result\n');
});
