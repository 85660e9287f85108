import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/index.ts';
import { AssignmentsModule } from '../assignments/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { UsersModule } from '../users/index.ts';
import { EarnedShifts } from './application/earned-shifts.ts';
import { Recipients } from './application/recipients.ts';
import { Slips } from './application/slips.ts';
import { Statements } from './application/statements.ts';
import { WorkerEarnings } from './application/worker-earnings.ts';
import { EarningsController } from './http/earnings.controller.ts';
import { SlipsController } from './http/slips.controller.ts';

/** What workers earn, for them and for whoever makes their slips; it reads what others own. */
@Module({
  imports: [
    AdminModule,
    AssignmentsModule,
    LedgerModule,
    PayoutsModule,
    ProfileModule,
    UsersModule,
  ],
  controllers: [EarningsController, SlipsController],
  providers: [EarnedShifts, Recipients, Slips, Statements, WorkerEarnings],
})
export class EarningsModule {}
