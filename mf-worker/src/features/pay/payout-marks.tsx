import type { Payout } from '@leafshift/contracts/payouts';
import { hoursBetween } from '@leafshift/domain/time-zone';
import { isolated, useFormats } from '@leafshift/i18n';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import { readersZone, ShiftDate } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './payout-marks.module.css';

const MARKS: Readonly<Record<Payout['status'], MarkKind>> = {
  waiting: 'waiting',
  scheduled: 'waiting',
  held: 'problem',
  sent: 'confirmed',
  paid: 'complete',
  failed: 'problem',
};

/** The state of pay by itself. */
export function PayoutMark({ status }: { readonly status: Payout['status'] }) {
  const { t } = useTranslation('mf-worker');
  return <StatusMark kind={MARKS[status]}>{t(`payout.status.${status}`)}</StatusMark>;
}

interface PayoutMarksProps {
  /** The shift's own pay first. */
  readonly payouts: readonly Payout[];
}

/** How far the pay of a shift is, what it waits for, and what I can do. */
export function PayoutMarks({ payouts: [payout, ...others] }: PayoutMarksProps) {
  return (
    <span className={styles.state}>
      {payout && (
        <>
          <PayoutMark status={payout.status} />
          <Note payout={payout} />
        </>
      )}
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
      <PayoutMark status={payout.status} />
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
