import type { Agent } from '../core/agent.js';
import type { Game } from '../core/game.js';
import type { Parameter, ParameterValues } from './parameters.js';

/** An agent as it is listed. */
export interface AgentKind {
  readonly name: string;
  /** One line for `irregulars agents`. */
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  /** The agent that this is, under another name and with other standard values. */
  readonly variantOf?: string;
  /** Why it cannot play this game, with these values or, where none are given, at all; undefined when it can. */
  refuses?(game: Game, values?: ParameterValues): string | undefined;
  create(spec: string, values: ParameterValues): Agent;
}
