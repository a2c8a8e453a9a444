/**
 * What there is to measure: suites of programs. Sizes of batches are chosen so that one takes a tenth of a second or
 * more: the first three of a process are not counted, and by then the engine has compiled what they do.
 */
import type { GameFamily } from '../src/core/family.js';
import { GROWTH } from './growth.js';
import type { Program, ServedProgram } from './measure.js';
import { SEARCHERS } from './searchers.js';

export interface Suite {
  readonly name: string;
  readonly what: string;
  /** Part of a run that names no suite. */
  readonly usual: boolean;
  programs(families: readonly GameFamily[]): readonly Program[];
}

/** Nothing is allocated for a single ply; this is room for what the engine itself keeps about its code. */
const BYTES_A_PLY = 0.5;
/** A decision may keep some kilobytes; nothing for each of its iterations, where the least object would take 16 bytes. */
const BYTES_AN_ITERATION = 4;

const ITERATIONS = 2000;
/** Random plies before the decision: well into a game, and into the shortest ones. */
const PLIES = 19;
const FEW_PLIES = 2;

const USUAL_BATCH = 40_000;
/** Games a batch, where the usual number takes too long or too short. */
const BATCHES: Readonly<Record<string, number>> = {
  holmes: 8_000,
  'ghost-letters': 4_000,
  'tic-tac-toe': 500_000,
  'kuhn-poker': 1_000_000,
  'leduc-poker': 500_000,
  'phantom-tic-tac-toe': 250_000,
};

export const SUITES: readonly Suite[] = [
  {
    name: 'playouts',
    what: 'random games through the public interface, every game and edition',
    usual: true,
    programs: (families) => editionsOf(families).map(({ name, id, options }) => playouts(name, id, options)),
  },
  {
    name: 'search',
    what: `decisions of ismcts with ${ITERATIONS} iterations, every game and edition`,
    usual: true,
    programs: (families) => editionsOf(families).map(({ name, id, options }) => search(name, id, options)),
  },
  {
    name: 'agents',
    what: 'decisions of every agent that searches, in each of its ways',
    usual: false,
    programs: (families) =>
      SEARCHERS.filter(({ id }) => families.some((family) => family.id === id)).map(({ id, spec, boxes }) => ({
        ...search(`${spec} at ${id}`, id, {}, spec),
        items: 20,
        ...(boxes && { floor: Infinity }),
      })),
  },
  {
    name: 'micro',
    what: 'single functions: legalMoves, apply, copy, observe, determinize, hash, random numbers',
    usual: true,
    programs: (families) =>
      editionsOf(families).map(({ name, id, options }) => ({
        name,
        script: 'micro',
        args: [name, id, JSON.stringify(options)],
      })),
  },
  {
    name: 'startup',
    what: 'from nothing to the help of the command line, and to a worker that is ready',
    usual: true,
    programs: () => [{ name: 'startup', script: 'startup', args: [] }],
  },
  {
    name: 'presets',
    what: 'playouts of every preset of every game',
    usual: false,
    programs: (families) =>
      families.flatMap(({ id, presets }) =>
        Object.entries(presets).map(([name, { options }]) => playouts(`${id} ${name}`, id, options)),
      ),
  },
  {
    name: 'growth',
    what: 'how cost grows with detectives, log, players and deck; memory of a tree; size of a results file',
    usual: false,
    programs: (families) => GROWTH.filter(({ id }) => families.some((family) => family.id === id)).map(growing),
  },
  {
    name: 'runs',
    what: 'whole tournaments of random players, by number of workers',
    usual: false,
    programs: () =>
      [1, 2].map((workers) => ({
        name: `scotland-yard, ${workers} worker${workers === 1 ? '' : 's'}`,
        script: 'runs',
        args: ['scotland-yard', '{}', 'random', String(workers)],
        items: 1_000_000,
        unit: 'game',
        plural: 'games',
        counts: 'items',
        byClock: true,
      })),
  },
  {
    name: 'store',
    what: 'games a second into a results file and back',
    usual: false,
    programs: () => [
      {
        name: 'results file',
        script: 'store',
        args: [],
        items: 200_000,
        unit: 'game',
        plural: 'games',
        counts: 'units',
      },
    ],
  },
];

/** A game by itself, and the second box of Holmes, which is a game of its own. */
export function editionsOf(
  families: readonly GameFamily[],
): { readonly name: string; readonly id: string; readonly options: object }[] {
  return families.flatMap(({ id }) => {
    const own = { name: id, id, options: {} };
    return id === 'holmes' ? [own, { name: `${id} moriarty`, id, options: { edition: 'moriarty' } }] : [own];
  });
}

function playouts(name: string, id: string, options: object): ServedProgram {
  return {
    name,
    script: 'playouts',
    args: [id, JSON.stringify(options)],
    items: BATCHES[id] ?? USUAL_BATCH,
    unit: 'ply',
    plural: 'plies',
    counts: 'units',
    floor: BYTES_A_PLY,
  };
}

function search(name: string, id: string, options: object, spec = `ismcts(iterations=${ITERATIONS})`): ServedProgram {
  const isShort = BATCHES[id] > USUAL_BATCH;
  const isSlow = BATCHES[id] < USUAL_BATCH;
  return {
    name,
    script: 'search',
    args: [id, JSON.stringify(options), spec, String(isShort ? FEW_PLIES : PLIES)],
    items: isSlow ? 20 : 100,
    unit: 'iteration',
    plural: 'iterations',
    counts: 'units',
    floor: BYTES_AN_ITERATION,
  };
}

function growing({ id, options, what }: (typeof GROWTH)[number]): Program {
  const grown = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  const name = [id, ...grown].join(' ');
  if (what === 'memory') return { name, script: 'memory', args: [id] };
  return what === 'playouts' ? playouts(`playouts, ${name}`, id, options) : search(`ismcts, ${name}`, id, options);
}
