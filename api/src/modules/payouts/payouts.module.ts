import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.ts';
import { PayoutOutcomes } from './api/payout-outcomes.ts';
import { PayoutSender } from './api/payout-sender.ts';
import { PayoutsController } from './api/payouts.controller.ts';
import { Payouts } from './api/payouts.ts';
import { PersonalPayoutData } from './api/personal-payout-data.ts';
import { TransferEvents } from './api/transfer-events.ts';
import { Earnings } from './domain/earnings.ts';
import { PayoutRepository } from './domain/payout.repository.ts';
import { MongoEarnings } from './persistence/mongo-earnings.ts';
import { MongoPayoutRepository } from './persistence/mongo-payout.repository.ts';

@Module({
  imports: [LedgerModule],
  controllers: [PayoutsController],
  providers: [
    PayoutOutcomes,
    PayoutSender,
    Payouts,
    PersonalPayoutData,
    TransferEvents,
    { provide: Earnings, useClass: MongoEarnings },
    { provide: PayoutRepository, useClass: MongoPayoutRepository },
  ],
  exports: [Earnings, Payouts, TransferEvents],
})
export class PayoutsModule {}
