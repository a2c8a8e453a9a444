import type { AgentKind } from '../agents/kind.js';
import type { Parameter, ParameterValues } from '../agents/parameters.js';
import type { Specialist } from './specialist.js';
import { specialist } from './specialist.js';

/**
 * The strongest player of a game that we know of, under one name for all games: another agent, with other values where
 * none are given. What they rest on is in experiments/best-players.
 */
export function bestAt(id: string, kind: AgentKind, values: ParameterValues): Specialist {
  const told = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  const best: Specialist = specialist(id, {
    ...kind,
    name: 'best',
    summary: `in ${id}: our strongest player, ${kind.name} with ${told.join(' ')} unless told`,
    variantOf: kind.name,
    parameters: kind.parameters.map((parameter) => withStandard(parameter, values[parameter.name])),
  });
  return {
    ...best,
    refuses: (game, given) =>
      game.id === id ? best.refuses(game, given) : `it plays detective games, and this is ${game.id}`,
  };
}

const withStandard = (parameter: Parameter, standard: number | string | undefined): Parameter =>
  standard === undefined ? parameter : ({ ...parameter, standard } as Parameter);
