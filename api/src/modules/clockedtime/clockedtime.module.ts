import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { PostsModule } from '../posts/index.ts';
import { ClockRules } from './application/clock-rules.ts';
import { RecordClockTimeUseCase } from './application/record-clock-time.use-case.ts';
import { TimesheetLists } from './application/timesheets/timesheet-lists.ts';
import { TimesheetRepository } from './domain/timesheet.repository.ts';
import { ClockedTimeController } from './http/clocked-time.controller.ts';
import { TimesheetsController } from './http/timesheets.controller.ts';
import { MongoTimesheetRepository } from './persistence/mongo-timesheet.repository.ts';
import { timesheetCollection } from './persistence/timesheet.schema.ts';

/** When workers came and went: clocking, codes, and the timesheets that both sides see. */
@Module({
  imports: [MongooseModule.forFeature([timesheetCollection]), AssignmentsModule, PostsModule],
  controllers: [ClockedTimeController, TimesheetsController],
  providers: [
    ClockRules,
    RecordClockTimeUseCase,
    TimesheetLists,
    { provide: TimesheetRepository, useClass: MongoTimesheetRepository },
  ],
})
export class ClockedTimeModule {}
