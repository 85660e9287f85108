import type { SimulationResult } from '../simulate.ts';
import type { Spent } from './expenses.ts';
import type { CallFigures } from './meter.ts';
import { NATIONAL, nationalMarket } from './national-market.ts';

const KILOBYTE = 1000;
const MILLISECONDS = 1000;
const MOST_CALLS = 20;

/** What a simulation found, as tables of Markdown, so that it can stand in a document as it is. */
export function report(result: SimulationResult): string {
  const { calls, spent } = result;
  const requests = calls.reduce((sum, { count }) => sum + count, 0);
  return [
    `${requests} requests and ${spent.shifts} shifts in ${(result.seconds / 60).toFixed(1)} minutes, ${result.days} days of the market.`,
    callTable(calls),
    refusals(calls),
    shiftTable(spent),
    onPaper(spent),
    `${result.violations.length} violations`,
  ].join('\n\n');
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const ms = (milliseconds: number): string => milliseconds.toFixed(0);

const callTable = (calls: readonly CallFigures[]): string =>
  table(
    ['call', 'requests', 'p50 ms', 'p95 ms', 'p99 ms'],
    calls
      .slice(0, MOST_CALLS)
      .map(({ name, count, p50, p95, p99 }) => [name, count, ms(p50), ms(p95), ms(p99)]),
  );

function refusals(calls: readonly CallFigures[]): string {
  const all = calls.flatMap((call) =>
    Object.entries(call.refusals).map(([code, count]) => `${call.name} ${code} ${count}`),
  );
  return `Refused as the rules say: ${all.join(', ') || 'nothing'}.`;
}

function shiftTable(spent: Spent): string {
  const each = (amount: number) => amount / spent.shifts;
  return table(
    ['of each shift', ''],
    [
      ['processor time of the API', `${ms(each(spent.apiSeconds) * MILLISECONDS)} ms`],
      ['processor time of the database', `${ms(each(spent.databaseSeconds) * MILLISECONDS)} ms`],
      ['documents', `${(each(spent.documentBytes) / KILOBYTE).toFixed(1)} kB`],
      ['indexes', `${(each(spent.indexBytes) / KILOBYTE).toFixed(1)} kB`],
      ['on the disk, compressed', `${(each(spent.diskBytes) / KILOBYTE).toFixed(1)} kB`],
    ],
  );
}

function onPaper(spent: Spent): string {
  const { apiCores, databaseCores, gigabytes, dollarsAMonth } = nationalMarket(spent);
  return `On paper: ${NATIONAL.shiftsAMonth} shifts a month would want ${apiCores} cores for the API and ${databaseCores} for the database at the busiest hours, one of two failing included, and ${gigabytes.toFixed(0)} GB after a year with all copies: about $${dollarsAMonth.toFixed(0)} a month.`;
}
