/** A report as Markdown, for the repository: the tables in full, the charts left to the page. */
import type { Report, Section, Table } from './model.js';
import { anchorOf } from './model.js';

export function toMarkdown(report: Report): string {
  const lines = [
    `# ${report.title}`,
    '',
    ...report.intro.flatMap((text) => [text, '']),
    ...report.sections.flatMap((section) => sectionLines(section)),
    '## Sources',
    '',
    ...tableLines(report.sources),
    '',
    'Made by:',
    '',
    '```sh',
    report.command,
    '```',
    '',
  ];
  return lines.join('\n');
}

function sectionLines({ title, text, table, source }: Section): string[] {
  return [`## ${title}`, '', ...text.flatMap((line) => [line, '']), ...tableLines(table), '', `*${source}*`, ''];
}

export function tableLines({ head, rows }: Table): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.map(escape).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

/** A bar would end the cell. */
const escape = (cell: string): string => cell.replaceAll('|', '\\|');

/** The tables of a Markdown text, by the anchor of the heading they come first under. */
export function readTables(markdown: string): Map<string, Table> {
  const tables = new Map<string, Table>();
  let anchor = '';
  let rows: string[][] = [];
  const close = (): void => {
    const [head, , ...body] = rows;
    if (head !== undefined && !tables.has(anchor)) tables.set(anchor, { head, rows: body });
    rows = [];
  };
  for (const line of markdown.split('\n')) {
    const heading = /^#+ (.*)$/.exec(line);
    if (line.startsWith('|')) rows.push(splitRow(line));
    else if (rows.length > 0) close();
    if (heading) anchor = anchorOf(heading[1]);
  }
  close();
  return tables;
}

const splitRow = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
