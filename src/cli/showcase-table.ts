/** The results of a showcase as tables. */
import Table from 'cli-table3';
import pc from 'picocolors';
import type { Interval } from '../stats/interval.js';
import { countPairs, pairScore } from '../stats/pairs.js';
import { wilson } from '../stats/proportion.js';

/** One agent as Mr X against one as the detectives, game by game. */
export interface Pairing {
  readonly mrX: string;
  readonly detectives: string;
  /** Its games are those of the pairs from here on. */
  readonly firstPair: number;
  readonly leg: number;
  readonly mrXWon: boolean[];
  readonly faults: string[];
}

export function pairingTable(pairings: readonly Pairing[], color: boolean): string {
  const rows = pairings.map(({ mrX, detectives, mrXWon }) => [
    mrX,
    detectives,
    wins(mrXWon),
    wins(mrXWon.map((won) => !won)),
  ]);
  return table(['mr-x', 'detectives', 'mr-x wins', 'detectives win'], rows, color);
}

/** Games against oneself say nothing here and are left out. */
export function totalTable(pairings: readonly Pairing[], specs: readonly string[], color: boolean): string {
  const rows = specs.map((spec) => {
    const hiding = pairings.filter((p) => p.mrX === spec && p.detectives !== spec);
    const hunting = pairings.filter((p) => p.detectives === spec && p.mrX !== spec);
    const hidden = hiding.flatMap((p) => p.mrXWon);
    const caught = hunting.flatMap((p) => p.mrXWon.map((won) => !won));
    // Opponents come in the same order in both lists, so the games of a pair have the same index.
    const pairs = countPairs(hidden.map((won, i) => [Number(won), Number(caught[i])] as const));
    const { mean, interval } = pairScore(pairs);
    const faults = [...hiding, ...hunting].reduce((total, p) => total + p.faults.length, 0);
    return [spec, wins(hidden), wins(caught), percent(mean, interval), String(faults)];
  });
  return table(['agent', 'wins as mr-x', 'wins as detectives', 'both', 'faults'], rows, color);
}

/** `25   62.5 % [47.0, 75.8]`: how many, how often, and Wilson's interval for it. */
function wins(results: readonly boolean[]): string {
  const won = results.filter(Boolean).length;
  const count = String(won).padStart(String(results.length).length);
  return `${count}  ${percent(won / results.length, wilson(won, results.length))}`;
}

function percent(rate: number, { low, high }: Interval): string {
  const [middle, from, to] = [rate, low, high].map((value) => (100 * value).toFixed(1));
  return `${middle.padStart(5)} % [${from}, ${to}]`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[], color: boolean): string {
  const { bold } = pc.createColors(color);
  // The table's own colors stay off: it would use them on a pipe as well.
  const built = new Table({ head: head.map((word) => bold(word)), style: { head: [], border: [], compact: true } });
  for (const row of rows) built.push([...row]);
  return built.toString();
}
