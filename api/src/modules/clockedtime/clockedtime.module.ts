import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminModule } from '../admin/index.ts';
import { AssignmentsModule } from '../assignments/index.ts';
import { BookingsModule } from '../bookings/index.ts';
import { InvoiceModule } from '../invoice/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { PostsModule } from '../posts/index.ts';
import { SubmissionsModule } from '../submissions/index.ts';
import { UsersModule } from '../users/index.ts';
import { ClockRules } from './application/clock-rules.ts';
import { CorrectTimesheetUseCase } from './application/employer/correct-timesheet.use-case.ts';
import { EmployerTimesheets } from './application/employer/employer-timesheets.ts';
import { WitnessTimeUseCase } from './application/employer/witness-time.use-case.ts';
import { RecordClockTimeUseCase } from './application/record-clock-time.use-case.ts';
import { ClockCodes } from './application/self/clock-codes.ts';
import { OwnComing } from './application/self/own-coming.ts';
import { OwnGoing } from './application/self/own-going.ts';
import { Posters } from './application/self/posters.ts';
import { RecordBreakUseCase } from './application/self/record-break.use-case.ts';
import { SelfClock } from './application/self/self-clock.ts';
import { AcceptHoursUseCase } from './application/settling/accept-hours.use-case.ts';
import { AnswerDisputeUseCase } from './application/settling/answer-dispute.use-case.ts';
import { DecideDisputeUseCase } from './application/settling/decide-dispute.use-case.ts';
import { DisputeHoursUseCase } from './application/settling/dispute-hours.use-case.ts';
import { DisputeSettlement } from './application/settling/dispute-settlement.ts';
import { SubmittedTimesheets } from './application/settling/submitted-timesheets.ts';
import { PersonalTimesheetData } from './application/timesheets/personal-timesheet-data.ts';
import { TimesheetLists } from './application/timesheets/timesheet-lists.ts';
import { SettlingRepository } from './domain/settling.repository.ts';
import { TimesheetRepository } from './domain/timesheet.repository.ts';
import { ClockedTimeController } from './http/clocked-time.controller.ts';
import { SelfClockController } from './http/self-clock.controller.ts';
import { SettlingController } from './http/settling.controller.ts';
import { TimesheetsController } from './http/timesheets.controller.ts';
import { MongoSettlingRepository } from './persistence/mongo-settling.repository.ts';
import { MongoTimesheetRepository } from './persistence/mongo-timesheet.repository.ts';
import { timesheetCollection } from './persistence/timesheet.schema.ts';

/** When workers came and went: clocking, codes, and the timesheets that both sides see. */
@Module({
  imports: [
    MongooseModule.forFeature([timesheetCollection]),
    AdminModule,
    AssignmentsModule,
    BookingsModule,
    InvoiceModule,
    JobBoardModule,
    PayoutsModule,
    PostsModule,
    SubmissionsModule,
    UsersModule,
  ],
  controllers: [
    ClockedTimeController,
    SelfClockController,
    SettlingController,
    TimesheetsController,
  ],
  providers: [
    ClockCodes,
    ClockRules,
    AcceptHoursUseCase,
    AnswerDisputeUseCase,
    DecideDisputeUseCase,
    DisputeHoursUseCase,
    DisputeSettlement,
    SubmittedTimesheets,
    { provide: SettlingRepository, useClass: MongoSettlingRepository },
    CorrectTimesheetUseCase,
    EmployerTimesheets,
    OwnComing,
    OwnGoing,
    PersonalTimesheetData,
    Posters,
    RecordBreakUseCase,
    RecordClockTimeUseCase,
    SelfClock,
    TimesheetLists,
    WitnessTimeUseCase,
    { provide: TimesheetRepository, useClass: MongoTimesheetRepository },
  ],
  exports: [DecideDisputeUseCase, TimesheetLists],
})
export class ClockedTimeModule {}
