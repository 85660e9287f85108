import type { TempPost } from '@leafshift/contracts/posts';
import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { daysOfWeek } from '@leafshift/domain/schedule';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { useUser } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import { WORKER_SHIFT_STATUS_MARKS, workerShiftStatusOf } from '../shift/worker-shift-status.ts';
import { dayOf } from './calendar-shifts.ts';
import type { OwnShifts } from './use-own-shifts.ts';
import { type MarkedShift, WeekDay } from './week-day.tsx';
import styles from './week-strip.module.css';

interface WeekStripProps {
  readonly today: CalendarDay;
  readonly own: OwnShifts;
  /** Leads to a day in the calendar below. */
  readonly onDay: (day: CalendarDay) => void;
}

const marked = (shift: TempPost): readonly MarkedShift[] => {
  const status = workerShiftStatusOf(shift);
  return status === 'none' ? [] : [{ shift, status }];
};

/** This week, day by day, with what I have on each and one tap to it (SHIFT-67). */
export function WeekStrip({ today, own, onDay }: WeekStripProps) {
  const { t } = useTranslation('mf-worker');
  const mayOpen = mayOpenShiftDetails(useUser());
  if (own.error) return null;
  const days = daysOfWeek(today);
  const shifts = (own.shifts ?? []).filter((shift) => days.includes(dayOf(shift))).flatMap(marked);
  const statuses = [...new Set(shifts.map(({ status }) => status))];
  return (
    <Section title={t('week.title')} className={styles.week}>
      <ol className={styles.days} aria-busy={!own.shifts}>
        {days.map((day) => (
          <li key={day}>
            <WeekDay
              day={day}
              today={today}
              shifts={shifts.filter(({ shift }) => dayOf(shift) === day)}
              isKnown={own.shifts !== undefined}
              mayOpen={mayOpen}
              onDay={onDay}
            />
          </li>
        ))}
      </ol>
      {statuses.length > 0 && (
        <p aria-hidden className={styles.legend}>
          {statuses.map((status) => (
            <StatusMark key={status} kind={WORKER_SHIFT_STATUS_MARKS[status]} variant="plain">
              {t(`shiftStatus.${status}`)}
            </StatusMark>
          ))}
        </p>
      )}
    </Section>
  );
}
