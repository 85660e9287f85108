import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { CalendarFeeds } from './application/calendar-feeds.ts';
import { FeedAccess } from './application/feed-access.ts';
import { PersonalCalendarData } from './application/personal-calendar-data.ts';
import { CalendarFeedRepository } from './domain/calendar-feed.repository.ts';
import { CalendarFeedController } from './http/calendar-feed.controller.ts';
import { calendarFeedCollection } from './persistence/calendar-feed.schema.ts';
import { MongoCalendarFeedRepository } from './persistence/mongo-calendar-feed.repository.ts';

/** Confirmed shifts for calendar programs, behind a private address that its worker can end. */
@Module({
  imports: [MongooseModule.forFeature([calendarFeedCollection]), AssignmentsModule],
  controllers: [CalendarFeedController],
  providers: [
    CalendarFeeds,
    FeedAccess,
    PersonalCalendarData,
    { provide: CalendarFeedRepository, useClass: MongoCalendarFeedRepository },
  ],
})
export class CalendarFeedModule {}
