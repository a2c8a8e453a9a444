/** What clues, honest words and lies are worth to a Detective, in bits. */
import { newState } from '../../src/core/game.js';
import { Table } from '../../src/core/table.js';
import * as layout from '../../src/games/ghost-letters/layout.js';
import type { GhostLettersOptions } from '../../src/games/ghost-letters/options.js';
import { DETECTIVE } from '../../src/games/ghost-letters/roles.js';
import { createGame } from '../../src/games/index.js';
import type { BeliefStep } from '../../src/specialists/ghost-letters/trace.js';
import { traceBelief } from '../../src/specialists/ghost-letters/trace.js';
import { createAgent } from '../../src/specialists/index.js';

const PLAYERS = [4, 7, 10];
const GAMES = 200;
/** How the Ghost and his listeners behave by default. */
const MANNER = { threshold: -0.9, sharpness: 1.5 };

/** A table: the mean over all steps of the first Detective's belief in so many games, with its standard error. */
export function bitsTable(seed: number): string {
  const lines = ['| players | one clue | one honest act | one lie |', '| --- | --- | --- | --- |'];
  for (const players of PLAYERS) {
    const steps = stepsOf(players, seed);
    const cells = (['clues', 'truth told', 'lie'] as const).map((kind) => mean(steps.filter((s) => s.kind === kind)));
    lines.push(`| ${players} | ${cells.join(' | ')} |`);
  }
  return lines.join('\n');
}

function stepsOf(players: number, seed: number): BeliefStep[] {
  const game = createGame('ghost-letters', { players });
  const setup = layout.createSetup(game.options as unknown as GhostLettersOptions);
  const table = new Table(
    game,
    game.roles.map(() => createAgent('greedy', game)),
  );
  const s = newState(game);
  const steps: BeliefStep[] = [];
  for (let pair = 0; pair < GAMES; pair++) {
    table.play(seed, pair, 0);
    game.reset(s);
    for (let i = 0; i < table.moveCount; i++) game.apply(s, table.moves[i]);
    let seat = 1;
    while (s[setup.role + seat] !== DETECTIVE) seat++;
    const all = traceBelief(game, table.moves.subarray(0, table.moveCount), seat, MANNER);
    steps.push(...all.filter((step) => step.seat !== seat));
  }
  return steps;
}

function mean(steps: readonly BeliefStep[]): string {
  const values = steps.map((step) => step.towardsTruth / step.count);
  const average = values.reduce((sum, x) => sum + x, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + (x - average) ** 2, 0) / (values.length - 1);
  return `${average.toFixed(3)} ± ${Math.sqrt(variance / values.length).toFixed(3)} (${values.length})`;
}
