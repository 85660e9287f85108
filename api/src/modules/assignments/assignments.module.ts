import { Global, Module, type Provider } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/index.ts';
import { CredentialsModule } from '../credentials/index.ts';
import { EligibilityModule } from '../eligibility/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { PostsModule, ShiftAssignments } from '../posts/index.ts';
import { WorkRecords } from '../profile/index.ts';
import { SuspensionsModule } from '../suspensions/index.ts';
import { CancelAssignmentUseCase } from './application/absence/cancel-assignment.use-case.ts';
import { LatePay } from './application/absence/late-pay.ts';
import { MarkNoShowUseCase } from './application/absence/mark-no-show.use-case.ts';
import { ReleaseFromComingShifts } from './application/absence/release-from-coming-shifts.ts';
import { ReleaseWorker } from './application/absence/release-worker.ts';
import { ConfirmWorkerUseCase } from './application/confirmation/confirm-worker.use-case.ts';
import { ConfirmedShifts } from './application/lists/confirmed-shifts.ts';
import { History } from './application/lists/history.ts';
import { WorkerActivity } from './application/lists/worker-activity.ts';
import { WorkerShifts } from './application/lists/worker-shifts.ts';
import { ShiftNotifications } from './application/notifications/shift-notifications.ts';
import { ShiftReminders } from './application/notifications/shift-reminders.ts';
import { PersonalAssignmentData } from './application/personal-data/personal-assignment-data.ts';
import { FollowPostings } from './application/postings/follow-postings.ts';
import { AssignmentProgress } from './application/progress/assignment-progress.ts';
import { AssignmentWorkRecords } from './application/provided/assignment-work-records.ts';
import { PostedAssignments } from './application/provided/posted-assignments.ts';
import { AgreeToChangesUseCase } from './application/requests/agree-to-changes.use-case.ts';
import { RequestShiftUseCase } from './application/requests/request-shift.use-case.ts';
import { RequestingWorkers } from './application/requests/requesting-workers.ts';
import { WithdrawRequestUseCase } from './application/requests/withdraw-request.use-case.ts';
import { CompletedWork } from './domain/ports/completed-work.ts';
import { EmployerAssignmentRepository } from './domain/ports/employer-assignment.repository.ts';
import { WorkerActivities } from './domain/ports/worker-activity.ts';
import { WorkerAssignmentRepository } from './domain/ports/worker-assignment.repository.ts';
import { WorkerShiftLists } from './domain/ports/worker-shift-lists.ts';
import { EmployerAssignmentsController } from './http/employer-assignments.controller.ts';
import { HistoryController } from './http/history.controller.ts';
import { WorkerAssignmentsController } from './http/worker-assignments.controller.ts';
import { assignmentCollection } from './persistence/assignment.schema.ts';
import { AssignmentsMigration } from './persistence/assignments.migration.ts';
import { MongoCompletedWork } from './persistence/mongo-completed-work.ts';
import { MongoEmployerAssignmentRepository } from './persistence/mongo-employer-assignment.repository.ts';
import { MongoWorkerActivities } from './persistence/mongo-worker-activities.ts';
import { MongoWorkerAssignmentRepository } from './persistence/mongo-worker-assignment.repository.ts';
import { MongoWorkerShiftLists } from './persistence/mongo-worker-shift-lists.ts';

const stores: readonly Provider[] = [
  AssignmentsMigration,
  { provide: CompletedWork, useClass: MongoCompletedWork },
  { provide: EmployerAssignmentRepository, useClass: MongoEmployerAssignmentRepository },
  { provide: WorkerActivities, useClass: MongoWorkerActivities },
  { provide: WorkerAssignmentRepository, useClass: MongoWorkerAssignmentRepository },
  { provide: WorkerShiftLists, useClass: MongoWorkerShiftLists },
];

/** What lower modules ask this one about. */
const provided: readonly Provider[] = [
  { provide: ShiftAssignments, useClass: PostedAssignments },
  { provide: WorkRecords, useClass: AssignmentWorkRecords },
];

const useCases: readonly Provider[] = [
  AgreeToChangesUseCase,
  CancelAssignmentUseCase,
  ConfirmWorkerUseCase,
  FollowPostings,
  History,
  MarkNoShowUseCase,
  ReleaseWorker,
  RequestingWorkers,
  RequestShiftUseCase,
  ShiftReminders,
  WithdrawRequestUseCase,
  WorkerShifts,
];

/** Workers on shifts, from the request to the rating. Global, because postings and profiles ask it about them. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([assignmentCollection]),
    BookingsModule,
    CredentialsModule,
    EligibilityModule,
    JobBoardModule,
    PayoutsModule,
    PostsModule,
    SuspensionsModule,
  ],
  controllers: [EmployerAssignmentsController, HistoryController, WorkerAssignmentsController],
  providers: [
    ...stores,
    ...provided,
    ...useCases,
    AssignmentProgress,
    ConfirmedShifts,
    LatePay,
    PersonalAssignmentData,
    ReleaseFromComingShifts,
    ShiftNotifications,
    WorkerActivity,
  ],
  exports: [
    ConfirmWorkerUseCase,
    AssignmentProgress,
    ConfirmedShifts,
    EmployerAssignmentRepository,
    LatePay,
    ReleaseFromComingShifts,
    ShiftAssignments,
    ShiftNotifications,
    WorkerActivity,
    WorkerAssignmentRepository,
    WorkRecords,
  ],
})
export class AssignmentsModule {}
