/** A tournament described in a YAML file. */
import type { TournamentSettings } from './settings.js';
import { describeIssue, settingsSchema } from './settings.js';
import { parseYaml, readText } from './yaml-file.js';

/** Settings as the file has them; what it leaves out may still come from flags. */
export function readConfigFile(path: string): Partial<TournamentSettings> {
  return parseConfig(path, readText(path));
}

export function parseConfig(path: string, text: string): Partial<TournamentSettings> {
  // As written: defaults are filled in later, since flags may go over the file.
  return parseYaml(path, text, settingsSchema.partial(), describeIssue).written as Partial<TournamentSettings>;
}
