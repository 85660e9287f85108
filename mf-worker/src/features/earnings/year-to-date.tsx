import type { EarningsOverview } from '@leafshift/contracts/earnings';
import { useFormats } from '@leafshift/i18n';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import styles from './earnings.module.css';

/** What has left for my bank this year. */
export function YearToDate({ thisYear }: Pick<EarningsOverview, 'thisYear'>) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const { year, amount, payouts } = thisYear;
  return (
    <Section title={t('earnings.year', { year })}>
      <p className={styles.amount}>{formats.dollars(amount)}</p>
      <p className={styles.when}>{t('earnings.payments', { count: payouts })}</p>
      <p className={styles.note}>{t('earnings.yearText')}</p>
    </Section>
  );
}
