import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.ts';
import { PayoutOutcomes } from './api/payout-outcomes.ts';
import { PayoutSender } from './api/payout-sender.ts';
import { PayoutsController } from './api/payouts.controller.ts';
import { Payouts } from './api/payouts.ts';
import { PersonalPayoutData } from './api/personal-payout-data.ts';
import { TransferEvents } from './api/transfer-events.ts';
import { PayoutRepository } from './domain/payout.repository.ts';
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
    { provide: PayoutRepository, useClass: MongoPayoutRepository },
  ],
  exports: [Payouts, TransferEvents],
})
export class PayoutsModule {}
