import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentsModule } from '../assignments/index.ts';
import { BookingsModule } from '../bookings/index.ts';
import { SecuredPayStandings } from '../eligibility/index.ts';
import { SecuredPayments } from '../invoice/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule } from '../posts/index.ts';
import { ReleasesModule } from '../releases/index.ts';
import { CardBank } from './application/card-bank.ts';
import { FollowShifts } from './application/follow-shifts.ts';
import { PaySecuring } from './application/pay-securing.ts';
import { RefusedCards } from './application/refused-cards.ts';
import { ReleaseUnpaid } from './application/release-unpaid.ts';
import { SecuredPayEvents } from './application/secured-pay-events.ts';
import { SecuredPayLists } from './application/secured-pay-lists.ts';
import { SecuringNotices } from './application/securing-notices.ts';
import { SecuringSteps } from './application/securing-steps.ts';
import { ShiftEstimates } from './application/shift-estimates.ts';
import { TakenByInvoices } from './application/taken-by-invoices.ts';
import { SecuredPayRepository } from './domain/secured-pay.repository.ts';
import { SecuredPayController } from './http/secured-pay.controller.ts';
import { MongoSecuredPayRepository } from './persistence/mongo-secured-pay.repository.ts';
import { securedPayCollection } from './persistence/secured-pay.schema.ts';

/**
 * Sets the pay of shifts aside on the business's card before they begin. Global, because invoices
 * (`SecuredPayments`) and eligibility (`SecuredPayStandings`) ask it.
 */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([securedPayCollection]),
    AssignmentsModule,
    BookingsModule,
    JobBoardModule,
    PostsModule,
    ReleasesModule,
  ],
  controllers: [SecuredPayController],
  providers: [
    CardBank,
    FollowShifts,
    PaySecuring,
    ReleaseUnpaid,
    SecuredPayEvents,
    SecuredPayLists,
    SecuringNotices,
    SecuringSteps,
    ShiftEstimates,
    { provide: SecuredPayRepository, useClass: MongoSecuredPayRepository },
    { provide: SecuredPayStandings, useClass: RefusedCards },
    { provide: SecuredPayments, useClass: TakenByInvoices },
  ],
  exports: [SecuredPayEvents, SecuredPayStandings, SecuredPayments],
})
export class SecuredPayModule {}
