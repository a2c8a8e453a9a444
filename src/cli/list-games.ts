/** `irregulars games`. */
import { agentsFor } from '../specialists/index.js';
import type { GameFamily } from '../core/family.js';
import type { GameOptions } from '../core/game.js';
import { formatOption } from '../core/replay-command.js';
import { createGame, describeOptions, findFamily, GAMES } from '../games/index.js';
import { columns } from './columns.js';
import type { Io } from './io.js';
import { writeJson, writeLines } from './io.js';

export function listGames({ id, json }: { id?: string | undefined; json?: boolean | undefined }, io: Io): void {
  const families = id === undefined ? GAMES : [findFamily(id)];
  if (json) writeJson(io, id === undefined ? families.map(gameFacts) : gameFacts(families[0]));
  else if (id === undefined) writeLines(io, [...chapter('detective'), '', ...chapter('calibration')]);
  else writeLines(io, full(families[0]));
}

const TITLES = {
  detective: 'DETECTIVE GAMES',
  calibration: 'CALIBRATION GAMES: small, with published answers to check agents by',
};

function chapter(purpose: GameFamily['purpose']): string[] {
  const games = GAMES.filter((family) => family.purpose === purpose);
  return [TITLES[purpose], ...games.flatMap((family) => ['', ...brief(family)])];
}

function gameFacts(family: GameFamily): object {
  const { id, title, purpose, summary, presets } = family;
  const { rulesVersion, roles, maxPlies, maxMoves } = createGame(id);
  return {
    id,
    title,
    purpose,
    summary,
    rulesVersion,
    roles,
    maxPlies,
    maxMoves,
    options: describeOptions(family).map(({ name, standard, help }) => ({ name, default: standard, help })),
    presets: Object.entries(presets).map(([name, preset]) => ({
      name,
      summary: preset.summary,
      options: preset.options,
    })),
  };
}

function brief(family: GameFamily): string[] {
  const presets = Object.entries(family.presets).map(([name, preset]) => [name, preset.summary]);
  return [...heading(family), ...optionLines(family), '  presets', ...columns(presets, '    ')];
}

function full(family: GameFamily): string[] {
  const game = createGame(family.id);
  const players = agentsFor(game)
    .filter((kind) => kind.refuses?.(game) === undefined)
    .map((kind) => kind.name);
  const presets = Object.entries(family.presets).flatMap(([name, { summary, options }]) => [
    `    ${name}: ${summary}`,
    `      ${optionText(options as GameOptions)}`,
  ]);
  return [
    ...heading(family),
    ...columns(
      [
        ['rules version', String(game.rulesVersion)],
        ['seats', game.roles.map((role, seat) => `${seat} ${role}`).join(', ')],
        ['length', `at most ${game.maxPlies} plies, of at most ${game.maxMoves} legal moves each`],
        ['agents', players.join(', ')],
      ],
      '  ',
    ),
    ...optionLines(family),
    '  presets',
    ...presets,
    `  play it: npx irregulars play --game ${family.id}`,
  ];
}

const heading = (family: GameFamily): string[] => [`${family.id}: ${family.title}`, `  ${family.summary}`];

function optionLines(family: GameFamily): string[] {
  const rows = describeOptions(family).map(({ name, standard, help }) => [
    `${name}=${formatOption(standard as GameOptions[string])}`,
    help,
  ]);
  return rows.length === 0 ? [] : ['  options, with their defaults', ...columns(rows, '    ')];
}

function optionText(options: GameOptions): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${formatOption(value)}`)
    .join(' ');
}
