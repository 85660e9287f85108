import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { BookingsModule } from '../bookings/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule } from '../posts/index.ts';
import { AnswerOfferUseCase } from './application/answer-offer.use-case.ts';
import { FollowLeaving } from './application/follow-leaving.ts';
import { Line } from './application/line.ts';
import { OfferLists } from './application/offer-lists.ts';
import { PlaceOfferRepository } from './domain/place-offer.repository.ts';
import { NextInLineController } from './http/next-in-line.controller.ts';
import { MongoPlaceOfferRepository } from './persistence/mongo-place-offer.repository.ts';
import { placeOfferCollection } from './persistence/place-offer.schema.ts';

/** Offers places that have become free at short notice to those who requested the shift (ADR 0203). */
@Module({
  imports: [
    MongooseModule.forFeature([placeOfferCollection]),
    AssignmentsModule,
    BookingsModule,
    JobBoardModule,
    PostsModule,
  ],
  controllers: [NextInLineController],
  providers: [
    AnswerOfferUseCase,
    FollowLeaving,
    Line,
    OfferLists,
    { provide: PlaceOfferRepository, useClass: MongoPlaceOfferRepository },
  ],
})
export class NextInLineModule {}
