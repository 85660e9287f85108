import { stringify } from 'csv-stringify/sync';

/** A byte-order mark, by which spreadsheets know the text as UTF-8. */
const BOM = '\u{feff}';

/** Rows as CSV that spreadsheets open as it is meant; no cell is read as a formula. */
export function csvText(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const text = stringify([...rows], {
    header: true,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return `${BOM}${text}`;
}
