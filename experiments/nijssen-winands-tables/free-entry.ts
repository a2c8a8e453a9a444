/**
 * Which rule about occupied stations do the published games without search follow? A simulation of its own, independent
 * of the library's rules, plays the players of Table III under each reading and prints a table.
 *   npx tsx experiments/nijssen-winands-tables/free-entry.ts [games]
 */
import { Rng } from '../../src/core/rng.js';
import { BLACK, BOARDS, FERRY } from '../../src/games/scotland-yard/boards.js';
import { buildMap } from '../../src/games/scotland-yard/map.js';
import { wilson } from '../../src/stats/proportion.js';

interface Reading {
  readonly name: string;
  /** Mr X may step on a detective, and is caught. */
  readonly enter: boolean;
  /** Several detectives may stand on one station. */
  readonly share: boolean;
}

interface Ride {
  readonly to: number;
  readonly ticket: number;
  readonly double: boolean;
}

const GAMES = Number(process.argv[2] ?? 2500);
const SEED = 2011;
const BOXES = 24;
const REVEALS = [3, 8, 13, 18, 24];
const BOARD = BOARDS.london;
const STARTS = 'deck' in BOARD.starts ? BOARD.starts.deck : [];
const { distance } = buildMap(BOARD);
const WIDTH = BOARD.stations + 1;
const rng = new Rng(SEED);

/** ADJACENT[ticket][station]; a black ticket pays for every line. */
const ADJACENT = [0, 1, 2, FERRY].map((transport) => neighbors([transport]));
ADJACENT[BLACK] = neighbors([0, 1, 2, FERRY]);

function neighbors(transports: readonly number[]): number[][] {
  const near = Array.from({ length: WIDTH }, () => new Set<number>());
  for (const [a, b] of transports.flatMap((t) => BOARD.lines[t])) {
    near[a].add(b);
    near[b].add(a);
  }
  return near.map((set) => [...set]);
}

const steps = (a: number, b: number): number => distance[a * WIDTH + b];

function best<T>(list: readonly T[], worth: (item: T) => number): T {
  const worths = list.map(worth);
  const most = Math.max(...worths);
  const ties = list.filter((_, i) => worths[i] === most);
  return ties[rng.below(ties.length)];
}

/** One game; true if the detectives win. */
function play(reading: Reading, isMrXGreedy: boolean, areDetectivesGreedy: boolean): boolean {
  const deck = [...STARTS];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  const detectives = deck.slice(0, 5);
  const stocks = detectives.map(() => [...BOARD.detectiveTickets]);
  const stock = [...BOARD.mrXTickets.slice(0, BLACK), detectives.length];
  let mrX = deck[5];
  let possible = new Set(deck.slice(5));
  let doubles = BOARD.doubles;

  const spread = (ticket: number): Set<number> =>
    new Set([...possible].flatMap((at) => ADJACENT[ticket][at]).filter((at) => !detectives.includes(at)));
  const nearest = (at: number): number => Math.min(...detectives.map((d) => steps(d, at)));
  const isShown = (box: number): boolean => REVEALS.includes(box);
  const rides = (from: number, tickets: readonly number[], isFree: (to: number) => boolean): Ride[] =>
    tickets.flatMap((left, ticket) =>
      left > 0 ? ADJACENT[ticket][from].filter(isFree).map((to) => ({ to, ticket, double: false })) : [],
    );
  const isOpen = (to: number): boolean => reading.enter || !detectives.includes(to);

  /** The one-ply Mr X: far away, then hard to find; a double where every single ride ends next to a detective. */
  const flee = (singles: readonly Ride[], box: number, mayDouble: boolean): Ride => {
    const hidden = (r: Ride): number => (isShown(box) ? 1 : spread(r.ticket).size);
    const single = best(singles, (r) => 1000 * nearest(r.to) + hidden(r));
    if (nearest(single.to) > 1 || !mayDouble) return single;
    const second = (r: Ride): number =>
      Math.max(0, ...ADJACENT[BLACK][r.to].filter((to) => !detectives.includes(to)).map(nearest));
    const double = best(singles, second);
    return second(double) > 1 ? { ...double, double: true } : single;
  };

  for (let box = 0; box < BOXES;) {
    let legs = 1;
    for (let leg = 0; leg < legs; leg++) {
      const singles = rides(mrX, stock, isOpen);
      if (singles.length === 0) return true;
      const mayDouble = leg === 0 && doubles > 0 && box <= BOXES - 2;
      const all = mayDouble ? [...singles, ...singles.map((r) => ({ ...r, double: true }))] : singles;
      const ride = isMrXGreedy ? flee(singles, box + 1, mayDouble) : all[rng.below(all.length)];
      if (ride.double) {
        legs = 2;
        doubles--;
      }
      stock[ride.ticket]--;
      mrX = ride.to;
      if (detectives.includes(mrX)) return true;
      possible = isShown(++box) ? new Set([mrX]) : spread(ride.ticket);
    }
    let hasMoved = false;
    for (let i = 0; i < detectives.length; i++) {
      const open = rides(detectives[i], stocks[i], (to) => reading.share || !detectives.includes(to));
      if (open.length === 0) continue;
      hasMoved = true;
      const toAll = (r: Ride): number => -[...possible].reduce((sum, at) => sum + steps(r.to, at), 0);
      const ride = areDetectivesGreedy ? best(open, toAll) : open[rng.below(open.length)];
      stocks[i][ride.ticket]--;
      stock[ride.ticket]++;
      detectives[i] = ride.to;
      if (ride.to === mrX) return true;
      possible.delete(ride.to);
    }
    if (!hasMoved) return false;
  }
  return false;
}

const READINGS: readonly Reading[] = [
  { name: 'as printed: nobody enters an occupied station', enter: false, share: false },
  { name: 'Mr X may step on a detective, and is caught', enter: true, share: false },
  { name: 'detectives may share a station', enter: false, share: true },
  { name: 'both', enter: true, share: true },
];
const CELLS = [
  { name: 'random / random', published: '51.4 ± 2.0', mrX: false, detectives: false },
  { name: 'random / greedy', published: '0.1 ± 0.1', mrX: true, detectives: false },
  { name: 'greedy / random', published: '100.0', mrX: false, detectives: true },
  { name: 'greedy / greedy', published: '51.0 ± 2.0', mrX: true, detectives: true },
];
console.log(`| reading | ${CELLS.map((c) => `${c.name} (${c.published})`).join(' | ')} |`);
console.log(`| --- |${' --- |'.repeat(CELLS.length)}`);
for (const reading of READINGS) {
  const cells = CELLS.map((cell) => {
    let wins = 0;
    for (let g = 0; g < GAMES; g++) if (play(reading, cell.mrX, cell.detectives)) wins++;
    const { low, high } = wilson(wins, GAMES);
    return `${((100 * wins) / GAMES).toFixed(1)} (${(100 * low).toFixed(1)} .. ${(100 * high).toFixed(1)})`;
  });
  console.log(`| ${reading.name} | ${cells.join(' | ')} |`);
}
