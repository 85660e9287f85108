import type { WorkTogether as Together } from '@leafshift/contracts/profile';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Rating } from '@leafshift/ui/rating';
import { ShiftDate } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import styles from './worker-profile.module.css';

/** What the worker has done for this employer, the latest shifts first. */
export function WorkTogether({ together }: { readonly together: Together }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  const { shiftsCompleted, hours, rating, lastShifts } = together;
  if (shiftsCompleted === 0) {
    return <p className={styles.none}>{t('worker.notWithYou')}</p>;
  }
  return (
    <>
      <p className={styles.sum}>
        {t('worker.withYouSum', {
          shifts: t('worker.shifts', { count: shiftsCompleted }),
          hours: formats.hours(hours),
        })}
        {rating !== null && (
          <span className={styles.given}>
            {t('worker.yourRating')} <Rating value={rating} />
          </span>
        )}
      </p>
      <ul className={styles.rows} aria-label={t('worker.lastShifts')}>
        {lastShifts.map((shift) => (
          <li key={shift.postId} className={styles.row}>
            <ShiftDate at={shift.date} zone={shift.timeZone} />
            <span className={styles.what}>
              {trade(shift.jobTitle)} · <bdi>{shift.locationName}</bdi>
            </span>
            <span className={styles.number}>
              {t('shift.workedHours', { hours: formats.twoDecimals(shift.hours) })}
            </span>
            {shift.rating !== null && <Rating value={shift.rating} />}
          </li>
        ))}
      </ul>
    </>
  );
}
