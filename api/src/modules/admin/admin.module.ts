import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountReviewsModule } from '../account-reviews/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { SuspensionsModule } from '../suspensions/index.ts';
import { AccessAdministration } from './application/access-administration.ts';
import { AccountAdministration } from './application/account-administration.ts';
import { AccountReviewDecisions } from './application/account-review-decisions.ts';
import { AdminActions } from './application/admin-actions.ts';
import { AppealAnswers } from './application/appeal-answers.ts';
import { PayoutDecisions } from './application/payout-decisions.ts';
import { PayoutOversight } from './application/payout-oversight.ts';
import { Reviews } from './application/reviews.ts';
import { SecurityLogSearch } from './application/security-log-search.ts';
import { AuditLog } from './domain/audit.ts';
import { AccountReviewsController } from './http/account-reviews.controller.ts';
import { AdminController } from './http/admin.controller.ts';
import { AdminPayoutsController } from './http/admin-payouts.controller.ts';
import { AppealsController } from './http/appeals.controller.ts';
import { SecurityLogController } from './http/security-log.controller.ts';
import { auditCollection } from './persistence/audit.schema.ts';
import { MongoAuditLog } from './persistence/mongo-audit-log.ts';

@Module({
  imports: [
    AccountReviewsModule,
    MongooseModule.forFeature([auditCollection]),
    LedgerModule,
    PayoutsModule,
    ProfileModule,
    SuspensionsModule,
  ],
  controllers: [
    AccountReviewsController,
    AdminController,
    AdminPayoutsController,
    AppealsController,
    SecurityLogController,
  ],
  providers: [
    AccessAdministration,
    AccountAdministration,
    AccountReviewDecisions,
    AdminActions,
    AppealAnswers,
    PayoutDecisions,
    PayoutOversight,
    Reviews,
    SecurityLogSearch,
    { provide: AuditLog, useClass: MongoAuditLog },
  ],
  exports: [AdminActions],
})
export class AdminModule {}
