import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Migrations } from '../../infra/mongo/migrations.ts';
import { ProfileModule } from '../profile/index.ts';
import { SuspensionsModule } from '../suspensions/index.ts';
import { AccountReviews } from './application/account-reviews.ts';
import { IdentityMarks } from './application/identity-marks.ts';
import { PersonalReviewData } from './application/personal-review-data.ts';
import { SharedBanks } from './application/shared-banks.ts';
import { AccountReviewRepository } from './domain/account-review.repository.ts';
import { BankUseRepository } from './domain/bank-use.repository.ts';
import { IdentityMarkRepository } from './domain/identity-mark.repository.ts';
import { accountReviewCollection } from './persistence/account-review.schema.ts';
import { bankUseCollection } from './persistence/bank-use.schema.ts';
import { bankUses } from './persistence/bank-uses.migration.ts';
import { identityMarkCollection } from './persistence/identity-mark.schema.ts';
import { MongoAccountReviewRepository } from './persistence/mongo-account-review.repository.ts';
import { MongoBankUseRepository } from './persistence/mongo-bank-use.repository.ts';
import { MongoIdentityMarkRepository } from './persistence/mongo-identity-mark.repository.ts';

/** Recognises who was suspended in a new account, which waits for the back office then. */
@Module({
  imports: [
    MongooseModule.forFeature([accountReviewCollection, bankUseCollection, identityMarkCollection]),
    ProfileModule,
    SuspensionsModule,
  ],
  providers: [
    AccountReviews,
    IdentityMarks,
    PersonalReviewData,
    SharedBanks,
    { provide: AccountReviewRepository, useClass: MongoAccountReviewRepository },
    { provide: BankUseRepository, useClass: MongoBankUseRepository },
    { provide: IdentityMarkRepository, useClass: MongoIdentityMarkRepository },
  ],
  exports: [AccountReviews, IdentityMarks, SharedBanks],
})
export class AccountReviewsModule {
  constructor(migrations: Migrations) {
    migrations.register(bankUses);
  }
}
