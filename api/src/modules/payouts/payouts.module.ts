import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EligibilityModule } from '../eligibility/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { PayoutHolds } from './application/payout-holds.ts';
import { PayoutObstacles } from './application/payout-obstacles.ts';
import { PayoutSender } from './application/payout-sender.ts';
import { PayoutSteps } from './application/payout-steps.ts';
import { Payouts } from './application/payouts.ts';
import { PersonalPayoutData } from './application/personal-payout-data.ts';
import { Earnings } from './domain/earnings.ts';
import { PayoutRepository } from './domain/payout.repository.ts';
import { PayoutsController } from './http/payouts.controller.ts';
import { DropPayoutIndexes } from './persistence/drop-payout-indexes.migration.ts';
import { MongoEarnings } from './persistence/mongo-earnings.ts';
import { MongoPayoutRepository } from './persistence/mongo-payout.repository.ts';
import { payoutCollection } from './persistence/payout.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([payoutCollection]),
    EligibilityModule,
    LedgerModule,
    ProfileModule,
  ],
  controllers: [PayoutsController],
  providers: [
    DropPayoutIndexes,
    PayoutHolds,
    PayoutObstacles,
    PayoutSender,
    PayoutSteps,
    Payouts,
    PersonalPayoutData,
    { provide: Earnings, useClass: MongoEarnings },
    { provide: PayoutRepository, useClass: MongoPayoutRepository },
  ],
  exports: [Earnings, PayoutHolds, Payouts],
})
export class PayoutsModule {}
