import { Global, Module, type Provider } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CredentialsModule } from '../credentials/index.ts';
import { EligibilityModule } from '../eligibility/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { ComingShifts, ProfileModule } from '../profile/index.ts';
import { FindWorkUseCase } from './application/find-work/find-work.use-case.ts';
import { WorkerPost } from './application/find-work/worker-post.ts';
import { PersonalPostData } from './application/personal-data/personal-post-data.ts';
import { CancelComing } from './application/postings/cancel-coming.ts';
import { CreateShiftsUseCase } from './application/postings/create-shifts.use-case.ts';
import { DeletePostUseCase } from './application/postings/delete-post.use-case.ts';
import { EmployerPosts } from './application/postings/employer-posts.ts';
import { PostingPlans } from './application/postings/posting-plans.ts';
import { QuotePostUseCase } from './application/postings/quote-post.use-case.ts';
import { SavePostUseCase } from './application/postings/save-post.use-case.ts';
import { UpdateShiftUseCase } from './application/postings/update-shift.use-case.ts';
import { Shifts } from './application/shifts.ts';
import { ShiftViews } from './application/views/shift-views.ts';
import { WorkerFitness } from './application/worker-fitness.ts';
import { EmployerShiftRepository } from './domain/ports/employer-shift.repository.ts';
import { ShiftRepository } from './domain/ports/shift.repository.ts';
import { ShiftActivity } from './domain/ports/shift-activity.ts';
import { ShiftLists } from './domain/ports/shift-lists.ts';
import { ShiftSpots } from './domain/ports/shift-spots.ts';
import { EmployerPostsController } from './http/employer-posts.controller.ts';
import { PostsController } from './http/posts.controller.ts';
import { MongoComingShifts } from './persistence/mongo-coming-shifts.ts';
import { MongoEmployerShiftRepository } from './persistence/mongo-employer-shift.repository.ts';
import { MongoShiftRepository } from './persistence/mongo-shift.repository.ts';
import { MongoShiftActivity } from './persistence/mongo-shift-activity.ts';
import { MongoShiftLists } from './persistence/mongo-shift-lists.ts';
import { MongoShiftSpots } from './persistence/mongo-shift-spots.ts';
import { ShiftMigrations } from './persistence/shift.migrations.ts';
import { shiftCollection } from './persistence/shift.schema.ts';

const stores: readonly Provider[] = [
  { provide: ComingShifts, useClass: MongoComingShifts },
  { provide: EmployerShiftRepository, useClass: MongoEmployerShiftRepository },
  { provide: ShiftActivity, useClass: MongoShiftActivity },
  { provide: ShiftLists, useClass: MongoShiftLists },
  { provide: ShiftRepository, useClass: MongoShiftRepository },
  { provide: ShiftSpots, useClass: MongoShiftSpots },
];

const useCases: readonly Provider[] = [
  CancelComing,
  CreateShiftsUseCase,
  DeletePostUseCase,
  EmployerPosts,
  FindWorkUseCase,
  PostingPlans,
  QuotePostUseCase,
  SavePostUseCase,
  UpdateShiftUseCase,
  WorkerPost,
];

/** Postings and where they are found. Global, because profiles ask it about shifts (`ComingShifts`). */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([shiftCollection]),
    CredentialsModule,
    EligibilityModule,
    JobBoardModule,
    ProfileModule,
  ],
  controllers: [EmployerPostsController, PostsController],
  providers: [
    ...stores,
    ...useCases,
    ShiftMigrations,
    PersonalPostData,
    Shifts,
    ShiftViews,
    WorkerFitness,
  ],
  exports: [
    CancelComing,
    ComingShifts,
    CreateShiftsUseCase,
    ShiftActivity,
    ShiftLists,
    Shifts,
    ShiftSpots,
    ShiftViews,
    WorkerFitness,
  ],
})
export class PostsModule {}
