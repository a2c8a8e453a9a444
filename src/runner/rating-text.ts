/** Agents and their ratings in words, the same in every table. */
import type { Ends } from './ratings.js';

export interface Named {
  readonly spec: string;
  readonly cheats?: true;
}

/** Each spec, with a number from its second occurrence on, and a mark behind those that cheat. */
export function agentNames(agents: readonly Named[], mark = ' (cheats)'): string[] {
  return agents.map(({ spec, cheats }, i) => {
    const before = agents.slice(0, i).filter((other) => other.spec === spec).length;
    return `${spec}${before === 0 ? '' : ` #${before + 1}`}${cheats ? mark : ''}`;
  });
}

/** `+12 [-3, 27]`, or `> +447` and `< -447` where all points went one way; `-` where nothing is known. */
export function eloText(value: number | null, [low, high]: Ends): string {
  if (value !== null) return `${signed(value)} [${low?.toFixed(0) ?? '-∞'}, ${high?.toFixed(0) ?? '∞'}]`;
  return low !== null ? `> ${signed(low)}` : high !== null ? `< ${signed(high)}` : '-';
}

const signed = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(0)}`;
