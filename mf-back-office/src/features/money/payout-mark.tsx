import type { Payout } from '@leafshift/contracts/payouts';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import styles from './money.module.css';

/** The shape of each state of pay. */
export const PAYOUT_MARKS: Readonly<Record<Payout['status'], MarkKind>> = {
  waiting: 'waiting',
  scheduled: 'waiting',
  held: 'problem',
  sent: 'confirmed',
  paid: 'complete',
  failed: 'problem',
};

/** Where pay is, and why it is held. */
export function PayoutMark({ payout: { status, hold } }: { readonly payout: Payout }) {
  const { t } = useTranslation('mf-back-office');
  return (
    <>
      <StatusMark kind={PAYOUT_MARKS[status]} variant="plain">
        {t(`log.words.${status}`)}
      </StatusMark>
      {hold && <bdi className={styles.note}>{hold.reason}</bdi>}
    </>
  );
}
