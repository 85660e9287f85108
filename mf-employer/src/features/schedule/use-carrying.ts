import type { ScheduleEntry } from '@leafshift/contracts/schedule';
import { type CalendarDay, toCalendarDay } from '@leafshift/domain/time-zone';
import { type KeyboardEvent, useState } from 'react';
import type { Place } from './use-schedule.ts';
import type { WeekRow } from './week-model.ts';

/** Rows and days that an arrow carries on, where text runs from left to right. */
const STEPS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowRight', [0, 1]],
  ['ArrowLeft', [0, -1]],
]);

/** An entry that is held by keyboard, and over which row and day. */
export interface Carried {
  readonly entry: ScheduleEntry;
  readonly row: number;
  readonly column: number;
}

interface Grid {
  readonly rows: readonly WeekRow[];
  readonly days: readonly CalendarDay[];
  readonly put: (entry: ScheduleEntry, place: Place, isCopy: boolean) => void;
}

/**
 * Moving by keyboard: Space picks up, arrows carry, Space or Enter drops (with Alt or Control as a
 * copy), Escape leaves everything as it was (SCHED-8).
 */
export function useCarrying({ rows, days, put }: Grid) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const drop = (isCopy: boolean): void => {
    const row = carried && rows[carried.row];
    const day = carried && days[carried.column];
    if (carried && row && day) {
      const jobTitle = row.jobTitle ?? carried.entry.jobTitle;
      put(carried.entry, { day, location: row.location, jobTitle }, isCopy);
    }
    setCarried(null);
  };
  const step = (rowSteps: number, columnSteps: number): void =>
    setCarried(
      (held) =>
        held && {
          ...held,
          row: clamp(held.row + rowSteps, rows.length),
          column: clamp(held.column + columnSteps, days.length),
        },
    );
  const pickUp = (event: KeyboardEvent, entry: ScheduleEntry): void => {
    if (event.key !== ' ') {
      return;
    }
    event.preventDefault();
    const row = rows.findIndex(
      ({ location, jobTitle }) => location === entry.location && jobTitle === entry.jobTitle,
    );
    setCarried({ entry, row, column: days.indexOf(toCalendarDay(entry.day)) });
  };
  const onKeyDown = (event: KeyboardEvent, entry: ScheduleEntry): void => {
    if (!carried) {
      pickUp(event, entry);
      return;
    }
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps = STEPS.get(event.key);
    if (steps) {
      step(steps[0], steps[1] * forward);
    } else if (event.key === 'Escape') {
      setCarried(null);
    } else if (event.key === 'Enter' || event.key === ' ') {
      drop(event.altKey || event.ctrlKey);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return { carried, onKeyDown, cancel: () => setCarried(null) };
}

const clamp = (value: number, length: number): number => Math.max(0, Math.min(length - 1, value));
