/** Games and agents by the text that names them: listed ones by name, a user's own by the path of their file. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Agent } from '../core/agent.js';
import type { Game, GameOptions } from '../core/game.js';
import { defineGame } from '../core/game.js';
import { UsageError } from '../core/usage-error.js';
import { fetchGame } from '../games/shelf.js';
import type { RunAgent } from '../store/rows.js';
import { fetchAgent } from '../specialists/shelf.js';

export interface LoadedGame {
  readonly game: Game;
  readonly digest?: string;
}

/** Makes any number of agents of one kind, each for one seat. */
export interface LoadedAgent {
  readonly facts: RunAgent;
  create(): Agent;
}

/** What a game file exports by default: the rules, or a function that makes them from options. */
type GameExport = Game | ((options: GameOptions) => Game);
/** What an agent file exports by default: a function that makes an agent for a game. */
type AgentExport = (game: Game, parameters: Readonly<Record<string, string>>) => Agent;

/** `./my-agent.js`, `../x/agent.mjs(depth=3)`: a path, not a name. */
const FILE = /^(.*\.m?js)(?:\((.*)\))?$/;

export const isFile = (text: string): boolean => FILE.test(text);

/** Options of a listed game are complete: those of a game that `createGame` made. */
export async function loadGame(text: string, options: GameOptions, directory: string): Promise<LoadedGame> {
  if (!isFile(text)) return { game: await fetchGame(text, options) };
  const { made, digest } = await importDefault<GameExport>(text, directory, 'a game, or a function that makes one');
  const game = typeof made === 'function' ? made(options) : defineGame(made);
  if (typeof made !== 'function' && Object.keys(options).length > 0)
    throw new UsageError(`${text} takes no options; given: ${Object.keys(options).join(', ')}`);
  return { game, digest };
}

export async function loadAgent(text: string, game: Game, directory: string): Promise<LoadedAgent> {
  const [, path, list = ''] = FILE.exec(text) ?? [];
  if (path === undefined) {
    const create = await fetchAgent(text, game);
    return { facts: factsOf(create()), create };
  }
  const { made, digest } = await importDefault<AgentExport>(path, directory, 'a function that makes an agent');
  if (typeof made !== 'function') throw new UsageError(`${path}: its default export is not a function (game) => agent`);
  const parameters = Object.fromEntries(list.split(',').flatMap((word) => readParameter(text, word)));
  const create = (): Agent => requireAgent(path, made(game, parameters));
  return { facts: { ...factsOf(create()), spec: text, digest }, create };
}

function readParameter(text: string, word: string): [string, string][] {
  if (word.trim() === '') return [];
  const [key, value, ...rest] = word.split('=').map((part) => part.trim());
  if (!key || !value || rest.length > 0) throw new UsageError(`agent '${text}': '${word}' is not key=value`);
  return [[key, value]];
}

async function importDefault<T>(path: string, directory: string, wanted: string): Promise<{ made: T; digest: string }> {
  const file = resolve(directory, path);
  let source: Buffer;
  try {
    source = readFileSync(file);
  } catch {
    throw new UsageError(`${path}: cannot be read; it should be a file that exports ${wanted}`);
  }
  const module = (await import(pathToFileURL(file).href)) as { default?: T };
  if (module.default === undefined) throw new UsageError(`${path}: has no default export; it should be ${wanted}`);
  return { made: module.default, digest: createHash('sha256').update(source).digest('hex') };
}

/** Results are a function of the settings, and no clock is one of those. */
function factsOf(agent: Agent): RunAgent {
  if (!agent.usesClock) return { spec: agent.spec, ...(agent.cheats && { cheats: true }) };
  throw new UsageError(`agent ${agent.spec} thinks by the clock, so its games cannot be repeated: give it iterations`);
}

function requireAgent(path: string, agent: Agent): Agent {
  for (const method of ['reset', 'choose'] as const)
    if (typeof agent?.[method] !== 'function') throw new UsageError(`${path}: the agent it makes has no ${method}()`);
  return agent;
}
