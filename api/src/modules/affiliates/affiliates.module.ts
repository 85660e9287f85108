import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountReviewsModule } from '../account-reviews/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { AffiliateLinks } from './application/affiliate-links.ts';
import { AffiliateRewards } from './application/affiliate-rewards.ts';
import { FirstBills } from './application/first-bills.ts';
import { PersonalAffiliates } from './application/personal-affiliates.ts';
import { AffiliateRepository } from './domain/affiliate.repository.ts';
import { AffiliatesController } from './http/affiliates.controller.ts';
import {
  affiliateCodeCollection,
  affiliateJoinCollection,
} from './persistence/affiliate.schema.ts';
import { MongoAffiliateRepository } from './persistence/mongo-affiliate.repository.ts';

/** The link that everybody has, who joined by it, and what that earns. */
@Module({
  imports: [
    MongooseModule.forFeature([affiliateCodeCollection, affiliateJoinCollection]),
    AccountReviewsModule,
    LedgerModule,
    PayoutsModule,
  ],
  controllers: [AffiliatesController],
  providers: [
    AffiliateLinks,
    AffiliateRewards,
    FirstBills,
    PersonalAffiliates,
    { provide: AffiliateRepository, useClass: MongoAffiliateRepository },
  ],
  exports: [AffiliateLinks],
})
export class AffiliatesModule {}
