import type { FindWorkQuery, TempPost } from '@leafshift/contracts/posts';
import { metresBetween, type Position } from '@leafshift/domain/distance';
import { searchArea } from '@leafshift/domain/search-area';
import { calendarDayIn } from '@leafshift/domain/time-zone';

/** Whether an open shift fits the search of somebody who lives there, as the API would find it. */
export function matches(shift: TempPost, query: FindWorkQuery, livesAt: Position | null): boolean {
  const { q, province, city, jobType, minRate, from, to } = query;
  const day: string = calendarDayIn(shift.date, shift.timeZone);
  const text = `${shift.jobTitle} ${shift.name} ${shift.location.city}`.toLowerCase();
  return [
    !q ||
      q
        .toLowerCase()
        .split(' ')
        .every((word) => text.includes(word)),
    !province || shift.location.province === province,
    !city || shift.location.city.toLowerCase() === city.toLowerCase(),
    !jobType || shift.jobType === jobType,
    minRate === undefined || shift.rate >= minRate,
    !from || day >= from,
    !to || day <= to,
    isNear(shift, query, livesAt),
  ].every(Boolean);
}

function isNear(
  { location }: TempPost,
  { near, withinKm, sort }: FindWorkQuery,
  livesAt: Position | null,
): boolean {
  const nearby = searchArea({ near, withinKm, sort }, livesAt)?.nearby;
  return nearby === undefined || metresBetween(nearby, location) <= nearby.withinKm * 1000;
}
