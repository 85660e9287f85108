import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule, assignmentCollection } from '../assignments/index.ts';
import { BookingsModule } from '../bookings/index.ts';
import { CredentialsModule } from '../credentials/index.ts';
import { EligibilityModule } from '../eligibility/index.ts';
import { FavouritesModule } from '../favourites/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { UsersModule } from '../users/index.ts';
import { WorkerNotesModule } from '../worker-notes/index.ts';
import { AnswerOfferUseCase } from './application/answer-offer.use-case.ts';
import { FollowConfirmations } from './application/follow-confirmations.ts';
import { FollowLeaving } from './application/follow-leaving.ts';
import { FollowNotAgain } from './application/follow-not-again.ts';
import { KnownWorkers } from './application/known-workers.ts';
import { Line } from './application/line.ts';
import { NextWorker } from './application/next-worker.ts';
import { OfferLists } from './application/offer-lists.ts';
import { OfferPlacesUseCase } from './application/offer-places.use-case.ts';
import { OfferedWorkers } from './application/offered-workers.ts';
import { RequestOffered } from './application/request-offered.ts';
import { FormerWorkers } from './domain/former-workers.ts';
import { PlaceOfferRepository } from './domain/place-offer.repository.ts';
import { NextInLineController } from './http/next-in-line.controller.ts';
import { MongoFormerWorkers } from './persistence/mongo-former-workers.ts';
import { MongoPlaceOfferRepository } from './persistence/mongo-place-offer.repository.ts';
import { placeOfferCollection } from './persistence/place-offer.schema.ts';

/** Offers free places of shifts to one worker after the other (ADR 0203, ADR 0284). */
@Module({
  imports: [
    MongooseModule.forFeature([assignmentCollection, placeOfferCollection]),
    AssignmentsModule,
    BookingsModule,
    CredentialsModule,
    EligibilityModule,
    FavouritesModule,
    JobBoardModule,
    PostsModule,
    ProfileModule,
    UsersModule,
    WorkerNotesModule,
  ],
  controllers: [NextInLineController],
  providers: [
    AnswerOfferUseCase,
    FollowConfirmations,
    FollowLeaving,
    FollowNotAgain,
    KnownWorkers,
    Line,
    NextWorker,
    OfferedWorkers,
    OfferLists,
    OfferPlacesUseCase,
    RequestOffered,
    { provide: FormerWorkers, useClass: MongoFormerWorkers },
    { provide: PlaceOfferRepository, useClass: MongoPlaceOfferRepository },
  ],
  exports: [OfferedWorkers],
})
export class NextInLineModule {}
