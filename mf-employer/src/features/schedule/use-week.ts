import { Day } from '@leafshift/contracts/core';
import { weekOf } from '@leafshift/domain/schedule';
import {
  addDays,
  type CalendarDay,
  calendarDayIn,
  toCalendarDay,
} from '@leafshift/domain/time-zone';
import { useSearchParams } from 'react-router-dom';

/** The week that the address names, else the one that the reader is in. */
export function useWeek() {
  const [search, setSearch] = useSearchParams();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = calendarDayIn(new Date(), zone);
  const named = Day.safeParse(search.get('week')).data;
  const week = weekOf(named === undefined ? today : toCalendarDay(named));
  const show = (day: CalendarDay): void => {
    const after = new URLSearchParams(search);
    after.set('week', weekOf(day));
    setSearch(after, { preventScrollReset: true });
  };
  return { week, today, show, turn: (weeks: number) => show(addDays(week, weeks * 7)) };
}
