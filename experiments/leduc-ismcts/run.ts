/**
 * Is our information-set search as exploitable in Leduc poker as the published one? See README.md.
 *   npx tsc -p experiments && cp package.json build/
 *   node build/experiments/leduc-ismcts/run.js [simulations] [runs] [observer]
 */
import type { FINAL_CHOICES } from '../../src/agents/final-choice.js';
import { FinalChoice } from '../../src/agents/final-choice.js';
import { Forest } from '../../src/agents/forest.js';
import { ismcts } from '../../src/agents/ismcts.js';
import type { Search } from '../../src/agents/search.js';
import { TreeSearch } from '../../src/agents/search.js';
import { treeSettings } from '../../src/agents/search-parameters.js';
import { parseSpec, readParameters } from '../../src/agents/spec.js';
import { Rng } from '../../src/core/rng.js';
import { deriveSeed } from '../../src/core/seed.js';
import { View } from '../../src/core/view.js';
import { LEDUC_CHIPS } from '../../src/games/calibration/leduc-poker.js';
import { createGame } from '../../src/games/index.js';
import { exploitability } from '../../src/solvers/best-response.js';
import { buildGraph } from '../../src/solvers/build-graph.js';

const SEED = 2023;
/** Exploration constants of the table, for results in chips; ours are for results in [0, 1]. */
const CONSTANTS = [1, 5, 10, 13, 26];
/** Thousandths of a chip, by simulations and constant: drawn by visits, most visits, best value. */
const PUBLISHED: Readonly<Record<string, readonly (readonly number[])[]>> = {
  100: [
    [1489, 1509, 1333],
    [1239, 1145, 1094],
    [1213, 1195, 1245],
    [1218, 1292, 1227],
    [1448, 1747, 1568],
  ],
  1000: [
    [1323, 1218, 1177],
    [699, 778, 681],
    [697, 601, 632],
    [741, 759, 744],
    [966, 1029, 1057],
  ],
  10000: [
    [1348, 948, 1134],
    [516, 582, 538],
    [490, 485, 480],
    [511, 465, 470],
    [631, 575, 570],
  ],
};
/** In the order of the table. */
const FINALS = ['sample', 'visits', 'value'] as const satisfies readonly (typeof FINAL_CHOICES)[number][];
const TITLES = ['drawn by visits', 'most visits', 'best value'];
const TOLERANCE = 0.15;

const [simulations = 1000, runs = 5] = process.argv.slice(2, 4).map(Number);
const observer = process.argv[4] ?? 'each';
const game = createGame('leduc-poker');
const graph = buildGraph(game);
const views = game.roles.map((_, player) => new View(game, player));
const choices = FINALS.map((name) => new FinalChoice(name, 1));
const rng = new Rng(0);

function searchFor(player: number, c: number): Search {
  const spec = `ismcts(iterations=${simulations},observer=${observer},c=${c},rollout=random,depth=0,bias=0)`;
  const settings = treeSettings(readParameters(parseSpec(spec), ismcts.parameters));
  const Kind = observer === 'each' || observer === 'redeal' ? Forest : TreeSearch;
  return new Kind(game, player, rng, settings);
}

/** One search in every information set; its policy by each final choice, and how exploitable that is. */
function exploitabilities(searches: readonly Search[], seed: number): number[] {
  const policies = FINALS.map(() => new Float64Array(graph.slotCount));
  for (let i = 0; i < graph.infosetCount; i++) {
    const player = graph.player[i];
    const view = views[player];
    const search = searches[player];
    view.show(graph.example(i));
    rng.seed(deriveSeed(seed, i));
    search.clear();
    for (let k = 0; k < simulations; k++) {
      view.sample(search.state, rng);
      search.iterate();
    }
    policies.forEach((policy, f) =>
      choices[f].mix(search.tree, view, policy.subarray(graph.firstSlot[i], graph.firstSlot[i + 1])),
    );
  }
  return policies.map((policy) => 1000 * LEDUC_CHIPS * exploitability(graph, policy));
}

console.log(`${simulations} simulations, mean of ${runs} runs, observer=${observer}, seed ${SEED}\n`);
console.log('| C | choice | published | ours | standard error | difference | within 15 % |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
let close = 0;
CONSTANTS.forEach((constant, row) => {
  const searches = game.roles.map((_, player) => searchFor(player, constant / (2 * LEDUC_CHIPS)));
  const found = Array.from({ length: runs }, (_, run) => exploitabilities(searches, deriveSeed(SEED, constant, run)));
  TITLES.forEach((title, f) => {
    const mean = found.reduce((sum, run) => sum + run[f], 0) / runs;
    const variance = found.reduce((sum, run) => sum + (run[f] - mean) ** 2, 0) / (runs - 1);
    const published = PUBLISHED[simulations][row][f];
    const difference = mean / published - 1;
    if (Math.abs(difference) <= TOLERANCE) close++;
    console.log(
      `| ${constant} | ${title} | ${published} | ${mean.toFixed(0)} | ${Math.sqrt(variance / runs).toFixed(0)} |` +
        ` ${(100 * difference).toFixed(1)} % | ${Math.abs(difference) <= TOLERANCE ? 'yes' : 'no'} |`,
    );
  });
});
console.log(`\n${close} of ${CONSTANTS.length * FINALS.length} cells are within 15 %.`);
