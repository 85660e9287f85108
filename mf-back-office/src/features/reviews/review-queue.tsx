import type { Review } from '@leafshift/contracts/admin';
import { PROMISED_HOURS } from '@leafshift/domain/promised-hours';
import { StatusMark } from '@leafshift/ui/status-mark';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Age } from '../desk/age.tsx';
import styles from './review-queue.module.css';
import { useHolder } from './use-claim.ts';

interface ReviewQueueProps {
  readonly reviews: readonly Review[];
  readonly shown: string;
}

/** What waits, longest first; one of them is shown beside it. */
export function ReviewQueue({ reviews, shown }: ReviewQueueProps) {
  const { t } = useTranslation('mf-back-office');
  const holderOf = useHolder();
  return (
    <nav className={styles.queue} aria-label={t('reviews.queue')}>
      <ul className={styles.list}>
        {reviews.map((review) => {
          const { _id, userName, kind, submittedAt } = review;
          const holder = holderOf(review);
          return (
            <li key={_id} className={styles.item}>
              <Link
                to={`/reviews/${_id}`}
                replace
                className={clsx(styles.entry, _id === shown && styles.shown)}
                aria-current={_id === shown ? 'true' : undefined}
              >
                <bdi className={styles.name}>{userName}</bdi>
                <span className={styles.kind}>{t(`reviews.kind.${kind}`)}</span>
                <Age since={submittedAt} promisedHours={PROMISED_HOURS.documents} />
                {holder !== null && (
                  <StatusMark kind="requested" variant="plain">
                    {t('reviews.with', { name: holder })}
                  </StatusMark>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
