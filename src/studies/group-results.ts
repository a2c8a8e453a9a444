/** The cells of one group that have been played, found by variant and agents. */
import type { Cell } from './cells.js';
import type { CellResults } from './cell-results.js';

export interface PlayedCell {
  readonly cell: Cell;
  readonly results: CellResults;
}

export class GroupResults {
  readonly cells: readonly PlayedCell[];
  readonly variants: readonly string[];
  /** Weakest first, as the study has them. */
  readonly agents: readonly string[];

  constructor(cells: readonly PlayedCell[]) {
    this.cells = cells;
    this.variants = [...new Set(cells.map(({ cell }) => cell.variant))];
    this.agents = [...new Set(cells.flatMap(({ cell }) => cell.agents))];
  }

  /** The cell in which an agent plays against itself. */
  self(variant: string, agent: string): CellResults {
    return this.find(variant, agent, agent);
  }

  find(variant: string, first: string, second: string): CellResults {
    const isIt = ({ cell }: PlayedCell): boolean =>
      cell.variant === variant && cell.agents[0] === first && cell.agents[cell.agents.length - 1] === second;
    const found = this.cells.find(isIt);
    if (!found) throw new Error(`no cell of ${first} and ${second} with ${variant}`);
    return found.results;
  }

  /** As short as it can be told apart from the others. */
  nameOf({ variant, agents }: Cell): string {
    const who = [...new Set(agents)].join(' and ');
    if (this.variants.length === 1) return who;
    return this.agents.length === 1 ? variant : `${who}, ${variant}`;
  }
}
