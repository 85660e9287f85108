import type { EarningsOverview } from '@leafshift/contracts/earnings';
import { useFormats } from '@leafshift/i18n';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './earnings.module.css';

interface NextPayoutProps {
  readonly overview: EarningsOverview;
  readonly hasBank: boolean;
}

/** How much comes to my bank next, and when; then all that is not there yet. */
export function NextPayout({ overview, hasBank }: NextPayoutProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const { next, underWay, unfunded, timeZone } = overview;
  return (
    <Section title={t('earnings.next')} className={styles.next}>
      {next ? (
        <>
          <p className={styles.amount}>{formats.dollars(next.amount)}</p>
          <p className={styles.when}>
            {t('payout.expected', { date: formats.date(next.expectedAt, timeZone) })}
          </p>
          {next.shifts > 0 && (
            <p className={styles.note}>{t('earnings.forShifts', { count: next.shifts })}</p>
          )}
        </>
      ) : (
        <p className={styles.when}>
          {t(underWay.payouts > 0 ? 'earnings.noDay' : 'earnings.noNext')}
        </p>
      )}
      {underWay.payouts > 0 && (
        <dl className={styles.sums}>
          <div>
            <dt>{t('earnings.underWay')}</dt>
            <dd>{formats.dollars(underWay.amount)}</dd>
          </div>
          {unfunded.payouts > 0 && (
            <div>
              <dt>{t('earnings.unfunded')}</dt>
              <dd>{formats.dollars(unfunded.amount)}</dd>
            </div>
          )}
        </dl>
      )}
      {!hasBank && (
        <p className={styles.note}>
          {t('earnings.noBank')}{' '}
          <Link to="/profile?update=bank" className={styles.link}>
            {t('payout.toBank')}
          </Link>
        </p>
      )}
    </Section>
  );
}
