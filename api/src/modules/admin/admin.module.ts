import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Migrations } from '../../infra/mongo/migrations.ts';
import { AccountReviewsModule } from '../account-reviews/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { SupportModule } from '../support/index.ts';
import { SuspensionsModule } from '../suspensions/index.ts';
import { AccessAdministration } from './application/access-administration.ts';
import { AccountAdministration } from './application/account-administration.ts';
import { AccountReviewDecisions } from './application/account-review-decisions.ts';
import { AdminActions } from './application/admin-actions.ts';
import { AdminTeam } from './application/admin-team.ts';
import { AppealAnswers } from './application/appeal-answers.ts';
import { AuditSearch } from './application/audit-search.ts';
import { PayoutDecisions } from './application/payout-decisions.ts';
import { PayoutOversight } from './application/payout-oversight.ts';
import { ReviewClaims } from './application/review-claims.ts';
import { Reviews } from './application/reviews.ts';
import { SecurityLogSearch } from './application/security-log-search.ts';
import { SupportAnswers } from './application/support-answers.ts';
import { AuditLog } from './domain/audit.ts';
import { ReviewClaimRepository } from './domain/review-claim.ts';
import { AccountReviewsController } from './http/account-reviews.controller.ts';
import { AdminController } from './http/admin.controller.ts';
import { AdminPayoutsController } from './http/admin-payouts.controller.ts';
import { AppealsController } from './http/appeals.controller.ts';
import { AuditController } from './http/audit.controller.ts';
import { SecurityLogController } from './http/security-log.controller.ts';
import { SupportAnswersController } from './http/support-answers.controller.ts';
import { TeamController } from './http/team.controller.ts';
import { auditCollection } from './persistence/audit.schema.ts';
import { dropAuditIndexes } from './persistence/drop-audit-indexes.migration.ts';
import { MongoAuditLog } from './persistence/mongo-audit-log.ts';
import { MongoReviewClaimRepository } from './persistence/mongo-review-claim.repository.ts';
import { reviewClaimCollection } from './persistence/review-claim.schema.ts';

@Module({
  imports: [
    AccountReviewsModule,
    MongooseModule.forFeature([auditCollection, reviewClaimCollection]),
    LedgerModule,
    PayoutsModule,
    ProfileModule,
    SupportModule,
    SuspensionsModule,
  ],
  controllers: [
    AccountReviewsController,
    AdminController,
    AdminPayoutsController,
    AppealsController,
    AuditController,
    SecurityLogController,
    SupportAnswersController,
    TeamController,
  ],
  providers: [
    AccessAdministration,
    AccountAdministration,
    AccountReviewDecisions,
    AdminActions,
    AdminTeam,
    AppealAnswers,
    SupportAnswers,
    AuditSearch,
    PayoutDecisions,
    PayoutOversight,
    ReviewClaims,
    Reviews,
    SecurityLogSearch,
    { provide: AuditLog, useClass: MongoAuditLog },
    { provide: ReviewClaimRepository, useClass: MongoReviewClaimRepository },
  ],
  exports: [AccessAdministration, AdminActions, AdminTeam, AuditSearch],
})
export class AdminModule {
  constructor(migrations: Migrations) {
    migrations.register(dropAuditIndexes);
  }
}
