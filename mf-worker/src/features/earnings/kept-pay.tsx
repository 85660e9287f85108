import type { EarningsOverview } from '@leafshift/contracts/earnings';
import type { Payout } from '@leafshift/contracts/payouts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Section } from '@leafshift/ui/page';
import { Money, ShiftDate } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { PayoutMarks } from '../pay/payout-marks.tsx';
import styles from './earnings.module.css';

/** Pay that does not leave by itself: why, and what is to be done; nothing where there is none. */
export function KeptPay({ kept }: Pick<EarningsOverview, 'kept'>) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  if (kept.payouts === 0) return null;
  return (
    <Section
      title={t('earnings.kept')}
      description={t('earnings.keptText', {
        count: kept.payouts,
        amount: formats.dollars(kept.amount),
      })}
    >
      <ul className={styles.list}>
        {kept.latest.map((payout) => (
          <Kept key={payout._id} payout={payout} />
        ))}
      </ul>
      {kept.payouts > kept.latest.length && <p className={styles.note}>{t('earnings.keptMore')}</p>}
    </Section>
  );
}

function Kept({ payout }: { readonly payout: Payout }) {
  const { t } = useTranslation('mf-worker');
  const trade = useTrade();
  const { jobTitle, employerName, locationName, date, timeZone, amount, isReward } = payout;
  return (
    <li className={styles.kept}>
      <div className={styles.what}>
        <span className={styles.title}>{isReward ? t('earnings.reward') : trade(jobTitle)}</span>
        <span className={styles.note}>
          <bdi>{isReward ? employerName : `${employerName}, ${locationName}`}</bdi>
        </span>
        <span className={styles.note}>
          <ShiftDate at={date} zone={timeZone} />
        </span>
      </div>
      <div className={styles.why}>
        <PayoutMarks payouts={[payout]} />
        {isWithUs(payout) && <span className={styles.note}>{t('earnings.withUs')}</span>}
      </div>
      <span className={styles.figure}>
        <Money dollars={amount} />
      </span>
    </li>
  );
}

/** Somebody of the back office looks, and the worker need do nothing. */
const isWithUs = ({ hold, waitingFor }: Payout): boolean =>
  hold !== null || waitingFor === 'ACCEPTANCE';
