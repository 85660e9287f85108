import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/index.ts';
import { CalendarFeedController } from './api/calendar-feed.controller.ts';
import { CalendarFeeds } from './api/calendar-feeds.ts';
import { PersonalCalendarData } from './api/personal-calendar-data.ts';
import { CalendarFeedRepository } from './domain/calendar-feed.repository.ts';
import { MongoCalendarFeedRepository } from './persistence/mongo-calendar-feed.repository.ts';

/** Confirmed shifts for calendar programs, behind a private address that its worker can end. */
@Module({
  imports: [PostsModule],
  controllers: [CalendarFeedController],
  providers: [
    CalendarFeeds,
    PersonalCalendarData,
    { provide: CalendarFeedRepository, useClass: MongoCalendarFeedRepository },
  ],
})
export class CalendarFeedModule {}
