/** The profile of every game's random play, as one table. */
import type { GameFamily } from '../src/core/family.js';
import { linesOf, scriptCommand } from './measure.js';
import { editionsOf } from './suites.js';
import { markdownTable } from './table-text.js';
import type { Share } from './where.js';

export interface GameShares {
  readonly game: string;
  readonly shares: readonly Share[];
}

/** Functions that take less are left out of the table. */
const LEAST_SHARE = 0.03;

export async function whereTimeGoes(
  families: readonly GameFamily[],
  build: string,
  scale: number,
): Promise<GameShares[]> {
  const all: GameShares[] = [];
  for (const { name, id, options } of editionsOf(families)) {
    process.stderr.write(`where, ${name} ...\n`);
    const [line] = await linesOf([...scriptCommand(build, 'where'), id, JSON.stringify(options), String(scale)]);
    all.push({ game: name, shares: JSON.parse(line) as Share[] });
  }
  return all;
}

export function whereTable(games: readonly GameShares[]): string {
  return markdownTable(games, [
    ['game', ({ game }) => game],
    ['functions by their own share of the time', ({ shares }) => shareText(shares)],
  ]);
}

function shareText(shares: readonly Share[]): string {
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  const large = shares.filter(({ share }) => share >= LEAST_SHARE);
  const rest = shares.reduce((sum, { share }) => sum + share, 0) - large.reduce((sum, { share }) => sum + share, 0);
  return [...large.map(({ name, share }) => `${name} ${percent(share)}`), `others ${percent(rest)}`].join('; ');
}
