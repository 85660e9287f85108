import { z } from 'zod';
import { Url } from '../core/primitives.ts';

/** A worker's calendar feed: its private address for calendar programs, null while there is none. */
export const CalendarFeed = z.strictObject({ url: Url.nullable() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;
