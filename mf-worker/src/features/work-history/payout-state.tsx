import type { Payout } from '@leafshift/contracts/payouts';
import { hoursBetween } from '@leafshift/domain/time-zone';
import { isolated, useFormats } from '@leafshift/i18n';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import { readersZone, ShiftDate } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { workerShiftStatusOf } from '../shift/worker-shift-status.ts';
import { WorkerShiftStatusMark } from '../shift/worker-shift-status-mark.tsx';
import type { WorkedShift } from './months.ts';
import styles from './payout-state.module.css';

const MARKS: Readonly<Record<Payout['status'], MarkKind>> = {
  waiting: 'waiting',
  scheduled: 'waiting',
  held: 'problem',
  sent: 'confirmed',
  paid: 'complete',
  failed: 'problem',
};

interface PayoutStateProps {
  readonly shift: WorkedShift;
  /** The shift's own pay first; none until they are loaded. */
  readonly payouts: readonly Payout[];
}

/** Where the money for a shift is, and what it waits for. */
export function PayoutState({ shift, payouts }: PayoutStateProps) {
  const { t } = useTranslation('mf-worker');
  const [payout, ...others] = payouts;
  if (!payout && workerShiftStatusOf(shift) === 'noShow')
    return <WorkerShiftStatusMark shift={shift} />;
  const status = payout?.status ?? shift.worked.payoutStatus;
  if (status === null) return <span className={styles.note}>{t('payout.none')}</span>;
  return (
    <span className={styles.state}>
      <StatusMark kind={MARKS[status]}>{t(`payout.status.${status}`)}</StatusMark>
      {payout && <Note payout={payout} />}
      {others.map((additional) => (
        <Additional key={additional._id} payout={additional} />
      ))}
    </span>
  );
}

/** What corrected hours have added, which is paid apart. */
function Additional({ payout }: { payout: Payout }) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  return (
    <>
      <span className={styles.note}>
        {t('payout.additional', { amount: formats.dollars(payout.amount) })}
      </span>
      <StatusMark kind={MARKS[payout.status]}>{t(`payout.status.${payout.status}`)}</StatusMark>
      <Note payout={payout} />
    </>
  );
}

function Note({ payout }: { payout: Payout }) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  if (payout.status === 'paid' && payout.paidAt !== null) {
    return (
      <span className={styles.note}>
        <ShiftDate at={payout.paidAt} zone={readersZone()} />
      </span>
    );
  }
  const { hold, waitingFor, delay, expectedAt } = payout;
  const needsBank = payout.status === 'failed' || waitingFor === 'BANK';
  return (
    <span className={styles.note}>
      {hold && (
        <span className={styles.line}>
          {t('payout.heldUntil', {
            date: formats.date(hold.until, readersZone()),
            reason: isolated(hold.reason),
          })}
        </span>
      )}
      {delay && <Delay delay={delay} />}
      {waitingFor &&
        waitingFor !== 'RELEASE' &&
        waitingFor !== 'TIME' &&
        t(`payout.waitingFor.${waitingFor}`)}
      {expectedAt !== null && (
        <span className={styles.line}>
          {t('payout.expected', { date: formats.date(expectedAt, readersZone()) })}
        </span>
      )}
      {waitingFor === 'EMAIL' && (
        <Link to="/verify-email" className={styles.link}>
          {t('payout.toEmail')}
        </Link>
      )}
      {needsBank && (
        <Link to="/profile?update=bank" className={styles.link}>
          {t('payout.toBank')}
        </Link>
      )}
      {waitingFor === 'NAME' && (
        <Link to="/profile?update=bank" className={styles.link}>
          {t('payout.toOtherBank')}
        </Link>
      )}
    </span>
  );
}

/** Why it may not leave yet, and when it leaves. */
function Delay({ delay: { reason, since, until } }: { delay: NonNullable<Payout['delay']> }) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const zone = readersZone();
  return (
    <>
      <span className={styles.line}>
        {t(`payout.delay.${reason}`, {
          date: formats.date(since, zone),
          hours: Math.round(hoursBetween(new Date(since), new Date(until))),
        })}
      </span>
      <span className={styles.line}>
        {t('payout.leaves', { date: formats.date(until, zone), time: formats.time(until, zone) })}
      </span>
    </>
  );
}
