import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProfileModule } from '../profile/index.ts';
import { CreatePermanentUseCase } from './application/create-permanent.use-case.ts';
import { HideSuspended } from './application/hide-suspended.ts';
import { MarketAccounts } from './application/market-accounts.ts';
import { PermanentPlans } from './application/permanent-plans.ts';
import { PermanentViews } from './application/permanent-views.ts';
import { PersonalPermanentData } from './application/personal-permanent-data.ts';
import { PostingAllowance } from './application/posting-allowance.ts';
import { PostingModeration } from './application/posting-moderation.ts';
import { PostingTrusts } from './application/posting-trusts.ts';
import { PublicBoard } from './application/public-board.ts';
import { ShownTexts } from './application/shown-texts.ts';
import { UpdatePermanentUseCase } from './application/update-permanent.use-case.ts';
import { ModeratedPostings } from './domain/moderated-postings.ts';
import { PermanentBoard, PermanentRepository } from './domain/permanent.repository.ts';
import { SentForms } from './domain/sent-forms.ts';
import { BoardController } from './http/board.controller.ts';
import { BoardIndexesMigration } from './persistence/board-indexes.migration.ts';
import { BoardWordsMigration } from './persistence/board-words.migration.ts';
import { MongoModeratedPostings } from './persistence/mongo-moderated-postings.ts';
import { MongoPermanentRepository } from './persistence/mongo-permanent.repository.ts';
import { MongoPermanentBoard } from './persistence/mongo-permanent-board.ts';
import { MongoSentForms } from './persistence/mongo-sent-forms.ts';
import { permanentCollection } from './persistence/permanent.schema.ts';
import { sentFormsCollection } from './persistence/sent-forms.schema.ts';

/** Permanent postings, the public board that shows them, and what both kinds of postings are made from. */
@Module({
  imports: [MongooseModule.forFeature([permanentCollection, sentFormsCollection]), ProfileModule],
  controllers: [BoardController],
  providers: [
    BoardIndexesMigration,
    BoardWordsMigration,
    HideSuspended,
    CreatePermanentUseCase,
    MarketAccounts,
    PermanentPlans,
    PermanentViews,
    PersonalPermanentData,
    PostingAllowance,
    PostingModeration,
    PostingTrusts,
    PublicBoard,
    ShownTexts,
    UpdatePermanentUseCase,
    { provide: PermanentBoard, useClass: MongoPermanentBoard },
    { provide: ModeratedPostings, useClass: MongoModeratedPostings },
    { provide: PermanentRepository, useClass: MongoPermanentRepository },
    { provide: SentForms, useClass: MongoSentForms },
  ],
  exports: [
    CreatePermanentUseCase,
    MarketAccounts,
    PermanentBoard,
    PermanentPlans,
    PermanentRepository,
    PermanentViews,
    PostingAllowance,
    PostingModeration,
    PublicBoard,
    ShownTexts,
    UpdatePermanentUseCase,
  ],
})
export class JobBoardModule {}
