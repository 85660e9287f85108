import { calendarParts, type CalendarDay as Day } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import clsx from 'clsx';
import { useUiText } from '../locales/use-ui-text.ts';
import { Mark } from '../status-mark/mark.tsx';
import { type DayMark, markWords } from './day-marks.ts';
import styles from './month-calendar.module.css';

interface CalendarDayProps {
  readonly day: Day;
  readonly marks: readonly DayMark[];
  readonly isSelected: boolean;
  readonly isToday: boolean;
  readonly isReachable: boolean;
  readonly onSelect: (day: Day) => void;
}

/** One day of the month: its number, and a mark for each state that its shifts are in. */
export function CalendarDay({
  day,
  marks,
  isSelected,
  isToday,
  isReachable,
  onSelect,
}: CalendarDayProps) {
  const t = useUiText();
  const formats = useFormats();
  const words = marks.map((mark) => markWords(t, mark));
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isReachable ? 0 : -1}
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      aria-label={[formats.day(day), isToday && t('calendar.today'), ...words]
        .filter(Boolean)
        .join(', ')}
      className={clsx(styles.day, isToday && styles.today, isSelected && styles.selected)}
      onClick={() => onSelect(day)}
    >
      <span className={styles.number}>{calendarParts(day).day}</span>
      <span className={styles.marks}>
        {marks.map(({ kind }) => (
          <Mark key={kind} kind={kind} size={8} />
        ))}
      </span>
    </button>
  );
}
