import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { PostsModule } from '../posts/index.ts';
import { UsersModule } from '../users/index.ts';
import { ClockRules } from './application/clock-rules.ts';
import { CorrectTimesheetUseCase } from './application/employer/correct-timesheet.use-case.ts';
import { EmployerTimesheets } from './application/employer/employer-timesheets.ts';
import { WitnessTimeUseCase } from './application/employer/witness-time.use-case.ts';
import { RecordClockTimeUseCase } from './application/record-clock-time.use-case.ts';
import { ClockCodes } from './application/self/clock-codes.ts';
import { OwnComing } from './application/self/own-coming.ts';
import { OwnGoing } from './application/self/own-going.ts';
import { RecordBreakUseCase } from './application/self/record-break.use-case.ts';
import { SelfClock } from './application/self/self-clock.ts';
import { PersonalTimesheetData } from './application/timesheets/personal-timesheet-data.ts';
import { TimesheetLists } from './application/timesheets/timesheet-lists.ts';
import { TimesheetRepository } from './domain/timesheet.repository.ts';
import { ClockedTimeController } from './http/clocked-time.controller.ts';
import { SelfClockController } from './http/self-clock.controller.ts';
import { TimesheetsController } from './http/timesheets.controller.ts';
import { MongoTimesheetRepository } from './persistence/mongo-timesheet.repository.ts';
import { timesheetCollection } from './persistence/timesheet.schema.ts';

/** When workers came and went: clocking, codes, and the timesheets that both sides see. */
@Module({
  imports: [
    MongooseModule.forFeature([timesheetCollection]),
    AssignmentsModule,
    PostsModule,
    UsersModule,
  ],
  controllers: [ClockedTimeController, SelfClockController, TimesheetsController],
  providers: [
    ClockCodes,
    ClockRules,
    CorrectTimesheetUseCase,
    EmployerTimesheets,
    OwnComing,
    OwnGoing,
    PersonalTimesheetData,
    RecordBreakUseCase,
    RecordClockTimeUseCase,
    SelfClock,
    TimesheetLists,
    WitnessTimeUseCase,
    { provide: TimesheetRepository, useClass: MongoTimesheetRepository },
  ],
})
export class ClockedTimeModule {}
