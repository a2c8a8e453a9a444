/** `irregulars agents`. */
import type { Specialist } from '../specialists/index.js';
import { ALL_AGENTS } from '../specialists/index.js';
import type { AgentKind } from '../agents/kind.js';
import { rangeOf } from '../agents/spec.js';
import { columns } from './columns.js';
import type { Io } from './io.js';
import { writeJson, writeLines } from './io.js';

export function listAgents({ json }: { json?: boolean | undefined }, io: Io): void {
  if (json) writeJson(io, ALL_AGENTS.map(agentFacts));
  else writeLines(io, ALL_AGENTS.flatMap(lines));
}

function agentFacts(kind: AgentKind | Specialist): object {
  const { name, summary, parameters } = kind;
  return {
    name,
    ...('game' in kind && { game: kind.game }),
    summary,
    parameters: parameters.map(({ standard, ...rest }) => ({ ...rest, default: standard })),
  };
}

function lines({ name, summary, parameters }: AgentKind): string[] {
  const rows = parameters.map((p) => [`${p.name}=${p.standard}`, rangeOf(p), p.help]);
  return [`${name}: ${summary}`, ...columns(rows, '  ')];
}
