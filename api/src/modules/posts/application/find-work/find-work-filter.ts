import type { FindWorkQuery } from '@leafshift/contracts/posts';
import { findProvince } from '@leafshift/domain/provinces';
import { textCode } from '@leafshift/domain/text-code';
import { type CalendarDay, toCalendarDay } from '@leafshift/domain/time-zone';
import { refuseField } from '../../../../core/errors/api-error.ts';
import { searchWords } from '../../../job-board/index.ts';
import type { Nearby, OpenShiftFilter } from '../../domain/ports/shift-lists.ts';

/** What a worker brings to every search: what they may not request. */
type OwnLimits = Pick<OpenShiftFilter, 'except' | 'busy' | 'retailFrom'>;

const DEFAULT_KM = 50;
const COORDINATES = textCode('COORDINATES_REQUIRED');

/** The filter behind a find-work query. Throws VALIDATION_FAILED for impossible coordinates. */
export function findWorkFilter(query: FindWorkQuery, now: Date, own: OwnLimits): OpenShiftFilter {
  const from = boundOf(query.from);
  const to = boundOf(query.to);
  return {
    from: from.instant && from.instant > now ? from.instant : now,
    to: to.instant,
    fromDay: from.day,
    toDay: to.day,
    words: searchWords(query.q ?? ''),
    province: query.province && (findProvince(query.province)?.code ?? query.province),
    city: query.city,
    jobType: query.jobType,
    minRate: query.minRate === undefined ? undefined : Math.ceil(query.minRate * 100 - 0.001),
    nearby: nearbyOf(query),
    sort: query.sort,
    ...own,
  };
}

/** A bound as a calendar day of the shift's own zone, or as a point in time. */
function boundOf(bound: string | undefined): {
  readonly day?: CalendarDay;
  readonly instant?: Date;
} {
  if (bound === undefined) {
    return {};
  }
  return bound.includes('T') ? { instant: new Date(bound) } : { day: toCalendarDay(bound) };
}

function nearbyOf({ near, withinKm }: FindWorkQuery): Nearby | undefined {
  if (near === undefined) {
    return withinKm === undefined ? undefined : refuseField('near', COORDINATES);
  }
  const [latitude = Number.NaN, longitude = Number.NaN] = near.split(',').map(Number);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    refuseField('near', COORDINATES);
  }
  return { latitude, longitude, withinKm: withinKm ?? DEFAULT_KM };
}
