import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { PostsModule, Reputations } from '../posts/index.ts';
import { PersonalReputationData } from './application/personal-reputation-data.ts';
import { RateWorkerUseCase } from './application/rate-worker.use-case.ts';
import { WorkerReputations } from './application/worker-reputations.ts';
import { ReputationRepository } from './domain/reputation.repository.ts';
import { RatingController } from './http/rating.controller.ts';
import { MongoReputationRepository } from './persistence/mongo-reputation.repository.ts';
import { reputationCollection } from './persistence/reputation.schema.ts';
import { ReputationsMigration } from './persistence/reputations.migration.ts';

/** Ratings and reputations. Global, because postings show reputations (`Reputations`). */
@Global()
@Module({
  imports: [MongooseModule.forFeature([reputationCollection]), AssignmentsModule, PostsModule],
  controllers: [RatingController],
  providers: [
    PersonalReputationData,
    RateWorkerUseCase,
    ReputationsMigration,
    { provide: ReputationRepository, useClass: MongoReputationRepository },
    { provide: Reputations, useClass: WorkerReputations },
  ],
  exports: [Reputations],
})
export class RatingModule {}
