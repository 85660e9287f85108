import type { FindWorkQuery } from '@leafshift/contracts/posts';
import { RETAIL_JOB_TYPE } from '@leafshift/domain/posting-rules';
import { findProvince } from '@leafshift/domain/provinces';
import { retailMinimumAge } from '@leafshift/domain/shift-lifecycle';
import type { QueryFilter } from 'mongoose';
import { folded, havingWords } from '../http/words.ts';
import type { BookedShift } from '../shifts/booking.schema.ts';
import type { Shift } from '../shifts/shift.schema.ts';

const EARTH_RADIUS_KM = 6371;
const DEFAULT_KM = 50;

type Filter = QueryFilter<Shift>;

/** What a search asks for, but for the circle around a place. */
export function searched(query: FindWorkQuery, now: Date): Filter[] {
  const { from, to, q, province, city, jobType, minRate } = query;
  return [
    { listed: true, startsAt: { $gt: now } },
    ...(from ? [since(from, now)] : []),
    ...(to ? [until(to)] : []),
    ...(province ? [{ 'location.province': findProvince(province)?.code ?? province }] : []),
    ...(city ? [{ cityKey: folded(city) }] : []),
    ...(jobType ? [{ jobType }] : []),
    ...(minRate === undefined ? [] : [{ rateCents: { $gte: Math.ceil(minRate * 100 - 0.001) } }]),
    havingWords(q),
  ];
}

/** A bound with a time is a point in time; without it is a calendar day where the shift is. */
const since = (from: string, now: Date): Filter =>
  from.includes('T')
    ? { startsAt: { $gt: new Date(Math.max(Date.parse(from), now.getTime())) } }
    : { localDay: { $gte: from } };

const until = (to: string): Filter =>
  to.includes('T') ? { startsAt: { $lt: new Date(to) } } : { localDay: { $lte: to } };

/** Conditions for lying in the searched circle and outside of it; null where no place is searched. */
export function circleOf({ near, withinKm = DEFAULT_KM }: FindWorkQuery) {
  if (!near) return null;
  const [latitude, longitude] = near.split(',').map(Number);
  const circle = {
    $geoWithin: { $centerSphere: [[longitude, latitude], withinKm / EARTH_RADIUS_KM] },
  };
  return { inside: { point: circle } as Filter, outside: { point: { $not: circle } } as Filter };
}

/** Shifts that do not overlap with those of the worker. */
export const notDuring = (booked: readonly BookedShift[]): Filter[] =>
  booked.length === 0
    ? []
    : [
        {
          $nor: booked.map(({ startsAt, endsAt }) => ({
            startsAt: { $lt: endsAt },
            endsAt: { $gt: startsAt },
          })),
        },
      ];

/** Shifts at which a worker has the age for retail; all where the birth day is not known. */
export function oldEnough(birthDay: string | undefined): Filter[] {
  if (!birthDay) return [];
  const [alberta, elsewhere] = ['AB', 'ON'].map(
    (province) => Number(birthDay.slice(0, 4)) + retailMinimumAge(province) + birthDay.slice(4),
  );
  return [
    {
      $or: [
        { jobType: { $ne: RETAIL_JOB_TYPE } },
        { 'location.province': 'AB', localDay: { $gte: alberta } },
        { 'location.province': { $ne: 'AB' }, localDay: { $gte: elsewhere } },
      ],
    } as Filter,
  ];
}
