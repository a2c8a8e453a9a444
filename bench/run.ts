/** `npm run bench`: measures suites in fresh processes and prints, compares or publishes what it found. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Comparison } from './against.js';
import { buildRevision, compare, formatComparisons } from './against.js';
import { orComplain } from './command-line.js';
import type { Figure } from './figures.js';
import { leaksIn } from './figures.js';
import { measure } from './measure.js';
import { growthTable, machine, performanceTable, writeBetweenMarks } from './readme.js';
import type { Request } from './request.js';
import { HELP, readRequest } from './request.js';
import { formatFigures } from './table-text.js';
import type { GameShares } from './where-table.js';
import { whereTable, whereTimeGoes } from './where-table.js';

/** Where the programs are: the sources, or what was compiled from them. */
const build = dirname(dirname(fileURLToPath(import.meta.url)));
const root = import.meta.url.endsWith('.ts') ? build : dirname(build);

await orComplain(async () => {
  const request = readRequest(process.argv.slice(2));
  if (request === undefined) console.log(HELP);
  else await run(request);
});

async function run(request: Request): Promise<void> {
  const { suites, families, effort, against, json, publish, where } = request;
  const other = against === undefined ? undefined : buildRevision(root, against);
  const builds = other ? [build, other.folder] : [build];
  const figures: Figure[] = [];
  const comparisons: Comparison[] = [];
  try {
    for (const suite of suites)
      for (const program of suite.programs(families)) {
        process.stderr.write(`${suite.name}, ${program.name} ...\n`);
        const [ours, theirs] = await measure(suite.name, program, builds, effort);
        figures.push(...ours.map((figure) => withFloor(figure, request.floor)));
        if (theirs) comparisons.push(...ours.map((figure, i) => compare(figure, theirs[i])));
      }
  } finally {
    other?.remove();
  }
  const profiles = where ? await whereTimeGoes(families, build, effort.scale) : [];
  const leaks = leaksIn(figures);
  if (json) console.log(JSON.stringify({ machine: machine(), effort, figures, comparisons, where: profiles, leaks }));
  else {
    if (figures.length > 0) console.log(formatFigures(figures));
    if (other) console.log(`\n${formatComparisons(comparisons, against!)}`);
    if (where) console.log(whereTable(profiles));
    console.log(machine());
  }
  if (publish) publishTables(figures, profiles);
  for (const leak of leaks) console.error(`bench: ${leak}`);
  process.exitCode = leaks.length > 0 ? 1 : 0;
}

/** Each table that was measured, where it belongs. */
function publishTables(figures: readonly Figure[], profiles: readonly GameShares[]): void {
  const has = (name: string): boolean => figures.some(({ suite }) => suite === name);
  const page = join(root, 'bench', 'README.md');
  if (has('playouts')) writeBetweenMarks(join(root, 'README.md'), 'bench', performanceTable(figures));
  if (has('growth')) writeBetweenMarks(page, 'growth', growthTable(figures));
  if (profiles.length > 0) writeBetweenMarks(page, 'where', whereTable(profiles));
}

/** The same figure judged by another floor. */
function withFloor(figure: Figure, floor: number | undefined): Figure {
  if (floor === undefined || figure.memory?.floor === undefined) return figure;
  return { ...figure, memory: { ...figure.memory, floor } };
}
