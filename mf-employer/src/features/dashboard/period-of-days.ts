import { addDays, type CalendarDay, dayBounds } from '@leafshift/domain/time-zone';
import type { Period } from '../posts/queries.ts';

/**
 * All that these days can show, wherever in Canada it starts: a day more at either end, because
 * a shift belongs to the day of its own zone.
 */
export function periodOfDays(days: readonly CalendarDay[]): Period {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) {
    throw new RangeError('A calendar has days');
  }
  return {
    from: dayBounds(addDays(first, -1), 'UTC').from.toISOString(),
    to: dayBounds(addDays(last, 1), 'UTC').to.toISOString(),
  };
}
