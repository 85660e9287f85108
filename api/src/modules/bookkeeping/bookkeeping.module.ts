import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProfileModule } from '../profile/index.ts';
import { BusinessBookkeeping } from './application/business-bookkeeping.ts';
import { PersonalBookkeepingData } from './application/personal-bookkeeping-data.ts';
import { BookkeepingRepository } from './domain/bookkeeping.repository.ts';
import { BookkeepingController } from './http/bookkeeping.controller.ts';
import { bookkeepingCollection } from './persistence/bookkeeping.schema.ts';
import { MongoBookkeepingRepository } from './persistence/mongo-bookkeeping.repository.ts';

/** The numbers that a business wants on its invoices. */
@Module({
  imports: [MongooseModule.forFeature([bookkeepingCollection]), ProfileModule],
  controllers: [BookkeepingController],
  providers: [
    BusinessBookkeeping,
    PersonalBookkeepingData,
    { provide: BookkeepingRepository, useClass: MongoBookkeepingRepository },
  ],
  exports: [BusinessBookkeeping],
})
export class BookkeepingModule {}
