import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { inBatches } from './in-batches.ts';

/** A byte-order mark, by which spreadsheets know the text as UTF-8. */
const BOM = '\u{feff}';
const BATCH = 500;

type Row = readonly string[];

const lines = (rows: readonly Row[]): string =>
  stringify([...rows], { escape_formulas: true, record_delimiter: 'windows' });

/** Rows as CSV that spreadsheets open as it is meant; no cell is read as a formula. */
export const csvText = (columns: readonly string[], rows: readonly Row[]): string =>
  `${BOM}${lines([columns, ...rows])}`;

/** The same of rows that are read while they are sent, so that no more of them than a batch is kept. */
export function csvStream(columns: readonly string[], rows: AsyncIterable<Row>): Readable {
  return Readable.from(csvParts(columns, rows));
}

async function* csvParts(columns: readonly string[], rows: AsyncIterable<Row>) {
  yield csvText(columns, []);
  for await (const batch of inBatches(rows, BATCH)) yield lines(batch);
}
