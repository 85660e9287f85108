import type { Payout } from '@leafshift/contracts/payouts';
import { centsToDollars } from '@leafshift/domain/money';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import styles from './history-table.module.css';
import type { WorkedMonth } from './months.ts';
import { WorkedRow } from './worked-row.tsx';

interface HistoryTableProps {
  readonly months: readonly WorkedMonth[];
  readonly payouts: ReadonlyMap<string, readonly Payout[]>;
}

const COLUMNS = ['shift', 'date', 'hours', 'rate', 'pay', 'rating', 'payout'] as const;

/** My completed shifts by month, each month with its totals. */
export function HistoryTable({ months, payouts }: HistoryTableProps) {
  const { t } = useTranslation('mf-worker');
  return (
    <table className={styles.table} aria-label={t('history.list')}>
      <thead className={styles.columns}>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles[column]}>
              {t(`history.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {months.map((month) => (
        <tbody key={month.key}>
          <MonthHeading month={month} />
          {month.shifts.map((shift) => (
            <WorkedRow key={shift._id} shift={shift} payouts={payouts.get(shift._id) ?? []} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function MonthHeading({ month }: { month: WorkedMonth }) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  return (
    <tr className={styles.month}>
      <th scope="rowgroup" colSpan={COLUMNS.length}>
        <span className={styles.monthLine}>
          <span className={styles.monthName}>{formats.month(month.month)}</span>
          <span className={styles.totals}>
            {month.isWhole
              ? t('history.totals', {
                  count: month.shifts.length,
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
