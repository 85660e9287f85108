import { daysOfWeek } from '@leafshift/domain/schedule';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { EmptyState, ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shiftsWithinQuery } from '../posts/queries.ts';
import { useWeek } from '../schedule/use-week.ts';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';
import styles from './home-week.module.css';
import { periodOfDays } from './period-of-days.ts';
import { ShiftChip } from './shift-chip.tsx';
import { shiftsByDay } from './shifts-by-day.ts';

/** A week, day by day, with a chip for each shift that opens it (POST-62). */
export function HomeWeek() {
  const { t } = useTranslation('mf-employer');
  const { api, navigate } = useShell();
  const formats = useFormats();
  const { week, today, turn, show } = useWeek();
  const days = daysOfWeek(week);
  const shifts = useQuery(shiftsWithinQuery(api, periodOfDays(days)));
  const byDay = shifts.data && !shifts.isPlaceholderData ? shiftsByDay(shifts.data) : null;
  const isEmpty = byDay !== null && days.every((day) => !byDay.has(day));
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t('home.weekOf', {
            first: formats.day(days[0] as CalendarDay),
            last: formats.day(days.at(-1) as CalendarDay),
          })}
        </h2>
        <span className={styles.turn}>
          <Button aria-label={t('schedule.weekBefore')} onClick={() => turn(-1)}>
            <span aria-hidden className={styles.arrow}>
              ‹
            </span>
          </Button>
          <Button onClick={() => show(today)}>{t('home.today')}</Button>
          <Button aria-label={t('schedule.weekAfter')} onClick={() => turn(1)}>
            <span aria-hidden className={styles.arrow}>
              ›
            </span>
          </Button>
        </span>
      </div>
      {shifts.error && !shifts.data && (
        <ErrorState error={shifts.error} onRetry={shifts.refetch} isRetrying={shifts.isFetching} />
      )}
      <div className={styles.week}>
        <ol className={styles.days} aria-busy={byDay === null && !shifts.error}>
          {days.map((day) => (
            <li key={day} className={styles.day} data-today={day === today || undefined}>
              <h3 className={styles.dayName}>{formats.dayOfWeek(day)}</h3>
              {byDay === null && !shifts.error && <span aria-hidden className={styles.ghost} />}
              {byDay?.get(day)?.map((post) => (
                <ShiftChip key={post._id} post={post} />
              ))}
            </li>
          ))}
        </ol>
      </div>
      {isEmpty && (
        <EmptyState
          isCompact
          title={t('home.noPostings')}
          text={t('home.noPostingsText')}
          action={{ label: t('action.createPosting'), onClick: () => navigate('/jobposting') }}
        />
      )}
      <p className={styles.plan}>
        <Link to={`/schedule?week=${week}`}>{t('home.plan')}</Link>
      </p>
      <ShiftModalHost known={shifts.data ?? []} />
    </Card>
  );
}
