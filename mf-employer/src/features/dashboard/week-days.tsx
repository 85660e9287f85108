import type { TempPost } from '@leafshift/contracts/posts';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './home-week.module.css';

interface WeekHeadProps {
  readonly days: readonly CalendarDay[];
  /** What turns to other weeks. */
  readonly children: ReactNode;
}

/** Which week it is. */
export function WeekHead({ days, children }: WeekHeadProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        {t('home.weekOf', {
          first: formats.day(days[0] as CalendarDay),
          last: formats.day(days.at(-1) as CalendarDay),
        })}
      </h2>
      <span className={styles.turn}>{children}</span>
    </div>
  );
}

/** An arrow that turns a week. */
export const TurnArrow = ({ children }: { readonly children: string }) => (
  <span aria-hidden className={styles.arrow}>
    {children}
  </span>
);

interface WeekDaysProps {
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  /** Null while they are not known. */
  readonly byDay: ReadonlyMap<CalendarDay, readonly TempPost[]> | null;
  readonly isWaiting: boolean;
  readonly chipOf: (post: TempPost) => ReactNode;
}

/** A week, day by day, with a chip for each shift (POST-62). */
export function WeekDays({ days, today, byDay, isWaiting, chipOf }: WeekDaysProps) {
  const formats = useFormats();
  return (
    <div className={styles.week}>
      <ol className={styles.days} aria-busy={isWaiting} data-waits={isWaiting || undefined}>
        {days.map((day) => (
          <li key={day} className={styles.day} data-today={day === today || undefined}>
            <h3 className={styles.dayName}>{formats.dayOfWeek(day)}</h3>
            {isWaiting && <span aria-hidden className={styles.ghost} />}
            {byDay?.get(day)?.map(chipOf)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The way to the plan of a week. */
export function WayToPlan({ week }: { readonly week: CalendarDay }) {
  const { t } = useTranslation('mf-employer');
  return (
    <p className={styles.plan}>
      <Link to={`/schedule?week=${week}`}>{t('home.plan')}</Link>
    </p>
  );
}
