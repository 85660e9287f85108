import type { FindWorkQuery, TempPost } from '@leafshift/contracts/posts';
import type { Position } from '@leafshift/domain/distance';
import { searchText } from '@leafshift/domain/folded-text';
import { cents } from '@leafshift/domain/money';
import { calendarDayIn, toCalendarDay } from '@leafshift/domain/time-zone';
import { fitsWork, workTerms } from '@leafshift/domain/work-search';

/** Whether an open shift fits the search of somebody who lives there, as the API would find it. */
export function matches(shift: TempPost, query: FindWorkQuery, livesAt: Position | null): boolean {
  const day = (bound: string | undefined) => (bound ? toCalendarDay(bound) : undefined);
  const terms = workTerms({ ...query, fromDay: day(query.from), toDay: day(query.to) }, livesAt);
  return (
    terms !== null &&
    fitsWork(terms, {
      searchText: searchText([shift.jobTitle, shift.name, shift.location.city]),
      location: shift.location,
      jobType: shift.jobType,
      rate: cents(Math.round(shift.rate * 100)),
      day: calendarDayIn(shift.date, shift.timeZone),
    })
  );
}
