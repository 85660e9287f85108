import type { TempPost } from '@leafshift/contracts/posts';
import { Rating } from '@leafshift/ui/rating';
import { useTranslation } from 'react-i18next';
import styles from './business-rating.module.css';

/** What workers gave the business on average, and how many; nothing while they are too few. */
export function EmployerAverage({ shift }: { readonly shift: Pick<TempPost, 'employerRating'> }) {
  const { t } = useTranslation('mf-worker');
  const { employerRating } = shift;
  return employerRating ? (
    <span className={styles.average}>
      <Rating value={employerRating.average} />
      <span className={styles.note}>{t('rating.count', { count: employerRating.count })}</span>
    </span>
  ) : null;
}
