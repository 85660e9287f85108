import type { ClockedMoment, Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import styles from './own-clock.module.css';

const NOTHING = '–';

interface OwnHoursProps {
  readonly shift: TempPost;
  readonly sheet: Timesheet;
}

/** What I recorded beside what counts, and what the employer corrected. */
export function OwnHours({ shift, sheet }: OwnHoursProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const { employer, worker, corrections } = sheet;
  const day = (instant: string): string =>
    `${formats.date(instant, shift.timeZone)}, ${formats.time(instant, shift.timeZone)}`;
  const time = (instant: string | null): string => (instant === null ? NOTHING : day(instant));
  const minutes = (count: number | null): string =>
    count === null ? NOTHING : t('ownClock.minutes', { minutes: count });
  const own = (instant: string | null, moment: ClockedMoment) => (
    <>
      {time(instant)}
      {worker.unwitnessed.includes(moment) && (
        <span className={styles.waits}>{t('ownClock.waits')}</span>
      )}
      {worker.late
        .filter(({ time: of }) => of === moment)
        .map(({ sentAt }) => (
          <span key={sentAt} className={styles.waits}>
            {t('ownClock.late', { time: day(sentAt) })}
          </span>
        ))}
    </>
  );
  return (
    <>
      <table className={styles.table} aria-label={t('ownClock.title')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('ownClock.you')}</th>
            <th scope="col">{t('ownClock.employer')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('ownClock.clockIn')}</th>
            <td>{own(worker.clockIn, 'in')}</td>
            <td>{time(employer.clockIn)}</td>
          </tr>
          <tr>
            <th scope="row">{t('ownClock.clockOut')}</th>
            <td>{own(worker.clockOut, 'out')}</td>
            <td>{time(employer.clockOut)}</td>
          </tr>
          <tr>
            <th scope="row">{t('ownClock.break')}</th>
            <td>{minutes(worker.breakMinutes)}</td>
            <td>{minutes(employer.breakMinutes)}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.note} role="status">
        {worker.unwitnessed.length > 0 && shift.status === null && t('ownClock.waitsText')}
      </p>
      {corrections.map(({ at, reason }) => (
        <p key={at} className={styles.note}>
          {t('ownClock.corrected', { time: day(at) })}
          {reason !== '' && ': '}
          <bdi>{reason}</bdi>
        </p>
      ))}
    </>
  );
}
