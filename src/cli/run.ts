/** From arguments to a command, and from whatever goes wrong to an exit code. */
import { readFileSync } from 'node:fs';
import type { Argv } from 'yargs';
import yargs from 'yargs';
import { oneOf, UsageError } from '../core/usage-error.js';
import { agents } from './agents.js';
import { balance } from './balance.js';
import type { Command } from './command.js';
import { verbOf } from './command.js';
import { games } from './games.js';
import { exportResults } from './export.js';
import type { Io } from './io.js';
import { play } from './play.js';
import { rate } from './rate.js';
import { replay } from './replay.js';
import { report } from './report.js';
import { resume } from './resume.js';
import { showcase } from './showcase.js';
import { solve } from './solve.js';
import { tournament } from './tournament.js';
import { work } from './work.js';

export const COMMANDS: readonly Command[] = [
  games,
  agents,
  play,
  replay,
  tournament,
  resume,
  work,
  rate,
  exportResults,
  report,
  balance,
  solve,
  showcase,
];
const WIDTH = 110;

/** Exit codes: 0 done, 1 our own fault, 2 a wrong request. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    const task = await parse(argv, io);
    await task();
    return 0;
  } catch (error) {
    if (error instanceof UsageError) io.err(`irregulars: ${error.message}\n`);
    else io.err(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** What the arguments ask for; help and version are a task as well. */
async function parse(argv: readonly string[], io: Io): Promise<() => Promise<void>> {
  const command = findCommand(argv);
  if (command) refuseOddSwitches(argv, command);
  let values: Readonly<Record<string, unknown>> | undefined;
  let help = '';
  const parser = createParser((given) => (values = given));
  try {
    await parser.parseAsync([...argv], {}, (_error, _values, output) => void (help = output));
  } catch (error) {
    const { name, message } = error as Error;
    // Whatever else is thrown here is no complaint about the arguments.
    if (name !== 'UsageError' && name !== 'YError') throw error;
    throw new UsageError(explain(message, command));
  }
  if (command === undefined && help === '') throw new UsageError(explain('no command is given', command));
  if (command === undefined || values === undefined) return async () => io.out(`${help}\n`);
  refuseRepeats(values, command);
  const given = values;
  return () => command.run(given, io);
}

function createParser(onValues: (values: Readonly<Record<string, unknown>>) => void): Argv {
  const parser = yargs()
    .scriptName('irregulars')
    .usage('irregulars <command>: detective board games, blind agents, repeatable results')
    .exitProcess(false)
    .detectLocale(false)
    .wrap(WIDTH)
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'dot-notation': false,
      'parse-numbers': false,
      'parse-positional-numbers': false,
    })
    .strict()
    .demandCommand(1, 1, 'no command is given')
    .epilogue('`irregulars <command> --help` shows flags and examples.')
    .version('version', 'show the version of this package', readVersion())
    .help('help', 'show this help')
    .fail((message, error) => {
      throw error ?? new UsageError(message);
    });
  for (const command of COMMANDS)
    parser.command(command.usage, command.summary, (y) => describe(y, command), onValues as () => void);
  return parser;
}

function describe(parser: Argv, command: Command): Argv {
  const examples = command.examples.map(([line, purpose]) => `  ${purpose}:\n    irregulars ${line}`);
  const note = command.note === undefined ? '' : `\n\n${command.note}`;
  parser
    .usage(`irregulars ${command.usage}: ${command.summary}${note}`)
    .options({ ...command.flags })
    .epilogue(`Examples:\n${examples.join('\n')}`);
  for (const [name, positional] of Object.entries(command.positionals))
    parser.positional(name, { ...positional } as object);
  return parser;
}

/** The command that the arguments name; undefined where they only ask for help or for the version. */
function findCommand(argv: readonly string[]): Command | undefined {
  // What comes after -- is never a command.
  const words = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  const verb = words.find((word) => !word.startsWith('-'));
  const command = COMMANDS.find((c) => verbOf(c) === verb);
  if (!command && verb !== undefined)
    throw new UsageError(`command '${verb}' is not known; it is ${oneOf(COMMANDS.map(verbOf))}`);
  return command;
}

/** Complaints of yargs, in our words. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/^Missing required arguments?: (.*)$/, '--$1 is missing'],
  [/^Unknown (arguments?): /, 'unknown $1: '],
  [/^Not enough arguments following: (.*)$/, '--$1 needs a value'],
  [/^Arguments (\S+) and (\S+) are mutually exclusive$/, '--$1 and --$2 exclude each other'],
  [/^Not enough non-option arguments: .*$/, 'a file is missing'],
  [/^Missing dependent arguments:\n (\S+) -> (\S+)$/, '--$1 is of no use without --$2'],
];

/** What is allowed, after what is wrong. */
function explain(complaint: string, command: Command | undefined): string {
  const message = WORDINGS.reduce((text, [from, to]) => text.replace(from, to), complaint);
  if (!command) return `${message}; it is ${oneOf(COMMANDS.map(verbOf))}\n  See irregulars --help`;
  const flags = Object.keys(command.flags).map((flag) => `--${flag}`);
  return `${verbOf(command)}: ${message}\n  It takes ${flags.join(' ')}\n  See irregulars ${verbOf(command)} --help`;
}

/** Yargs reads `--json=maybe` as no. */
function refuseOddSwitches(argv: readonly string[], command: Command): void {
  for (const word of argv) {
    const [, flag, value] = /^--([^=]+)=(.*)$/s.exec(word) ?? [];
    if (flag === undefined || !Object.hasOwn(command.flags, flag) || command.flags[flag].type !== 'boolean') continue;
    if (value !== 'true' && value !== 'false')
      throw new UsageError(explain(`--${flag} is a switch and takes no value, but is given '${value}'`, command));
  }
}

/** Yargs makes a list of a flag that is given twice. */
function refuseRepeats(values: Readonly<Record<string, unknown>>, command: Command): void {
  for (const [flag, { array }] of Object.entries(command.flags)) {
    const value = values[flag];
    if (Array.isArray(value) && !array)
      throw new UsageError(explain(`--${flag} is given more than once: ${value.join(', ')}`, command));
  }
}

function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
