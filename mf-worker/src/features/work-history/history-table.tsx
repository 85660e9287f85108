import type { Payout } from '@leafshift/contracts/payouts';
import { useTranslation } from 'react-i18next';
import type { PaidMonth } from '../pay/months.ts';
import { PayTable } from '../pay/pay-table.tsx';
import type { WorkedShift } from './months.ts';
import { WorkedRow } from './worked-row.tsx';

interface HistoryTableProps {
  readonly months: readonly PaidMonth<WorkedShift>[];
  readonly payouts: ReadonlyMap<string, readonly Payout[]>;
}

const COLUMNS = ['shift', 'date', 'hours', 'rate', 'pay', 'rating', 'payout'] as const;

/** My completed shifts by month, each month with its totals. */
export function HistoryTable({ months, payouts }: HistoryTableProps) {
  const { t } = useTranslation('mf-worker');
  return (
    <PayTable
      label={t('history.list')}
      columns={COLUMNS}
      months={months}
      row={(shift) => <WorkedRow shift={shift} payouts={payouts.get(shift._id) ?? []} />}
    />
  );
}
