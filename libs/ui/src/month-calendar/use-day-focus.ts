import {
  type CalendarDay,
  type CalendarMonth,
  calendarDay,
  monthOf,
} from '@leafshift/domain/time-zone';
import { directionOf, useLanguage } from '@leafshift/i18n';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { dayAfterKey } from './keyboard.ts';

const isIn = (month: CalendarMonth, day: CalendarDay): boolean => {
  const { year, month: number } = monthOf(day);
  return year === month.year && number === month.month;
};

interface DayFocusInput {
  readonly month: CalendarMonth;
  readonly selected: CalendarDay;
  readonly today: CalendarDay;
  onMonthChange(month: CalendarMonth): void;
}

/** The one day of the grid that Tab reaches, and how keys move it, over months too. */
export function useDayFocus({ month, selected, today, onMonthChange }: DayFocusInput) {
  const grid = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<CalendarDay | null>(null);
  const takeFocus = useRef(false);
  const direction = directionOf(useLanguage());

  const first = calendarDay(month.year, month.month, 1);
  const reachable = [moved, selected, today].find((day) => day !== null && isIn(month, day));
  const focusDay = reachable ?? first;

  useLayoutEffect(() => {
    if (!takeFocus.current) return;
    takeFocus.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${focusDay}"]`)?.focus();
  }, [focusDay]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayAfterKey(focusDay, event, direction);
    if (next === null) return;
    event.preventDefault();
    takeFocus.current = true;
    setMoved(next);
    if (!isIn(month, next)) onMonthChange(monthOf(next));
  };

  return { grid, focusDay, onKeyDown, isInMonth: (day: CalendarDay) => isIn(month, day) };
}
