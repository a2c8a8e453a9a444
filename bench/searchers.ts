/** Every agent that searches, in each of its ways to do so, at a game that asks something of it. */
export interface Searcher {
  readonly id: string;
  readonly spec: string;
  /** Goes by evaluations, which are fractions: the engine puts those in a box whenever a function returns one. */
  readonly boxes?: true;
}

const ITERATIONS = 2000;
const ismcts = (more: string): string => `ismcts(iterations=${ITERATIONS},${more})`;

const BLIND = [
  'flat(playouts=100)',
  `pimc(iterations=${ITERATIONS})`,
  ...['own', 'all', 'each', 'redeal'].map((observer) => ismcts(`observer=${observer}`)),
  ...['exp3', 'regret'].map((policy) => ismcts(`policy=${policy}`)),
  ...['exact', 'particles', 'filter'].map((belief) => ismcts(`belief=${belief}`)),
  ismcts('rollout=mast'),
  ismcts('bias=10'),
  ismcts('final=sample'),
  `nijssen-winands(playouts=${ITERATIONS})`,
];
const FAR_SIGHTED = ['greedy', 'ismcts(iterations=200,rollout=greedy,depth=24)', 'rehearsal(iterations=3000)'];

export const SEARCHERS: readonly Searcher[] = [
  { id: 'tic-tac-toe', spec: `mcts(iterations=${ITERATIONS})` },
  { id: 'leduc-poker', spec: `oos(iterations=${ITERATIONS})` },
  ...BLIND.map((spec) => ({ id: 'scotland-yard', spec })),
  ...FAR_SIGHTED.map((spec) => ({ id: 'scotland-yard', spec, boxes: true as const })),
];
