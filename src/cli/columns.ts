/** Rows of words as aligned lines; the last column is left as it is. */
export function columns(rows: readonly (readonly string[])[], indent: string): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => (indent + row.map((word, column) => word.padEnd(widths[column])).join('  ')).trimEnd());
}
