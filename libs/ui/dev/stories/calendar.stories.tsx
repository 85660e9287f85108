import { type CalendarDay, monthOf, toCalendarDay } from '@leafshift/domain/time-zone';
import { useState } from 'react';
import type { Meta } from 'storybook-react-rsbuild';
import { countMarks, MonthCalendar } from '../../src/month-calendar/index.ts';
import type { MarkKind } from '../../src/status-mark/index.ts';
import styles from './stories.module.css';

export default { title: 'Month calendar' } satisfies Meta;

const TODAY = toCalendarDay('2026-05-12');
const on = (day: number, kind: MarkKind) => ({
  day: toCalendarDay(`2026-05-${String(day).padStart(2, '0')}`),
  kind,
});

interface CalendarProps {
  readonly marks: ReturnType<typeof countMarks>;
  readonly legend: readonly MarkKind[];
}

function Calendar({ marks, legend }: CalendarProps) {
  const [month, setMonth] = useState(monthOf(TODAY));
  const [selected, setSelected] = useState<CalendarDay>(toCalendarDay('2026-05-14'));
  return (
    <MonthCalendar
      month={month}
      onMonthChange={setMonth}
      selected={selected}
      onSelect={setSelected}
      today={TODAY}
      marks={marks}
      legend={legend}
    />
  );
}

export const Calendars = () => (
  <div className={styles.two}>
    <Calendar
      marks={countMarks([
        on(5, 'complete'),
        on(7, 'complete'),
        on(14, 'confirmed'),
        on(14, 'requested'),
        on(15, 'confirmed'),
        on(19, 'requested'),
        on(22, 'confirmed'),
      ])}
      legend={['confirmed', 'requested', 'complete']}
    />
    <Calendar
      marks={countMarks([
        on(4, 'complete'),
        on(6, 'complete'),
        on(12, 'filled'),
        on(14, 'requests-waiting'),
        on(14, 'open'),
        on(14, 'filled'),
        on(18, 'open'),
        on(21, 'requests-waiting'),
        on(26, 'cancelled'),
      ])}
      legend={['open', 'requests-waiting', 'filled', 'complete']}
    />
  </div>
);
