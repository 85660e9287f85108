export { CalendarFeedModule } from './calendar-feed.module.ts';
