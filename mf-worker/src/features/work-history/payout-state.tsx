import type { Payout } from '@leafshift/contracts/payouts';
import { useTranslation } from 'react-i18next';
import styles from '../pay/payout-marks.module.css';
import { PayoutMark, PayoutMarks } from '../pay/payout-marks.tsx';
import { workerShiftStatusOf } from '../shift/worker-shift-status.ts';
import { WorkerShiftStatusMark } from '../shift/worker-shift-status-mark.tsx';
import type { WorkedShift } from './months.ts';

interface PayoutStateProps {
  readonly shift: WorkedShift;
  /** The shift's own pay first; none until they are loaded. */
  readonly payouts: readonly Payout[];
}

/** Where the money for a shift is, and what it waits for. */
export function PayoutState({ shift, payouts }: PayoutStateProps) {
  const { t } = useTranslation('mf-worker');
  if (payouts.length > 0) return <PayoutMarks payouts={payouts} />;
  if (workerShiftStatusOf(shift) === 'noShow') return <WorkerShiftStatusMark shift={shift} />;
  const { payoutStatus } = shift.worked;
  if (payoutStatus === null) return <span className={styles.note}>{t('payout.none')}</span>;
  return <PayoutMark status={payoutStatus} />;
}
