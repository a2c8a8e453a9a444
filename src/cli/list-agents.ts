/** `irregulars agents`. */
import type { Specialist } from '../specialists/index.js';
import { ALL_AGENTS } from '../specialists/index.js';
import { CHEATS } from '../agents/index.js';
import type { AgentKind } from '../agents/kind.js';
import { rangeOf } from '../agents/spec.js';
import { columns } from './columns.js';
import type { Io } from './io.js';
import { writeJson, writeLines } from './io.js';

const CHEATS_HEADING = 'CHEATS: they look at what is hidden, play in tournaments only, and are marked in every table';

export function listAgents({ json }: { json?: boolean | undefined }, io: Io): void {
  const cheats = CHEATS.map((kind) => ({ ...agentFacts(kind), cheats: true }));
  if (json) writeJson(io, [...ALL_AGENTS.map(agentFacts), ...cheats]);
  else writeLines(io, [...ALL_AGENTS.flatMap(lines), '', CHEATS_HEADING, '', ...CHEATS.flatMap(lines)]);
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

/** What a variant has in common with its original is told there. */
function lines({ name, summary, parameters, variantOf }: AgentKind): string[] {
  const told = variantOf === undefined ? parameters : [];
  const rows = told.map((p) => [`${p.name}=${p.standard}`, rangeOf(p), p.help]);
  return [`${name}: ${summary}`, ...columns(rows, '  ')];
}
