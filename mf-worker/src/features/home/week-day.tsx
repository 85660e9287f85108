import type { TempPost } from '@leafshift/contracts/posts';
import { type CalendarDay, calendarParts, weekday } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Mark } from '@leafshift/ui/status-mark';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WORKER_SHIFT_STATUS_MARKS, type WorkerShiftStatus } from '../shift/worker-shift-status.ts';
import styles from './week-strip.module.css';

/** A shift that has to do with me, and how far I am on it. */
export interface MarkedShift {
  readonly shift: TempPost;
  readonly status: Exclude<WorkerShiftStatus, 'none'>;
}

interface WeekDayProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly shifts: readonly MarkedShift[];
  /** Whether the shifts have arrived. */
  readonly isKnown: boolean;
  readonly mayOpen: boolean;
  readonly onDay: (day: CalendarDay) => void;
}

const pageOf = ({ shift, status }: MarkedShift): string => {
  if (status === 'complete') return '/workhistory';
  const tab = status === 'requested' || status === 'changed' ? 'requests' : 'confirmed';
  return `/find-work/${shift._id}?tab=${tab}`;
};

/** A day of the strip: leads to its shift where it is the only one, else to the day. */
export function WeekDay({ day, today, shifts, isKnown, mayOpen, onDay }: WeekDayProps) {
  const [only, second] = shifts;
  const content = (
    <DayContent day={day} isToday={day === today} shifts={shifts} isKnown={isKnown} />
  );
  const look = {
    className: clsx(styles.day, day === today && styles.today, day < today && styles.past),
    'aria-current': day === today ? ('date' as const) : undefined,
  };
  return only && !second && mayOpen ? (
    <Link to={pageOf(only)} {...look}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={() => onDay(day)} {...look}>
      {content}
    </button>
  );
}

type DayContentProps = Pick<WeekDayProps, 'day' | 'shifts' | 'isKnown'> & {
  readonly isToday: boolean;
};

function DayContent({ day, isToday, shifts, isKnown }: DayContentProps) {
  const { t } = useTranslation('mf-worker');
  const trade = useTrade();
  const formats = useFormats();
  const said = shifts.map(({ shift, status }) =>
    [
      trade(shift.jobTitle),
      formats.timeRange(shift.date, shift.endDate, shift.timeZone),
      t(`shiftStatus.${status}`),
    ].join(', '),
  );
  const isFree = isKnown && shifts.length === 0;
  return (
    <>
      <span className="ls-unseen">
        {[formats.day(day), isToday && t('week.today'), ...said, isFree && t('week.none')]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span aria-hidden className={styles.name}>
        {formats.weekdays()[weekday(day)]}
      </span>
      <span aria-hidden className={styles.number}>
        {calendarParts(day).day}
      </span>
      <span aria-hidden className={styles.shifts}>
        {shifts.map(({ shift, status }) => (
          <span key={shift._id} className={styles.shift}>
            <Mark kind={WORKER_SHIFT_STATUS_MARKS[status]} size={10} />
            <span className={styles.time}>{formats.time(shift.date, shift.timeZone)}</span>
          </span>
        ))}
      </span>
    </>
  );
}
