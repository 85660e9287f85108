import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import styles from './coverage.module.css';
import { coverageOn, type WeekStore } from './week-model.ts';

interface CoverageRowProps {
  readonly store: WeekStore;
  readonly days: readonly CalendarDay[];
}

/** How many of the planned workers of a store are confirmed on each day (SCHED-10). */
export function CoverageRow({ store, days }: CoverageRowProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <tr className={styles.coverage}>
      <th scope="row">{t('schedule.confirmedRow')}</th>
      {days.map((day) => (
        <td key={day}>
          <DayCoverage store={store} day={day} />
        </td>
      ))}
    </tr>
  );
}

interface DayCoverageProps {
  readonly store: WeekStore;
  readonly day: CalendarDay;
}

/** The same of one day; nothing where nothing is planned. */
export function DayCoverage({ store, day }: DayCoverageProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { confirmed, workers } = coverageOn(store, day);
  if (workers === 0) return null;
  return (
    <span data-short={confirmed < workers || undefined}>
      <bdi aria-hidden>{`${formats.number(confirmed)}/${formats.number(workers)}`}</bdi>
      <span className="ls-unseen">{t('schedule.dayCoverage', { confirmed, workers })}</span>
    </span>
  );
}
