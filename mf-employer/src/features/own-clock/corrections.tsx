import type { Timesheet } from '@leafshift/contracts/clockedtime';
import type { TimeZone } from '@leafshift/domain/time-zone';
import { useTranslation } from 'react-i18next';
import { useSaidTimes } from './said-times.ts';
import styles from './worker-hours.module.css';

interface CorrectionsProps {
  readonly zone: TimeZone;
  readonly corrections: Timesheet['corrections'];
}

type Times = Timesheet['employer'];

/** What was corrected, when and why. */
export function Corrections({ zone, corrections }: CorrectionsProps) {
  const { t } = useTranslation('mf-employer');
  const said = useSaidTimes(zone);
  const sum = ({ clockIn, clockOut, breakMinutes }: Times): string =>
    [said.time(clockIn), said.time(clockOut), said.minutes(breakMinutes)].join(' · ');
  return corrections.length === 0 ? null : (
    <ul className={styles.corrections} aria-label={t('ownClock.corrections')}>
      {corrections.map(({ at, before, reason }) => (
        <li key={at}>
          {t('ownClock.correctedAt', { time: said.time(at) })}{' '}
          {reason !== '' && <bdi>{reason}</bdi>}
          <span className={styles.note}>{t('ownClock.before', { times: sum(before) })}</span>
        </li>
      ))}
    </ul>
  );
}
