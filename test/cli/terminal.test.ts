import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.js';

const ESCAPE = '\u001b';

/** A terminal, as far as a program can tell. */
function terminal(): { stream: NodeJS.WriteStream; drawn: () => string } {
  let drawn = '';
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  stream.on('data', (chunk: Buffer) => (drawn += chunk.toString()));
  return { stream: stream as unknown as NodeJS.WriteStream, drawn: () => drawn };
}

test('on a terminal progress is a table that is redrawn, and tables have a bold head', async () => {
  const { stream, drawn } = terminal();
  let out = '';
  let err = '';
  const io = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
  const argv = ['showcase', '--games', 'tic-tac-toe', '--pairs', '3', '--workers', '1'];
  expect(await run(argv, { ...io, color: true, live: stream })).toBe(0);
  expect(drawn()).toMatch(/\d+ of 18 games, .* left, \d+ MB\n/);
  expect(err).toBe('');
  expect(out).toContain(`${ESCAPE}[1magent${ESCAPE}[22m`);
});

test('without color the output holds no escape', async () => {
  let out = '';
  const io = { out: (text: string) => void (out += text), err: () => undefined, color: false };
  expect(await run(['showcase', '--games', 'tic-tac-toe', '--pairs', '3', '--workers', '1'], io)).toBe(0);
  expect(out).not.toContain(ESCAPE);
});
