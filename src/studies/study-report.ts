/** From the results of a study to its report. */
import { UsageError } from '../core/usage-error.js';
import type { Report, Section, Table } from '../report/model.js';
import { countText } from '../report/numbers.js';
import { optionsText } from '../runner/option-words.js';
import type { PlayedCell } from './group-results.js';
import { GroupResults } from './group-results.js';
import { showDistribution } from './sections/distribution.js';
import type { Shown } from './sections/figures.js';
import { showBars, showCurve, showEffects, showFigures, showSurface } from './sections/figures.js';
import { showDoubt } from './sections/knowledge.js';
import { showRatings } from './sections/ratings.js';
import { showMap, showUses } from './sections/uses.js';
import type { Study, StudySection } from './study-file.js';

export function studyReport(study: Study, cells: readonly PlayedCell[], command: string): Report {
  const groups = new Map(
    Object.keys(study.groups).map((name) => [name, new GroupResults(cells.filter(({ cell }) => cell.group === name))]),
  );
  return {
    title: study.question,
    intro: paragraphs(study.intro),
    sections: study.sections.map((section) => sectionOf(section, groups.get(section.group)!, command)),
    sources: sourcesOf(cells),
    command,
  };
}

function sectionOf(section: StudySection, group: GroupResults, command: string): Section {
  try {
    return {
      title: section.title,
      text: paragraphs(section.text),
      source: sourceOf(group, command),
      ...show(section, group),
    };
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`section '${section.title}': ${error.message}`);
    throw error;
  }
}

function show(section: StudySection, group: GroupResults): Shown {
  switch (section.kind) {
    case 'curve':
      return showCurve(section, group);
    case 'bars':
      return showBars(section, group);
    case 'effects':
      return showEffects(section, group);
    case 'surface':
      return showSurface(section, group);
    case 'figures':
      return showFigures(section, group);
    case 'distribution':
      return showDistribution(section, group);
    case 'doubt':
      return showDoubt(section, group);
    case 'uses':
      return showUses(section, group);
    case 'map':
      return showMap(section, group);
    case 'ratings':
      return showRatings(group);
  }
}

/** `24,000 games of holmes (rules version 1) in cells of 2,000 pairs; seed 7; package 0.1.0; made by …`. */
export function sourceOf({ cells }: GroupResults, command: string): string {
  const [{ results }] = cells;
  const { game, rulesVersion, seed } = results.settings;
  const games = cells.reduce((sum, cell) => sum + cell.results.games, 0);
  const sizes = [...new Set(cells.map((cell) => cell.results.settings.pairs))].sort((a, b) => a - b).map(countText);
  const size = sizes.length === 1 ? sizes[0] : `${sizes[0]} to ${sizes[sizes.length - 1]}`;
  const played = `${countText(games)} games of ${game} (rules version ${rulesVersion}) in cells of ${size} pairs`;
  return `${played}; 95 % intervals over pairs; seed ${seed}; package ${results.version}; made by ${command}`;
}

/** What every cell was, and the digest by which its results can be told from any others. */
export function sourcesOf(cells: readonly PlayedCell[]): Table {
  const rows = cells.map(({ cell, results }) => {
    const { settings, summary, content } = results;
    return [
      cell.file,
      settings.game,
      optionsText(settings.game, settings.options) || '–',
      [...new Set(cell.agents)].join(', '),
      countText(settings.pairs),
      countText(results.games),
      String(summary.faults),
      content.slice(0, 16),
    ];
  });
  return { head: ['file', 'game', 'options', 'agents', 'pairs', 'games', 'faults', 'content'], rows };
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
