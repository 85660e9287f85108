import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Migrations } from '../../infra/mongo/migrations.ts';
import { dropOutboxIndexes } from '../../infra/outbox/drop-outbox-indexes.migration.ts';
import { AccountReviewsModule } from '../account-reviews/index.ts';
import { AdminModule } from '../admin/index.ts';
import { assignmentCollection } from '../assignments/index.ts';
import { ClockedTimeModule } from '../clockedtime/index.ts';
import { ConversationsModule } from '../conversations/index.ts';
import { invoiceCollection } from '../invoice/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { MarketStatsModule } from '../market-stats/index.ts';
import { ModerationModule } from '../moderation/index.ts';
import { PartReportsModule } from '../part-reports/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { PostsModule, shiftCollection } from '../posts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { SupportModule } from '../support/index.ts';
import { SuspensionsModule } from '../suspensions/index.ts';
import { DeskAlarms } from './application/desk-alarms.ts';
import { DeskQueues } from './application/desk-queues.ts';
import { MoneyDesk } from './application/money-desk.ts';
import { MoneyExports } from './application/money-exports.ts';
import { PeopleNamed } from './application/people-named.ts';
import { ProviderAlarms } from './application/provider-alarms.ts';
import { ShiftDesk } from './application/shift-desk.ts';
import { SystemDesk } from './application/system-desk.ts';
import { Today } from './application/today.ts';
import { BilledInvoices } from './domain/billed-invoices.ts';
import { ShiftFiles } from './domain/shift-files.ts';
import { MoneyController } from './http/money.controller.ts';
import { ShiftsController } from './http/shifts.controller.ts';
import { SystemController } from './http/system.controller.ts';
import { TodayController } from './http/today.controller.ts';
import { MongoBilledInvoices } from './persistence/mongo-billed-invoices.ts';
import { MongoShiftFiles } from './persistence/mongo-shift-files.ts';

/** What the back office sees of all modules at once. It changes nothing of theirs by itself. */
@Module({
  imports: [
    MongooseModule.forFeature([assignmentCollection, invoiceCollection, shiftCollection]),
    AccountReviewsModule,
    AdminModule,
    ClockedTimeModule,
    ConversationsModule,
    JobBoardModule,
    LedgerModule,
    MarketStatsModule,
    ModerationModule,
    PartReportsModule,
    PayoutsModule,
    PostsModule,
    ProfileModule,
    SupportModule,
    SuspensionsModule,
  ],
  controllers: [MoneyController, ShiftsController, SystemController, TodayController],
  providers: [
    DeskAlarms,
    DeskQueues,
    MoneyDesk,
    MoneyExports,
    PeopleNamed,
    ProviderAlarms,
    ShiftDesk,
    SystemDesk,
    Today,
    { provide: BilledInvoices, useClass: MongoBilledInvoices },
    { provide: ShiftFiles, useClass: MongoShiftFiles },
  ],
  exports: [PeopleNamed, ShiftFiles],
})
export class BackOfficeModule {
  constructor(migrations: Migrations) {
    migrations.register(dropOutboxIndexes);
  }
}
