/** Results as lines of text, one game each, for whoever does not read SQLite. */
import type { MovesRow, ResultsFile, SeatingRow } from './results-file.js';
import { LEGS } from './rows.js';

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A game with the names in place of the numbers. */
interface ExportedGame {
  readonly pairing: number;
  readonly pair: number;
  readonly leg: number;
  /** By part: role, agent and result. */
  readonly seats: readonly { readonly role: string; readonly agent: string; readonly result: number }[];
  readonly plies: number;
  readonly fault?: { readonly seat: number; readonly what: string };
  readonly moves?: readonly number[];
}

export function* exportLines(file: ResultsFile, format: ExportFormat): Generator<string> {
  if (format === 'csv') yield csvHead(file);
  for (const game of exportedGames(file)) yield format === 'csv' ? csvLine(game) : JSON.stringify(game);
}

function* exportedGames(file: ResultsFile): Generator<ExportedGame> {
  const { agents, pairings } = file.settings;
  const seating = seatingByGame(file.seating());
  const faults = new Map(file.faults().map((fault) => [keyOf(fault), { seat: fault.seat, what: fault.what }]));
  const moves = new MovesReader(file);
  for (const { pairing, first, count, plies, outcome, outcomes } of file.blocks())
    for (let game = 0; game < count * LEGS; game++) {
      const at = { pairing, pair: first + (game >> 1), leg: game & 1 };
      const results = outcomes[outcome[game]];
      const seats = seating(at.pair, at.leg).map(({ role, side, part }) => ({
        role,
        agent: agents[pairings[pairing][side]].spec,
        result: results[part],
      }));
      const fault = faults.get(keyOf(at));
      const list = moves.take(at);
      yield { ...at, seats, plies: plies[game], ...(fault && { fault }), ...(list && { moves: list }) };
    }
}

interface Place {
  readonly pairing: number;
  readonly pair: number;
  readonly leg: number;
}

const keyOf = ({ pairing, pair, leg }: Place): string => `${pairing} ${pair} ${leg}`;

/** Walks along the recorded games, which are fewer than the games and in the same order. */
class MovesReader {
  readonly #rows: Iterator<MovesRow>;
  #next: MovesRow | undefined;

  constructor(file: ResultsFile) {
    this.#rows = file.moves();
    this.#advance();
  }

  take(at: Place): number[] | undefined {
    if (this.#next === undefined || keyOf(this.#next) !== keyOf(at)) return undefined;
    const moves = JSON.parse(this.#next.moves) as number[];
    this.#advance();
    return moves;
  }

  #advance(): void {
    const { value, done } = this.#rows.next();
    this.#next = done ? undefined : (value as MovesRow);
  }
}

function seatingByGame(rows: readonly SeatingRow[]): (pair: number, leg: number) => readonly SeatingRow[] {
  const { ways } = rows[0];
  const parts = rows.length / (ways * LEGS);
  return (pair, leg) => {
    const start = ((pair % ways) * LEGS + leg) * parts;
    return rows.slice(start, start + parts);
  };
}

function csvHead(file: ResultsFile): string {
  const parts = seatingByGame(file.seating())(0, 0);
  // Parts that share a role are told apart by their number.
  const name = (row: SeatingRow): string =>
    parts.filter(({ role }) => role === row.role).length > 1 ? `${row.role} ${row.part}` : row.role;
  const columns = parts.flatMap((row) => [`${name(row)} agent`, `${name(row)} result`]);
  return ['pairing', 'pair', 'leg', ...columns, 'plies', 'fault seat', 'fault'].map(quote).join(',');
}

function csvLine({ pairing, pair, leg, seats, plies, fault }: ExportedGame): string {
  const columns = seats.flatMap(({ agent, result }) => [agent, result]);
  const cells = [pairing, pair, leg, ...columns, plies, fault?.seat ?? '', fault?.what ?? ''];
  return cells.map((cell) => quote(String(cell))).join(',');
}

/** RFC 4180: quotes where a comma, a quote or a line end would mislead. */
const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
