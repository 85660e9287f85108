import type { FindWorkQuery, TempPost } from '@leafshift/contracts/posts';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { distanceKm } from '../../src/features/shift/distance.ts';

/** Whether an open shift fits a search, as the API would find it. */
export function matches(shift: TempPost, query: FindWorkQuery): boolean {
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
    isNear(shift, query),
  ].every(Boolean);
}

function isNear({ location }: TempPost, { near, withinKm }: FindWorkQuery): boolean {
  if (near === undefined || withinKm === undefined) return true;
  const [latitude = 0, longitude = 0] = near.split(',').map(Number);
  return distanceKm({ latitude, longitude }, location) <= withinKm;
}
