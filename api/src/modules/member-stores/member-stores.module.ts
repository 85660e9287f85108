import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Audience } from '../../core/members/audience.ts';
import { StoreLookup } from '../../core/members/store-lookup.ts';
import { timesheetCollection } from '../clockedtime/index.ts';
import { invoiceCollection } from '../invoice/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { shiftCollection } from '../posts/index.ts';
import { MongoStoreLookup } from './persistence/mongo-store-lookup.ts';

/** Which store the things of a business belong to. Global, because the guard of stores asks it. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([invoiceCollection, shiftCollection, timesheetCollection]),
    JobBoardModule,
  ],
  providers: [Audience, { provide: StoreLookup, useClass: MongoStoreLookup }],
  exports: [Audience, StoreLookup],
})
export class MemberStoresModule {}
