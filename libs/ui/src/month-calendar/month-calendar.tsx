import {
  type CalendarMonth,
  type CalendarDay as Day,
  monthGrid,
  monthOf,
} from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { type ReactNode, useId } from 'react';
import type { MarkKind } from '../status-mark/mark-kinds.ts';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import type { DayMarks } from './day-marks.ts';
import styles from './month-calendar.module.css';
import { useDayFocus } from './use-day-focus.ts';

export interface MonthCalendarProps {
  readonly month: CalendarMonth;
  readonly onMonthChange: (month: CalendarMonth) => void;
  readonly selected: Day;
  readonly onSelect: (day: Day) => void;
  readonly today: Day;
  readonly marks?: DayMarks;
  /** Which marks are explained below the month. */
  readonly legend?: readonly MarkKind[];
  /** What stands at the end of the legend's line. */
  readonly action?: ReactNode;
}

/**
 * A month, Sunday to Saturday, with marks on the days (POST-43). Arrow keys move
 * by day and week, Page keys by month; Enter chooses.
 */
export function MonthCalendar({
  month,
  onMonthChange,
  selected,
  onSelect,
  today,
  marks = {},
  legend = [],
  action,
}: MonthCalendarProps) {
  const formats = useFormats();
  const headingId = useId();
  const focus = useDayFocus({ month, selected, today, onMonthChange });

  const goToToday = (): void => {
    onMonthChange(monthOf(today));
    onSelect(today);
  };

  return (
    <div className={styles.calendar}>
      <CalendarHeader
        id={headingId}
        month={month}
        onMonthChange={onMonthChange}
        onToday={goToToday}
      />
      <table
        ref={focus.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move through it
        role="grid"
        aria-labelledby={headingId}
        className={styles.grid}
        onKeyDown={focus.onKeyDown}
      >
        <thead>
          <tr>
            {formats.weekdays().map((name) => (
              <th key={name} scope="col" className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  {focus.isInMonth(day) && (
                    <CalendarDay
                      day={day}
                      marks={marks[day] ?? []}
                      isSelected={day === selected}
                      isToday={day === today}
                      isReachable={day === focus.focusDay}
                      onSelect={onSelect}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(legend.length > 0 || action) && (
        <div className={styles.foot}>
          {legend.length > 0 && <CalendarLegend kinds={legend} />}
          {action}
        </div>
      )}
    </div>
  );
}
