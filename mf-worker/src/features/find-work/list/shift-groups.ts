import type { TempPost } from '@leafshift/contracts/posts';
import { distanceBetween, type Place } from '@leafshift/domain/places/precision';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import type { WorkSearch } from '../search/work-filters.ts';

/** From there on a shift is far away, in kilometres. */
export const FAR_KM = 100;

/** Some shifts of a list under a heading: those of a day, or those far away. */
export interface ShiftGroup {
  readonly of: 'day' | 'far' | 'all';
  readonly key: string;
  readonly shifts: readonly TempPost[];
}

/**
 * The shifts by their days, where they stand in that order. Those far away never stand among the
 * near ones: without a limit they follow all others, but for the order by the nearest, which has them
 * last anyway.
 */
export function shiftGroups(
  shifts: readonly TempPost[],
  { filters, sort }: WorkSearch,
  home: Place | null,
): readonly ShiftGroup[] {
  const isFar = (shift: TempPost): boolean =>
    home !== null &&
    filters.withinKm === undefined &&
    sort !== 'nearest' &&
    distanceBetween(home, shift.location).km > FAR_KM;
  const near = shifts.filter((shift) => !isFar(shift));
  const far = shifts.filter(isFar);
  return [
    ...(sort === 'soonest' ? byDay(near) : [{ of: 'all' as const, key: 'all', shifts: near }]),
    { of: 'far' as const, key: 'far', shifts: far },
  ].filter((group) => group.shifts.length > 0);
}

function byDay(shifts: readonly TempPost[]): readonly ShiftGroup[] {
  const days = new Map<string, TempPost[]>();
  for (const shift of shifts) {
    const day: string = calendarDayIn(shift.date, shift.timeZone);
    days.set(day, [...(days.get(day) ?? []), shift]);
  }
  return [...days].map(([key, own]) => ({ of: 'day', key, shifts: own }));
}
