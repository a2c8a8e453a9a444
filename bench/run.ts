/**
 * How fast is every listed game? Random playouts through the public interface, each game and preset in fresh processes.
 *   npm run bench                       all games
 *   npm run bench -- scotland-yard      one game
 *   npm run bench -- --items 5000 --restarts 10     longer, steadier
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '../src/games/index.js';
import type { Candidate, Row } from './alternate.js';
import { alternate, formatRows } from './alternate.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string', default: '5000' },
    restarts: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});

const program = fileURLToPath(new URL('playouts.js', import.meta.url));
const candidate = (name: string, id: string, options: unknown): Candidate => ({
  name,
  command: [process.execPath, program, id, JSON.stringify(options)],
});

const candidates = GAMES.filter((family) => positionals.length === 0 || positionals.includes(family.id)).flatMap(
  ({ id, presets }) => [
    candidate(id, id, {}),
    ...Object.entries(presets).map(([name, preset]) => candidate(`${id} ${name}`, id, preset.options)),
  ],
);

const rows: Row[] = [];
for (const one of candidates) {
  process.stderr.write(`${one.name} ...\n`);
  rows.push(
    ...(await alternate([one], {
      items: Number(values.items),
      rounds: 5,
      restarts: Number(values.restarts),
      warmUps: 3,
    })),
  );
}
console.log(values.json ? JSON.stringify(rows) : formatRows(rows, 'ply', false));
const leaking = rows.filter((row) => row.bytesPerUnit > 1 || row.gcShare > 0.01);
for (const row of leaking)
  console.error(`${row.name} allocates: ${row.bytesPerUnit} bytes a ply, ${row.gcShare} in collection`);
process.exitCode = leaking.length > 0 ? 1 : 0;
