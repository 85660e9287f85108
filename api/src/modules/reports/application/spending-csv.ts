import type { SpendingOfPeriod } from '@leafshift/contracts/reports';
import { csvText } from '../../../core/files/csv.ts';

const HEADINGS = { store: 'Store', role: 'Role', worker: 'Worker' } as const;
/** Of workers the invoices bill the pay; fees and tax are the shift's. */
const AMOUNTS = { store: 'Total', role: 'Total', worker: 'Pay' } as const;

/** Spending as CSV: dollars with two decimals, the sum at the end. */
export const spendingAsCsv = ({ by, from, to, rows, total }: SpendingOfPeriod): string =>
  csvText(
    ['From', 'To', HEADINGS[by], 'Shifts', 'Hours', AMOUNTS[by]],
    [
      ...rows.map(({ name, shifts, hours, amount }) => [
        ...[from, to, name, String(shifts)],
        ...[hours.toFixed(2), amount.toFixed(2)],
      ]),
      [from, to, 'All', '', total.hours.toFixed(2), total.amount.toFixed(2)],
    ],
  );
