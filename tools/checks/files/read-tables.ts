/** A row of a Markdown table by its columns' headings, with the line it stands on. */
export interface TableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** The rows of every table of a Markdown page whose first column has this heading. */
export function readTables(page: string, heading: string): TableRow[] {
  const rows: TableRow[] = [];
  let headings: readonly string[] | null = null;
  for (const [index, text] of page.split('\n').entries()) {
    const cells = cellsOf(text);
    if (!text.startsWith('|')) headings = null;
    else if (!headings) headings = cells;
    else if (headings[0] === heading && !/^:?-+:?$/.test(cells[0] ?? '')) {
      const named = headings.map((name, column) => [name, cells[column] ?? '']);
      rows.push({ line: index + 1, cells: Object.fromEntries(named) });
    }
  }
  return rows;
}

/** What stands between backquotes on a line; a fence is none. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted);

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
