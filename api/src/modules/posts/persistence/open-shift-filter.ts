import type { Circle } from '@leafshift/domain/distance';
import { MAX_DURATION, RETAIL_JOB_TYPE } from '@leafshift/domain/posting-rules';
import type { RetailFrom } from '@leafshift/domain/shift-lifecycle';
import type { QueryFilter } from 'mongoose';
import { isInCircle } from '../../../infra/mongo/circle-filter.ts';
import { freeStretches, notDuring, startsWithin } from '../../../infra/mongo/free-time.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { wordFilter } from '../../../infra/mongo/word-filter.ts';
import type { OpenShiftFilter } from '../domain/ports/shift-lists.ts';
import type { ShiftDocument } from './shift.schema.ts';

/** Most of a worker's confirmed shifts that are gone around; later ones are left out one by one. */
export const MOST_STRETCHES = 12;

/**
 * The alternatives of find-work without a circle, one for each stretch of time that a search by the soonest
 * goes through. All of their conditions are decided on index keys; in the other orders, where stretches
 * would not narrow the search, all but overlaps.
 */
export function openShiftAlternatives(filter: OpenShiftFilter): QueryFilter<ShiftDocument>[] {
  const { retailFrom } = filter;
  const common = [...wantedConditions(filter), ...(retailFrom ? [oldEnough(retailFrom)] : [])];
  if (filter.sort !== 'soonest') {
    return [all([startsWithin(filter.from, filter.to), ...common, ...notDuring(filter.busy)])];
  }
  const walked = filter.busy.slice(0, MOST_STRETCHES);
  const rest = notDuring(filter.busy.slice(MOST_STRETCHES));
  return freeStretches(filter.from, walked, MAX_DURATION).map((stretch) =>
    all([startsWithin(filter.from, filter.to), stretch, ...common, ...rest]),
  );
}

/** Those conditions of find-work that the database decides on the keys of an index by itself. */
export const decidedOnKeys = (filter: OpenShiftFilter): QueryFilter<ShiftDocument> =>
  all([startsWithin(filter.from, filter.to), ...wantedConditions(filter)]);

/**
 * The others, as an expression: asked as conditions, the database would read the document for each of them.
 * Of the circle the shifts lie inside or outside.
 */
export function decidedOnValues(
  filter: OpenShiftFilter,
  circle?: Circle,
  side: 'inside' | 'outside' = 'inside',
): Record<string, unknown> {
  const { busy, retailFrom } = filter;
  const within = circle && isInCircle(circle, 'location');
  return {
    $and: [
      ...busy.map(({ startsAt, endsAt }) => ({
        $or: [{ $gte: ['$startsAt', endsAt] }, { $lte: ['$endsAt', startsAt] }],
      })),
      ...(retailFrom ? [isOldEnough(retailFrom)] : []),
      ...(within ? [side === 'inside' ? within : { $not: [within] }] : []),
    ],
  };
}

const all = (conditions: QueryFilter<ShiftDocument>[]): QueryFilter<ShiftDocument> => ({
  listed: true,
  $and: conditions,
});

/** What `fitsWork` asks of one shift but for the circle, and what the worker does not want to see. */
function wantedConditions(filter: OpenShiftFilter): QueryFilter<ShiftDocument>[] {
  const { fromDay, toDay, province, cityKey, jobType, minRate, except, notBy } = filter;
  return [
    ...(fromDay ? [{ localDay: { $gte: fromDay as string } }] : []),
    ...(toDay ? [{ localDay: { $lte: toDay as string } }] : []),
    ...(province ? [{ 'location.province': province }] : []),
    ...(cityKey ? [{ cityKey }] : []),
    ...(jobType ? [{ jobType }] : []),
    ...(minRate === undefined ? [] : [{ rateCents: { $gte: minRate } }]),
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

/** The same as an expression. */
const isOldEnough = ({ alberta, elsewhere }: RetailFrom): Record<string, unknown> => ({
  $or: [
    { $ne: ['$jobType', RETAIL_JOB_TYPE] },
    {
      $gte: ['$localDay', { $cond: [{ $eq: ['$location.province', 'AB'] }, alberta, elsewhere] }],
    },
  ],
});
