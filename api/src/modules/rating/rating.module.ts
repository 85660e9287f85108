import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { PostsModule, Reputations } from '../posts/index.ts';
import { PersonalReputationData } from './application/personal-reputation-data.ts';
import { RateBusinessUseCase } from './application/rate-business.use-case.ts';
import { RateWorkerUseCase } from './application/rate-worker.use-case.ts';
import { ReceivedRatings } from './application/received-ratings.ts';
import { ShowRatings } from './application/show-ratings.ts';
import { WorkerReputations } from './application/worker-reputations.ts';
import { ReputationRepository } from './domain/reputation.repository.ts';
import { ShiftRatingRepository } from './domain/shift-rating.repository.ts';
import { RatingController } from './http/rating.controller.ts';
import { MongoReputationRepository } from './persistence/mongo-reputation.repository.ts';
import { MongoShiftRatingRepository } from './persistence/mongo-shift-rating.repository.ts';
import { reputationCollection } from './persistence/reputation.schema.ts';
import { ReputationsMigration } from './persistence/reputations.migration.ts';
import { shiftRatingCollection } from './persistence/shift-rating.schema.ts';

/** Ratings and reputations. Global, because postings show reputations (`Reputations`). */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([reputationCollection, shiftRatingCollection]),
    AssignmentsModule,
    PostsModule,
  ],
  controllers: [RatingController],
  providers: [
    PersonalReputationData,
    RateBusinessUseCase,
    RateWorkerUseCase,
    ReceivedRatings,
    ReputationsMigration,
    ShowRatings,
    { provide: ReputationRepository, useClass: MongoReputationRepository },
    { provide: Reputations, useClass: WorkerReputations },
    { provide: ShiftRatingRepository, useClass: MongoShiftRatingRepository },
  ],
  exports: [Reputations],
})
export class RatingModule {}
