import { centsToDollars } from '@leafshift/domain/money';
import { useFormats } from '@leafshift/i18n';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaidMonth } from './months.ts';
import styles from './pay-table.module.css';

type Column = 'shift' | 'date' | 'hours' | 'rate' | 'pay' | 'rating' | 'payout';

interface PayTableProps<Shift extends { readonly _id: string }> {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly months: readonly PaidMonth<Shift>[];
  /** A row with a cell for each of the columns. */
  readonly row: (shift: Shift) => ReactNode;
}

/** Shifts with their pay by month, each month with its totals; cards on narrow windows. */
export function PayTable<Shift extends { readonly _id: string }>({
  label,
  columns,
  months,
  row,
}: PayTableProps<Shift>) {
  const { t } = useTranslation('mf-worker');
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.columns}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {t(`history.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {months.map((month) => (
        <tbody key={month.key}>
          <MonthHeading month={month} columns={columns.length} />
          {month.shifts.map((shift) => (
            <Fragment key={shift._id}>{row(shift)}</Fragment>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function MonthHeading({
  month,
  columns,
}: {
  readonly month: PaidMonth<unknown>;
  readonly columns: number;
}) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  return (
    <tr className={styles.month}>
      <th scope="rowgroup" colSpan={columns}>
        <span className={styles.monthLine}>
          <span className={styles.monthName}>{formats.month(month.month)}</span>
          <span className={styles.totals}>
            {month.isWhole
              ? t('history.totals', {
                  count: month.count,
                  hours: formats.twoDecimals(month.hours),
                  pay: formats.dollars(centsToDollars(month.pay)),
                })
              : t('history.totalsLater')}
          </span>
        </span>
      </th>
    </tr>
  );
}
