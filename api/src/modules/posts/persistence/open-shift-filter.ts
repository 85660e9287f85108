import { RETAIL_JOB_TYPE } from '@leafshift/domain/posting-rules';
import type { QueryFilter } from 'mongoose';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Nearby, OpenShiftFilter, RetailFrom } from '../domain/ports/shift-lists.ts';
import { foldText } from '../domain/search-text.ts';
import type { ShiftDocument } from './shift.schema.ts';
import { wordFilter } from './word-filter.ts';

const EARTH_RADIUS_KM = 6371;
const KM_A_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/** The condition of find-work; all of it but the exact circle is decided on index keys. */
export function openShiftFilter(filter: OpenShiftFilter): QueryFilter<ShiftDocument> {
  const conditions: QueryFilter<ShiftDocument>[] = [
    { startsAt: { $gt: filter.from, ...(filter.to && { $lt: filter.to }) } },
    ...(filter.fromDay ? [{ localDay: { $gte: filter.fromDay as string } }] : []),
    ...(filter.toDay ? [{ localDay: { $lte: filter.toDay as string } }] : []),
    ...(filter.retailFrom ? [oldEnough(filter.retailFrom)] : []),
    wordFilter(filter.words),
    ...(filter.province ? [{ 'location.province': filter.province }] : []),
    ...(filter.city ? [{ cityKey: foldText(filter.city) }] : []),
    ...(filter.jobType ? [{ jobType: filter.jobType }] : []),
    ...(filter.minRate === undefined ? [] : [{ rateCents: { $gte: filter.minRate } }]),
    ...(filter.nearby ? within(filter.nearby) : []),
    ...(filter.except.length > 0 ? [{ _id: { $nin: filter.except.map(toObjectId) } }] : []),
    ...(filter.busy.length > 0
      ? [
          {
            $nor: filter.busy.map(({ startsAt, endsAt }) => ({
              startsAt: { $lt: endsAt },
              endsAt: { $gt: startsAt },
            })),
          },
        ]
      : []),
  ];
  return { listed: true, $and: conditions.filter((entry) => Object.keys(entry).length > 0) };
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
