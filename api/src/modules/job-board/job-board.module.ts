import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProfileModule } from '../profile/index.ts';
import { CreatePermanentUseCase } from './application/create-permanent.use-case.ts';
import { HideSuspended } from './application/hide-suspended.ts';
import { MarketAccounts } from './application/market-accounts.ts';
import { PermanentPlans } from './application/permanent-plans.ts';
import { PermanentViews } from './application/permanent-views.ts';
import { PersonalPermanentData } from './application/personal-permanent-data.ts';
import { PublicBoard } from './application/public-board.ts';
import { UpdatePermanentUseCase } from './application/update-permanent.use-case.ts';
import { PermanentBoard, PermanentRepository } from './domain/permanent.repository.ts';
import { BoardController } from './http/board.controller.ts';
import { BoardIndexesMigration } from './persistence/board-indexes.migration.ts';
import { BoardWordsMigration } from './persistence/board-words.migration.ts';
import { MongoPermanentRepository } from './persistence/mongo-permanent.repository.ts';
import { MongoPermanentBoard } from './persistence/mongo-permanent-board.ts';
import { permanentCollection } from './persistence/permanent.schema.ts';

/** Permanent postings, the public board that shows them, and what both kinds of postings are made from. */
@Module({
  imports: [MongooseModule.forFeature([permanentCollection]), ProfileModule],
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
    PublicBoard,
    UpdatePermanentUseCase,
    { provide: PermanentBoard, useClass: MongoPermanentBoard },
    { provide: PermanentRepository, useClass: MongoPermanentRepository },
  ],
  exports: [
    CreatePermanentUseCase,
    MarketAccounts,
    PermanentBoard,
    PermanentPlans,
    PermanentRepository,
    PermanentViews,
    PublicBoard,
    UpdatePermanentUseCase,
  ],
})
export class JobBoardModule {}
