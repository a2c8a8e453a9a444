/** Refuses what could only be found out after hours of play. */
import { oneOf, UsageError } from '../core/usage-error.js';
import { createGame } from '../games/index.js';
import { GameMeasurements } from '../metrics/measure-games.js';
import { createAgent } from '../specialists/index.js';
import { isFile } from '../runner/load.js';
import { outcomeMeasures } from './outcomes.js';
import type { Study, StudyGroup } from './study-file.js';

export function checkStudy(study: Study): void {
  for (const [name, group] of Object.entries(study.groups)) attempt(`group ${name}`, () => checkGroup(group));
  for (const section of study.sections) {
    const group = study.groups[section.group];
    const figures = 'figure' in section ? [section.figure] : 'figures' in section ? section.figures : [];
    attempt(`section '${section.title}'`, () => checkFigures(group, figures));
  }
}

function checkGroup({ game: id, options, variants, agents }: StudyGroup): void {
  if (isFile(id)) return;
  for (const variant of variants) {
    const game = createGame(id, { ...options, ...variant });
    for (const spec of agents) if (!isFile(spec)) createAgent(spec, game);
  }
}

function checkFigures({ game: id, options, variants, record }: StudyGroup, figures: readonly string[]): void {
  if (isFile(id)) return;
  const game = createGame(id, { ...options, ...variants[0] });
  const measured = record === 'none' ? [] : new GameMeasurements(game, 1).measures;
  const known = [...outcomeMeasures(game.roles), ...measured].map(({ name }) => name);
  const wrong = figures.find((figure) => !known.includes(figure));
  if (wrong === undefined) return;
  const hint = record === 'none' ? '; with record: all there are more' : '';
  throw new UsageError(`no figure '${wrong}'; it is ${oneOf(known)}${hint}`);
}

function attempt(where: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${where}: ${error.message}`);
    throw error;
  }
}
