export { calendarFeed, calendarFile, endCalendarFeed, renewCalendarFeed } from './calls.ts';
export { CalendarFeed } from './schemas.ts';
