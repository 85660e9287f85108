import type { FindWorkQuery } from '@leafshift/contracts/posts';
import type { Position } from '@leafshift/domain/distance';
import { textCode } from '@leafshift/domain/text-code';
import { type CalendarDay, toCalendarDay } from '@leafshift/domain/time-zone';
import { workTerms } from '@leafshift/domain/work-search';
import { refuseField } from '../../../../core/errors/api-error.ts';
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
  const from = boundOf(query.from);
  const to = boundOf(query.to);
  const terms =
    workTerms({ ...query, fromDay: from.day, toDay: to.day }, livesAt) ??
    refuseField('near', COORDINATES);
  return {
    from: from.instant && from.instant > now ? from.instant : now,
    to: to.instant,
    ...terms,
    sort: terms.home === undefined && query.sort === 'nearest' ? 'soonest' : query.sort,
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
