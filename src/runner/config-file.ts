/** A tournament described in a YAML file. */
import { UsageError } from '../core/usage-error.js';
import { createGame, findFamily } from '../games/index.js';
import { createAgent } from '../specialists/index.js';
import { isFile } from './load.js';
import type { TournamentSettings } from './settings.js';
import { describeIssue, settingsSchema } from './settings.js';
import { parseYaml, readText } from './yaml-file.js';

type Options = NonNullable<TournamentSettings['options']>;

/** With what a form cannot tell: that the game is listed and takes these options, and that the agents can play it. */
const configSchema = settingsSchema.partial().superRefine(({ game: id, options = {}, agents = [] }, context) => {
  if (id === undefined || isFile(id)) return;
  const attempt = <T>(path: readonly (string | number)[], action: () => T): T | undefined => {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      context.addIssue({ code: 'custom', path: [...path], message: error.message });
      return undefined;
    }
  };
  if (attempt(['game'], () => findFamily(id)) === undefined) return;
  const game = attempt(['options', ...wrongOption(id, options)], () => createGame(id, options));
  if (game === undefined) return;
  agents.forEach((spec, i) => isFile(spec) || attempt(['agents', i], () => createAgent(spec, game)));
});

/** The first option that the game does not take, to show its place. */
function wrongOption(id: string, options: Options): string[] {
  const [issue] = findFamily(id).schema.safeParse(options).error?.issues ?? [];
  if (issue === undefined) return [];
  return issue.code === 'unrecognized_keys' ? [issue.keys[0]] : issue.path.slice(0, 1).map(String);
}

/** Settings as the file has them; what it leaves out may still come from flags. */
export function readConfigFile(path: string): Partial<TournamentSettings> {
  return parseConfig(path, readText(path));
}

export function parseConfig(path: string, text: string): Partial<TournamentSettings> {
  // As written: defaults are filled in later, since flags may go over the file.
  return parseYaml(path, text, configSchema, describeIssue).written as Partial<TournamentSettings>;
}
