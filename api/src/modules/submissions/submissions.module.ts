import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/index.ts';
import { BookkeepingModule } from '../bookkeeping/index.ts';
import { InvoiceModule } from '../invoice/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { PostsModule } from '../posts/index.ts';
import { BillCancelled } from './application/bill-cancelled.ts';
import { CompleteShiftUseCase } from './application/complete-shift.use-case.ts';
import { ShiftBilling } from './application/shift-billing.ts';
import { ShiftCosts } from './application/shift-costs.ts';
import { ShiftSubmission } from './application/shift-submission.ts';
import { SubmissionsController } from './http/submissions.controller.ts';

/** What a shift costs, and its invoice: once it is submitted, or cancelled with late pay. */
@Module({
  imports: [AssignmentsModule, BookkeepingModule, InvoiceModule, JobBoardModule, PostsModule],
  controllers: [SubmissionsController],
  providers: [BillCancelled, CompleteShiftUseCase, ShiftBilling, ShiftCosts, ShiftSubmission],
  exports: [ShiftBilling],
})
export class SubmissionsModule {}
