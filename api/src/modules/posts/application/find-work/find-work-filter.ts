import type { FindWorkQuery } from '@leafshift/contracts/posts';
import type { Position } from '@leafshift/domain/distance';
import { findProvince } from '@leafshift/domain/provinces';
import { searchArea } from '@leafshift/domain/search-area';
import { textCode } from '@leafshift/domain/text-code';
import { type CalendarDay, toCalendarDay } from '@leafshift/domain/time-zone';
import { refuseField } from '../../../../core/errors/api-error.ts';
import { searchWords } from '../../../job-board/index.ts';
import type { OpenShiftFilter } from '../../domain/ports/shift-lists.ts';

/** What a worker brings to every search: what they may not request, or do not want to see. */
type OwnLimits = Pick<OpenShiftFilter, 'except' | 'notBy' | 'busy' | 'retailFrom'>;

interface Searching extends OwnLimits {
  /** Where they live, if that is known. */
  readonly livesAt: Position | null;
}

const COORDINATES = textCode('COORDINATES_REQUIRED');

/** The filter behind a find-work query. Throws VALIDATION_FAILED for impossible coordinates. */
export function findWorkFilter(
  query: FindWorkQuery,
  now: Date,
  { livesAt, ...own }: Searching,
): OpenShiftFilter {
  const area = searchArea(query, livesAt) ?? refuseField('near', COORDINATES);
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
    ...area,
    sort: area.home === undefined && query.sort === 'nearest' ? 'soonest' : query.sort,
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
