/**
 * Numbers in texts that are copied from the tables of reports, never typed. A quote is a link whose title names the row
 * and the column: `[38.3 % [36.2, 40.4]](report.md#by-strength "greedy · mycroft")`. A whole table stands between
 * `<!-- table report.md#by-strength -->` and `<!-- end -->`.
 */
import { UsageError } from '../core/usage-error.js';
import { readTables, tableLines } from '../report/markdown.js';
import type { Table } from '../report/model.js';

/** Text, file, anchor, row, column. The text may hold one pair of brackets, as intervals do. */
const QUOTE = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^)#\s]*)#([^)\s]+) "([^"·]+) · ([^"]+)"\)/g;
const TABLE = /<!-- table (\S+)#(\S+) -->\n[\s\S]*?<!-- end -->/g;

/**
 * The same text with every quote as the reports have it now. `read` gives the Markdown of a report; quotes of one that
 * is not there yet stay as they are.
 */
export function refreshQuotes(text: string, read: (file: string) => string | undefined): string {
  const known = new Map<string, ReadonlyMap<string, Table> | undefined>();
  const tableAt = (file: string, anchor: string): Table | undefined => {
    if (!known.has(file)) {
      const markdown = read(file);
      known.set(file, markdown === undefined ? undefined : readTables(markdown));
    }
    const tables = known.get(file);
    const table = tables?.get(anchor);
    if (tables && !table)
      throw new UsageError(`${file}#${anchor}: no such table; there are ${[...tables.keys()].join(', ')}`);
    return table;
  };
  return text
    .replaceAll(TABLE, (old: string, file: string, anchor: string) => {
      const table = tableAt(file, anchor);
      return table ? [`<!-- table ${file}#${anchor} -->`, ...tableLines(table), '<!-- end -->'].join('\n') : old;
    })
    .replaceAll(QUOTE, (old: string, _text: string, file: string, anchor: string, row: string, column: string) => {
      const table = tableAt(file, anchor);
      if (!table) return old;
      return `[${cellAt(table, row, column, `${file}#${anchor}`)}](${file}#${anchor} "${row} · ${column}")`;
    });
}

function cellAt({ head, rows }: Table, row: string, column: string, where: string): string {
  const line = rows.find(([name]) => name === row);
  if (!line) throw new UsageError(`${where}: no row '${row}'; there are ${rows.map(([name]) => name).join(', ')}`);
  const at = head.indexOf(column);
  if (at < 0) throw new UsageError(`${where}: no column '${column}'; there are ${head.join(', ')}`);
  return line[at];
}
