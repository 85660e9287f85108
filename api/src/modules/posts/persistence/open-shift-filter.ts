import type { Circle } from '@leafshift/domain/distance';
import { MAX_DURATION, RETAIL_JOB_TYPE } from '@leafshift/domain/posting-rules';
import type { RetailFrom } from '@leafshift/domain/shift-lifecycle';
import type { QueryFilter } from 'mongoose';
import { circleFilter, inSphere } from '../../../infra/mongo/circle-filter.ts';
import { freeStretches, notDuring, startsWithin } from '../../../infra/mongo/free-time.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { wordFilter } from '../../../infra/mongo/word-filter.ts';
import type { OpenShiftFilter } from '../domain/ports/shift-lists.ts';
import type { ShiftDocument } from './shift.schema.ts';

/** Most of a worker's confirmed shifts that are gone around; later ones are left out one by one. */
const MOST_STRETCHES = 12;

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
  return freeStretches(filter.from, walked, MAX_DURATION).map((stretch) =>
    all([startsWithin(filter.from, filter.to), stretch, ...common, ...rest]),
  );
}

const all = (conditions: QueryFilter<ShiftDocument>[]): QueryFilter<ShiftDocument> => ({
  listed: true,
  $and: conditions,
});

/** What `fitsWork` asks of one shift, asked of the database, and what the worker brings to every search. */
function commonConditions(filter: OpenShiftFilter): QueryFilter<ShiftDocument>[] {
  const { fromDay, toDay, province, cityKey, jobType, minRate, nearby, retailFrom, except, notBy } =
    filter;
  return [
    ...(fromDay ? [{ localDay: { $gte: fromDay as string } }] : []),
    ...(toDay ? [{ localDay: { $lte: toDay as string } }] : []),
    ...(province ? [{ 'location.province': province }] : []),
    ...(cityKey ? [{ cityKey }] : []),
    ...(jobType ? [{ jobType }] : []),
    ...(minRate === undefined ? [] : [{ rateCents: { $gte: minRate } }]),
    ...(nearby ? circleFilter(nearby, 'location', 'point') : []),
    ...(retailFrom ? [oldEnough(retailFrom)] : []),
    ...(filter.words.length > 0 ? [wordFilter(filter.words)] : []),
    ...(notBy.length > 0 ? [{ employerId: { $nin: notBy.map(toObjectId) } }] : []),
    ...(except.length > 0 ? [{ _id: { $nin: except.map(toObjectId) } }] : []),
  ];
}

/** Shifts that are not retail, or at which the worker has the province's age by then. */
const oldEnough = ({ alberta, elsewhere }: RetailFrom): QueryFilter<ShiftDocument> => ({
  $or: [
    { jobType: { $ne: RETAIL_JOB_TYPE } },
    { 'location.province': 'AB', localDay: { $gte: alberta as string } },
    { 'location.province': { $ne: 'AB' }, localDay: { $gte: elsewhere as string } },
  ],
});

/** Those that a filter without a circle finds outside of one. */
export const openShiftsOutside = (filter: OpenShiftFilter, circle: Circle) => ({
  $or: openShiftAlternatives({ ...filter, nearby: undefined }),
  point: { $not: inSphere(circle) },
});
