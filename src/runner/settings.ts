/** What a tournament is asked for, from a program, a file or the command line. */
import { z } from 'zod';
import { UsageError } from '../core/usage-error.js';
import { RECORD_MODES } from '../store/rows.js';
import { pathText } from './issue-path.js';
import { FORMATS } from './schedule.js';

const MAX_PAIRS = 1_000_000_000;
const MAX_WORKERS = 256;

const optionValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number()])).readonly(),
]);

export const settingsSchema = z.strictObject({
  game: z.string().min(1).describe('id of a listed game, or the path of a game file'),
  options: z.record(z.string(), optionValue).default({}).describe('options of the game that differ from its defaults'),
  agents: z
    .array(z.string().min(1))
    .min(2)
    .readonly()
    .describe('two or more: specs of listed agents, or paths of agent files'),
  format: z.enum(FORMATS).default('round-robin').describe('who meets whom'),
  pairs: z.int().min(1).max(MAX_PAIRS).default(100).describe('pairs of games of each pairing'),
  seed: z
    .union([z.int().min(0), z.string().min(1)])
    .default(1)
    .describe('a whole number, or any text'),
  record: z.enum(RECORD_MODES).default('none').describe('which games keep their moves'),
  sprt: z
    .strictObject({
      elo0: z.number(),
      elo1: z.number(),
      alpha: z.number().gt(0).lt(0.5).default(0.05),
      beta: z.number().gt(0).lt(0.5).default(0.05),
    })
    .refine(({ elo0, elo1 }) => elo0 < elo1, 'elo0 must be below elo1')
    .exactOptional()
    .describe('stop early: the two Elo leads of the first agent to decide between'),
  workers: z.int().min(1).max(MAX_WORKERS).exactOptional().describe('threads; one per core unless told'),
  queue: z.string().min(1).exactOptional().describe('a PostgreSQL server instead of threads; others take jobs there'),
  lease: z.number().gt(0).default(60).describe('seconds until a job that was taken there is given to somebody else'),
  out: z.string().min(1).exactOptional().describe('the results file; none unless told'),
  timeout: z.number().gt(0).exactOptional().describe('seconds that one game may take'),
});

/** As one writes them. */
export type TournamentSettings = z.input<typeof settingsSchema>;
/** With defaults filled in. */
export type CompleteSettings = z.output<typeof settingsSchema>;

export function parseSettings(settings: TournamentSettings): CompleteSettings {
  const parsed = settingsSchema.safeParse(settings);
  if (parsed.success) return parsed.data;
  throw new UsageError(parsed.error.issues.map((issue) => `tournament: ${describeIssue(issue)}`).join('\n'));
}

/** `agents[0]: …`, with what is allowed there. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const place = pathText(issue);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(settingsSchema.shape).join(', ');
    return `unknown key ${issue.keys.map((key) => `'${key}'`).join(', ')}${issue.path.length === 0 ? `; known: ${known}` : ''}`;
  }
  const field = settingsSchema.shape[issue.path[0] as keyof typeof settingsSchema.shape];
  // What is not a matter of form says itself what is allowed.
  const help =
    issue.code === 'custom' || field?.description === undefined
      ? ''
      : ` (${String(issue.path[0])}: ${field.description})`;
  return `${place === '' ? '' : `${place}: `}${issue.message}${help}`;
}
