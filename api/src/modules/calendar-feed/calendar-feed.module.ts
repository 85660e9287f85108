import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule } from '../posts/index.ts';
import { UsersModule } from '../users/index.ts';
import { CalendarFeeds } from './application/calendar-feeds.ts';
import { FeedAccess } from './application/feed-access.ts';
import { PersonalCalendarData } from './application/personal-calendar-data.ts';
import { PostedShifts } from './application/posted-shifts.ts';
import { CalendarFeedRepository } from './domain/calendar-feed.repository.ts';
import { CalendarFeedController } from './http/calendar-feed.controller.ts';
import { calendarFeedCollection } from './persistence/calendar-feed.schema.ts';
import { MongoCalendarFeedRepository } from './persistence/mongo-calendar-feed.repository.ts';

/** Shifts for calendar programs, behind a private address that its owner can end. */
@Module({
  imports: [
    MongooseModule.forFeature([calendarFeedCollection]),
    AssignmentsModule,
    JobBoardModule,
    PostsModule,
    UsersModule,
  ],
  controllers: [CalendarFeedController],
  providers: [
    CalendarFeeds,
    FeedAccess,
    PersonalCalendarData,
    PostedShifts,
    { provide: CalendarFeedRepository, useClass: MongoCalendarFeedRepository },
  ],
})
export class CalendarFeedModule {}
