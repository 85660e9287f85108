import { Global, Module, type Provider } from '@nestjs/common';
import { InvoiceModule } from '../invoice/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { ProfileModule, WorkRecords } from '../profile/index.ts';
import { PortalAccounts } from './api/adapters/portal-accounts.ts';
import { ShiftBilling } from './api/adapters/shift-billing.ts';
import { ConfirmationDesk } from './api/changes/confirmation-desk.ts';
import { ShiftChanges } from './api/changes/shift-changes.ts';
import { ConfirmedShifts } from './api/confirmed-shifts.ts';
import { EmployerPostsController } from './api/employer-posts.controller.ts';
import { ShiftNotices } from './api/notices/shift-notices.ts';
import { ShiftReminders } from './api/notices/shift-reminders.ts';
import { EmployerPostData } from './api/personal-data/employer-post-data.ts';
import { PersonalPostData } from './api/personal-data/personal-post-data.ts';
import { WorkerShiftData } from './api/personal-data/worker-shift-data.ts';
import { PostsController } from './api/posts.controller.ts';
import { EmployerRecords, WorkerRecords } from './api/records.ts';
import { CancelPlaceUseCase } from './api/use-cases/cancel-place.use-case.ts';
import { CompleteShiftUseCase } from './api/use-cases/complete-shift.use-case.ts';
import { ConfirmWorkerUseCase } from './api/use-cases/confirm-worker.use-case.ts';
import { CreatePermanentUseCase } from './api/use-cases/create-permanent.use-case.ts';
import { CreateShiftsUseCase } from './api/use-cases/create-shifts.use-case.ts';
import { DeletePostUseCase } from './api/use-cases/delete-post.use-case.ts';
import { EmployerPosts } from './api/use-cases/employer-posts.ts';
import { FindWorkUseCase } from './api/use-cases/find-work.use-case.ts';
import { History } from './api/use-cases/history.ts';
import { MarkNoShowUseCase } from './api/use-cases/mark-no-show.use-case.ts';
import { PostingPlans } from './api/use-cases/posting-plans.ts';
import { PublicBoard } from './api/use-cases/public-board.ts';
import { QuotePostUseCase } from './api/use-cases/quote-post.use-case.ts';
import { RequestShiftUseCase } from './api/use-cases/request-shift.use-case.ts';
import { SavePostUseCase } from './api/use-cases/save-post.use-case.ts';
import { ShiftCosts } from './api/use-cases/shift-costs.ts';
import { ShiftSubmission } from './api/use-cases/shift-submission.ts';
import { UpdatePermanentUseCase } from './api/use-cases/update-permanent.use-case.ts';
import { UpdateShiftUseCase } from './api/use-cases/update-shift.use-case.ts';
import { WithdrawRequestUseCase } from './api/use-cases/withdraw-request.use-case.ts';
import { WorkerPost, WorkerShifts } from './api/use-cases/worker-shifts.ts';
import { PermanentViews } from './api/views/permanent-views.ts';
import { ShiftViews } from './api/views/shift-views.ts';
import { WorkerPostsController } from './api/worker-posts.controller.ts';
import { Activity } from './domain/ports/activity.ts';
import { BookingRepository } from './domain/ports/booking.repository.ts';
import { MarketAccounts } from './domain/ports/market-accounts.ts';
import { MarketOverview } from './domain/ports/market-figures.ts';
import { OpenShiftRepository } from './domain/ports/open-shift.repository.ts';
import { OwnPlaceRepository } from './domain/ports/own-place.repository.ts';
import { PermanentBoard, PermanentRepository } from './domain/ports/permanent.repository.ts';
import { PlaceRepository } from './domain/ports/place.repository.ts';
import { ShiftRepository } from './domain/ports/shift.repository.ts';
import { ShiftLists } from './domain/ports/shift-lists.ts';
import { StandingRepository } from './domain/ports/standing.repository.ts';
import { MongoActivity } from './persistence/mongo-activity.ts';
import { MongoBookingRepository } from './persistence/mongo-booking.repository.ts';
import { MongoMarketOverview } from './persistence/mongo-market-overview.ts';
import { MongoOpenShiftRepository } from './persistence/mongo-open-shift.repository.ts';
import { MongoOwnPlaceRepository } from './persistence/mongo-own-place.repository.ts';
import { MongoPermanentRepository } from './persistence/mongo-permanent.repository.ts';
import { MongoPermanentBoard } from './persistence/mongo-permanent-board.ts';
import { MongoPlaceRepository } from './persistence/mongo-place.repository.ts';
import { MongoShiftRepository } from './persistence/mongo-shift.repository.ts';
import { MongoShiftLists } from './persistence/mongo-shift-lists.ts';
import { MongoStandingRepository } from './persistence/mongo-standing.repository.ts';
import { MongoWorkRecords } from './persistence/mongo-work-records.ts';

const stores: readonly Provider[] = [
  { provide: Activity, useClass: MongoActivity },
  { provide: BookingRepository, useClass: MongoBookingRepository },
  { provide: MarketOverview, useClass: MongoMarketOverview },
  { provide: OpenShiftRepository, useClass: MongoOpenShiftRepository },
  { provide: OwnPlaceRepository, useClass: MongoOwnPlaceRepository },
  { provide: PermanentBoard, useClass: MongoPermanentBoard },
  { provide: PermanentRepository, useClass: MongoPermanentRepository },
  { provide: PlaceRepository, useClass: MongoPlaceRepository },
  { provide: ShiftLists, useClass: MongoShiftLists },
  { provide: ShiftRepository, useClass: MongoShiftRepository },
  { provide: StandingRepository, useClass: MongoStandingRepository },
  { provide: WorkRecords, useClass: MongoWorkRecords },
];

const useCases: readonly Provider[] = [
  CancelPlaceUseCase,
  CompleteShiftUseCase,
  ConfirmWorkerUseCase,
  CreatePermanentUseCase,
  CreateShiftsUseCase,
  DeletePostUseCase,
  EmployerPosts,
  FindWorkUseCase,
  History,
  MarkNoShowUseCase,
  PostingPlans,
  PublicBoard,
  QuotePostUseCase,
  RequestShiftUseCase,
  SavePostUseCase,
  ShiftCosts,
  ShiftSubmission,
  UpdatePermanentUseCase,
  UpdateShiftUseCase,
  WithdrawRequestUseCase,
  WorkerPost,
  WorkerShifts,
];

/** Postings, requests and places. Global, because profiles ask it about shifts (`WorkRecords`). */
@Global()
@Module({
  imports: [InvoiceModule, PayoutsModule, ProfileModule],
  controllers: [EmployerPostsController, PostsController, WorkerPostsController],
  providers: [
    ...stores,
    ...useCases,
    ConfirmationDesk,
    ConfirmedShifts,
    EmployerPostData,
    EmployerRecords,
    PermanentViews,
    PersonalPostData,
    ShiftBilling,
    ShiftChanges,
    ShiftNotices,
    ShiftReminders,
    ShiftViews,
    WorkerRecords,
    WorkerShiftData,
    { provide: MarketAccounts, useClass: PortalAccounts },
  ],
  exports: [
    Activity,
    ConfirmedShifts,
    EmployerRecords,
    MarketOverview,
    PublicBoard,
    ShiftChanges,
    ShiftNotices,
    ShiftViews,
    StandingRepository,
    WorkerRecords,
    WorkRecords,
  ],
})
export class PostsModule {}
