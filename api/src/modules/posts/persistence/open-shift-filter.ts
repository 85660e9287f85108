import { MAX_DURATION, RETAIL_JOB_TYPE } from '@leafshift/domain/posting-rules';
import type { RetailFrom } from '@leafshift/domain/shift-lifecycle';
import { addHours } from '@leafshift/domain/time-zone';
import type { QueryFilter } from 'mongoose';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { wordFilter } from '../../../infra/mongo/word-filter.ts';
import { foldText } from '../../job-board/index.ts';
import type { BusyTime, Nearby, OpenShiftFilter } from '../domain/ports/shift-lists.ts';
import type { ShiftDocument } from './shift.schema.ts';

const EARTH_RADIUS_KM = 6371;
/** Most of a worker's confirmed shifts that are gone around; later ones are left out one by one. */
const MOST_STRETCHES = 12;
const KM_A_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/**
 * The alternatives of find-work, one for each stretch of time that a search by the soonest goes
 * through. All of their conditions but the exact circle are decided on index keys; in the other
 * orders, where stretches would not narrow the search, so are all but overlaps.
 */
export function openShiftAlternatives(filter: OpenShiftFilter): QueryFilter<ShiftDocument>[] {
  const common = commonConditions(filter);
  if (filter.sort !== 'soonest') {
    return [all([startsWithin(filter.from, filter.to), ...common, ...notDuring(filter.busy)])];
  }
  const walked = filter.busy.slice(0, MOST_STRETCHES);
  const rest = notDuring(filter.busy.slice(MOST_STRETCHES));
  return freeStretches(filter.from, walked).map((stretch) =>
    all([startsWithin(filter.from, filter.to), stretch, ...common, ...rest]),
  );
}

const all = (conditions: QueryFilter<ShiftDocument>[]): QueryFilter<ShiftDocument> => ({
  listed: true,
  $and: conditions,
});

const startsWithin = (from: Date, to: Date | undefined): QueryFilter<ShiftDocument> => ({
  startsAt: { $gt: from, ...(to && { $lt: to }) },
});

function commonConditions(filter: OpenShiftFilter): QueryFilter<ShiftDocument>[] {
  const { fromDay, toDay, province, city, jobType, minRate, nearby, retailFrom, except } = filter;
  return [
    ...(fromDay ? [{ localDay: { $gte: fromDay as string } }] : []),
    ...(toDay ? [{ localDay: { $lte: toDay as string } }] : []),
    ...(province ? [{ 'location.province': province }] : []),
    ...(city ? [{ cityKey: foldText(city) }] : []),
    ...(jobType ? [{ jobType }] : []),
    ...(minRate === undefined ? [] : [{ rateCents: { $gte: minRate } }]),
    ...(nearby ? within(nearby) : []),
    ...(retailFrom ? [oldEnough(retailFrom)] : []),
    ...(filter.words.length > 0 ? [wordFilter(filter.words)] : []),
    ...(except.length > 0 ? [{ _id: { $nin: except.map(toObjectId) } }] : []),
  ];
}

const notDuring = (busy: readonly BusyTime[]): QueryFilter<ShiftDocument>[] =>
  busy.length === 0
    ? []
    : [
        {
          $nor: busy.map(({ startsAt, endsAt }) => ({
            startsAt: { $lt: endsAt },
            endsAt: { $gt: startsAt },
          })),
        },
      ];

/**
 * When a shift can start without overlapping: so early that even the longest is over before the
 * worker is busy, later if it ends in time, or after that.
 */
function freeStretches(from: Date, busy: readonly BusyTime[]): QueryFilter<ShiftDocument>[] {
  const stretches: QueryFilter<ShiftDocument>[] = [];
  let free = from;
  for (const { startsAt, endsAt } of busy.toSorted((a, b) => +a.startsAt - +b.startsAt)) {
    const early = addHours(startsAt, -MAX_DURATION);
    const next = new Date(Math.max(free.getTime(), early.getTime()));
    stretches.push(
      { startsAt: { $gte: free, $lte: early } },
      { startsAt: { $gt: next, $lt: startsAt }, endsAt: { $lte: startsAt } },
    );
    free = new Date(Math.max(free.getTime(), endsAt.getTime()));
  }
  return [...stretches, { startsAt: { $gte: free } }];
}

/** Shifts that are not retail, or at which the worker has the province's age by then. */
const oldEnough = ({ alberta, elsewhere }: RetailFrom): QueryFilter<ShiftDocument> => ({
  $or: [
    { jobType: { $ne: RETAIL_JOB_TYPE } },
    { 'location.province': 'AB', localDay: { $gte: alberta as string } },
    { 'location.province': { $ne: 'AB' }, localDay: { $gte: elsewhere as string } },
  ],
});

/** A box that holds the circle, for the index, and the circle itself. */
function within({ latitude, longitude, withinKm }: Nearby): QueryFilter<ShiftDocument>[] {
  const north = withinKm / KM_A_DEGREE;
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return [
    {
      'location.latitude': { $gte: latitude - north, $lte: latitude + north },
      'location.longitude': { $gte: longitude - east, $lte: longitude + east },
    },
    {
      point: {
        $geoWithin: { $centerSphere: [[longitude, latitude], withinKm / EARTH_RADIUS_KM] },
      },
    },
  ];
}
