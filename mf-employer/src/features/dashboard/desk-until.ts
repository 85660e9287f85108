import { addDays, type CalendarDay, dayBounds } from '@leafshift/domain/time-zone';
import { readersZone } from '@leafshift/ui/text';

/** Until when open spots are counted, as an ISO instant: the end of this day on the reader's clock. */
export const deskUntil = (lastDay: CalendarDay): string =>
  dayBounds(addDays(lastDay, 1), readersZone()).from.toISOString();
