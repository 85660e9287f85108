import { Day } from '@leafshift/contracts/core';
import {
  type CalendarDay,
  type CalendarMonth,
  calendarDayIn,
  monthOf,
  toCalendarDay,
} from '@leafshift/domain/time-zone';
import { readersZone } from '@leafshift/ui/text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ChosenDay {
  readonly today: CalendarDay;
  readonly day: CalendarDay;
  readonly choose: (day: CalendarDay) => void;
  readonly month: CalendarMonth;
  readonly showMonth: (month: CalendarMonth) => void;
}

/**
 * The chosen day and the month in sight. The day stands in the address, so that a reload and going
 * back find it again.
 */
export function useChosenDay(): ChosenDay {
  const [search, setSearch] = useSearchParams();
  const today = calendarDayIn(Date.now(), readersZone());
  const asked = Day.safeParse(search.get('day')).data;
  const day = asked ? toCalendarDay(asked) : today;
  const [month, showMonth] = useState(() => monthOf(day));
  const choose = (chosen: CalendarDay): void => {
    showMonth(monthOf(chosen));
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('day', chosen);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { today, day, choose, month, showMonth };
}
