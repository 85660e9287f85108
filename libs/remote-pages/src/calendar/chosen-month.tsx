import { MonthCalendar, type MonthCalendarProps } from '@leafshift/ui/month-calendar';
import { Card } from '@leafshift/ui/page';
import type { ReactNode } from 'react';
import type { ChosenDay } from './use-chosen-day.ts';

interface ChosenMonthProps extends Pick<MonthCalendarProps, 'marks' | 'legend' | 'action'> {
  readonly chosen: ChosenDay;
  /** The shifts of the chosen day. */
  readonly children: ReactNode;
}

/** The month with its marks, and the chosen day below it. */
export function ChosenMonth({ chosen, children, ...calendar }: ChosenMonthProps) {
  return (
    <>
      <Card>
        <MonthCalendar
          month={chosen.month}
          onMonthChange={chosen.showMonth}
          selected={chosen.day}
          onSelect={chosen.choose}
          today={chosen.today}
          {...calendar}
        />
      </Card>
      {children}
    </>
  );
}
