import { z } from 'zod';
import { Id, Url } from '../core/primitives.ts';

/** A calendar feed: its private address for calendar programs, null while there is none. */
export const CalendarFeed = z.strictObject({
  url: Url.nullable(),
  /** Of an employer: the one store whose shifts are in it; absent where all are. */
  location: Id.optional(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;
