/** The text that builds an agent: `name` or `name(key=value,…)`. */
import { oneOf, UsageError } from '../core/usage-error.js';
import type { Parameter, ParameterValues } from './parameters.js';

export interface AgentSpec {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Splits the text; whether there is such an agent is not its business. */
export function parseSpec(text: string): AgentSpec {
  const match = /^\s*([a-z][a-z0-9-]*)\s*(?:\(([^()]*)\))?\s*$/.exec(text);
  if (!match) throw new UsageError(`agent '${text}' is not written as name or name(key=value,…)`);
  const values: Record<string, string> = {};
  for (const pair of (match[2] ?? '').split(',').filter((part) => part.trim() !== '')) {
    const [key, value, ...rest] = pair.split('=').map((part) => part.trim());
    if (!key || !value || rest.length > 0) throw new UsageError(`agent '${text}': '${pair}' is not key=value`);
    if (Object.hasOwn(values, key)) throw new UsageError(`agent '${text}': ${key} is given twice`);
    values[key] = value;
  }
  return { name: match[1], values };
}

/** The parameters of `spec` with defaults filled in, each checked against its range. */
export function readParameters(spec: AgentSpec, table: readonly Parameter[]): ParameterValues {
  for (const key of Object.keys(spec.values))
    if (!table.some((p) => p.name === key))
      throw new UsageError(
        `agent ${spec.name} has no parameter '${key}'; it has ${oneOf(table.map((p) => p.name)) || 'none'}`,
      );
  return Object.fromEntries(table.map((p) => [p.name, readValue(spec, p)]));
}

function readValue(spec: AgentSpec, p: Parameter): number | string {
  const text = spec.values[p.name];
  if (text === undefined) return p.standard;
  const value = 'words' in p ? text : Number(text);
  if (!isAllowed(value, p))
    throw new UsageError(`agent ${spec.name}: ${p.name}=${text} is not ${rangeOf(p)} (${p.help})`);
  return value;
}

function isAllowed(value: number | string, p: Parameter): boolean {
  if ('words' in p) return p.words.includes(String(value));
  return Number(value) >= p.min && Number(value) <= p.max && (!p.integer || Number.isInteger(value));
}

/** The shortest text for these values: what equals its default is left out. */
export function printSpec(name: string, values: ParameterValues, table: readonly Parameter[]): string {
  const told = table.filter((p) => values[p.name] !== p.standard).map((p) => `${p.name}=${values[p.name]}`);
  return told.length > 0 ? `${name}(${told.join(',')})` : name;
}

/** What a parameter may be, in words. */
export function rangeOf(p: Parameter): string {
  return 'words' in p ? oneOf(p.words) : `${p.integer ? 'a whole number' : 'a number'} from ${p.min} to ${p.max}`;
}
