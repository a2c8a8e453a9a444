/** What is asked of the bench on its command line. */
import { parseArgs } from 'node:util';
import type { GameFamily } from '../src/core/family.js';
import { oneOf, UsageError } from '../src/core/usage-error.js';
import { findFamily, GAMES } from '../src/games/index.js';
import type { Effort } from './measure.js';
import type { Suite } from './suites.js';
import { SUITES } from './suites.js';

export interface Request {
  readonly suites: readonly Suite[];
  readonly families: readonly GameFamily[];
  readonly effort: Effort;
  /** A revision to compare with. */
  readonly against: string | undefined;
  /** Bytes a unit that hot paths may allocate, instead of each suite's own floor. */
  readonly floor: number | undefined;
  readonly json: boolean;
  /** Whether to write the tables of README.md and bench/README.md. */
  readonly publish: boolean;
  /** Whether to show where the time of playouts goes. */
  readonly where: boolean;
}

const WHERE = 'where';
const NAMES = [...SUITES.map(({ name }) => name), WHERE];

const lines = [
  ...SUITES,
  { name: WHERE, what: 'which functions the time of playouts goes to, by profile', usual: false },
];
export const HELP = `npm run bench -- [suite ...] [options]

Suites; the marked ones where none is named, all with \`all\`:
${lines.map(({ name, what, usual }) => `  ${usual ? '*' : ' '} ${name.padEnd(9)} ${what}`).join('\n')}

Options:
  --game ID        only this game; may be given several times
  --against REV    the same with the rules of another revision, in turn, and which differences exceed the noise
  --json           one JSON document instead of tables
  --readme         write the tables of README.md (playouts and search) and of bench/README.md (growth, where)
  --restarts N     fresh processes for each figure: 3, with --against 6
  --rounds N       batches in each of them: 5
  --scale X        sizes of batches relative to the usual ones: 1
  --floor BYTES    what a hot path may allocate for each ply or iteration, instead of the usual 0.5 and 4
                   and 40 kB a batch, which measuring itself takes
  --help           this text

Times are CPU times; those of startup and runs are by the clock. The exit code is 1 if a hot path allocates, 2 if the request was wrong.`;

/** Undefined where only help is wanted. */
export function readRequest(argv: readonly string[]): Request | undefined {
  const { values, positionals } = parse(argv);
  if (values.help) return undefined;
  const names = positionals.includes('all') ? NAMES : positionals;
  for (const name of names)
    if (!NAMES.includes(name)) throw new UsageError(`suite '${name}' is not known; it is ${oneOf([...NAMES, 'all'])}`);
  return {
    suites: SUITES.filter(({ name, usual }) => (names.length === 0 ? usual : names.includes(name))),
    families: values.game === undefined ? GAMES : values.game.map(findFamily),
    effort: {
      restarts: readNumber('restarts', values.restarts ?? (values.against === undefined ? '3' : '6'), 1, true),
      rounds: readNumber('rounds', values.rounds ?? '5', 1, true),
      scale: readNumber('scale', values.scale ?? '1', 0, false),
      warmUps: 3,
    },
    against: values.against,
    floor: values.floor === undefined ? undefined : readNumber('floor', values.floor, -1, false),
    json: values.json === true,
    publish: values.readme === true,
    where: names.includes(WHERE),
  };
}

function parse(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        game: { ...text, multiple: true },
        against: text,
        restarts: text,
        rounds: text,
        scale: text,
        floor: text,
        json: flag,
        readme: flag,
        help: flag,
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readNumber(name: string, text: string, least: number, whole: boolean): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least || (whole && !Number.isInteger(value)))
    throw new UsageError(`--${name} ${text}: it is a ${whole ? 'whole ' : ''}number from ${least}`);
  return value;
}
