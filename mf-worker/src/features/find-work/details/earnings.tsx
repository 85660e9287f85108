import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { Money } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { earningsOf } from '../../shift/earnings.ts';
import styles from './earnings.module.css';

/** What the whole shift pays, and how that comes about: rate x hours. */
export function Earnings({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  return (
    <p className={styles.earnings}>
      <span className={styles.label}>{t('shift.earnings')}</span>
      <strong className={styles.amount}>
        <Money dollars={earningsOf(shift)} />
      </strong>
      <span className={styles.sum}>
        {t('shift.rateTimesHours', {
          rate: formats.dollars(shift.rate),
          hours: formats.hours(shift.duration),
        })}
      </span>
    </p>
  );
}
