/** Results as tables of percentages with 95 % intervals. */
import { wilson } from '../../src/stats/proportion.js';
import type { Line } from './lines.js';
import { LINES } from './lines.js';
import type { Counts } from './play.js';

type Results = Readonly<Record<string, Counts>>;
type Row = readonly [Line, Counts];

const percent = (share: number): string => (100 * share).toFixed(1);
const cell = (count: number, games: number): string => {
  const { low, high } = wilson(count, games);
  return `${percent(count / games)} (${percent(low)}–${percent(high)})`;
};
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export function tables(results: Results): string {
  const rows = LINES.flatMap((line): Row[] => {
    const counts = results[JSON.stringify([line.options, line.agent])] as Counts | undefined;
    return counts?.games === line.games ? [[line, counts]] : [];
  });
  const standard = rows.filter(([{ table: name, options }]) => name === 'noise' && options.noise === undefined);
  return [
    '### Win shares by role at the standard noise of 75\n',
    byRole(standard),
    '\n### What the detectives win by noise\n',
    byNoise(rows.filter(([{ table: name }]) => name === 'noise')),
    '\n### Without the Witness\n',
    againstStandard(rows, 'witness', standard),
    '\n### With a guilty side that keeps silent in discussions\n',
    againstStandard(rows, 'silence', standard),
    '\n### With a Blackmailer\n',
    table(
      ['players', 'games', 'detectives', 'Killer', 'Blackmailer'],
      rows
        .filter(([{ table: name }]) => name === 'blackmailer')
        .map(([{ options }, c]) => [
          ...[String(options.players), String(c.games), cell(c.solved, c.games)],
          ...[cell(c.unsolved + c.unmasked, c.games), cell(c.blackmailed, c.games)],
        ]),
    ),
  ].join('\n');
}

function byRole(rows: readonly Row[]): string {
  const heads = ['players', 'games', 'Ghost, Detectives, Witness, Expert', 'Killer', 'Accomplice'];
  return table(
    [...heads, 'rows right', 'Killer arrested', "Killer's guess right"],
    rows.map(([{ options }, c]) => [
      ...[String(options.players), String(c.games), cell(c.solved, c.games)],
      cell(c.unsolved + c.unmasked, c.games),
      c.accomplices > 0 ? cell(c.freeAccomplices, c.accomplices) : '–',
      ...[percent(c.rows / (3 * c.games)), percent(c.caught / c.games)],
      Number(options.players) >= 7 ? cell(c.unmasked, c.verdicts) : '–',
    ]),
  );
}

function byNoise(rows: readonly Row[]): string {
  const players = [...new Set(rows.map(([{ options }]) => Number(options.players)))];
  const at = (n: number, noise: number | undefined): string => {
    const row = rows.find(([{ options }]) => options.players === n && options.noise === noise);
    return row ? cell(row[1].solved, row[1].games) : '–';
  };
  return table(
    ['players', 'noise 0', 'noise 75', 'noise 150'],
    players.map((n) => [String(n), at(n, 0), at(n, undefined), at(n, 150)]),
  );
}

function againstStandard(rows: readonly Row[], name: Line['table'], standard: readonly Row[]): string {
  return table(
    ['players', 'games', 'detectives win', 'as usual', 'Killer arrested', 'as usual'],
    rows
      .filter(([line]) => line.table === name)
      .map(([{ options }, c]) => {
        const usual = standard.find(([line]) => line.options.players === options.players)?.[1];
        return [
          ...[String(options.players), String(c.games), cell(c.solved, c.games)],
          usual ? cell(usual.solved, usual.games) : '–',
          ...[percent(c.caught / c.games), usual ? percent(usual.caught / usual.games) : '–'],
        ];
      }),
  );
}
