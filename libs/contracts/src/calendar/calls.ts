import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { CalendarFeed } from './schemas.ts';

export const calendarFeed = defineCall({
  name: 'calendar.feed',
  method: 'GET',
  path: '/calendar/feed',
  access: ['Temp', 'Employer'],
  member: { needs: 'members', stores: 'all' },
  summary: 'The private address of my calendar feed, null while there is none',
  answer: CalendarFeed,
  status: 200,
});

export const renewCalendarFeed = defineCall({
  name: 'calendar.renewFeed',
  method: 'POST',
  path: '/calendar/feed',
  access: ['Temp', 'Employer'],
  member: { needs: 'members', stores: 'all' },
  summary: 'Make the address of my calendar feed, or a new one that ends the old one',
  /** Of an employer: the one store whose shifts are in it. */
  body: z.strictObject({ location: Id.optional() }).default({}),
  answer: CalendarFeed,
  status: 200,
  idempotent: true,
});

export const endCalendarFeed = defineCall({
  name: 'calendar.endFeed',
  method: 'DELETE',
  path: '/calendar/feed',
  access: ['Temp', 'Employer'],
  member: { needs: 'members', stores: 'all' },
  summary: 'End my calendar feed; its address answers 404 from then on',
  answer: CalendarFeed,
  status: 200,
});

/** What a calendar program reads again and again; an unchanged calendar answers 304 to its ETag. */
export const calendarFile = defineCall({
  name: 'calendar.file',
  method: 'GET',
  path: '/calendar/:token',
  access: 'public',
  summary: 'The shifts behind a private address, as iCalendar',
  params: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}\.ics$/) }),
  produces: 'text/calendar',
  status: 200,
  revalidated: true,
});
