import { Module } from '@nestjs/common';
import { BookkeepingModule } from '../bookkeeping/index.ts';
import { InvoiceModule } from '../invoice/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { AccountStatements } from './application/account-statements.ts';
import { BookedDocuments } from './application/booked-documents.ts';
import { AccountStatementsController } from './http/account-statements.controller.ts';

/** What businesses owe, month by month; it reads what others own. */
@Module({
  imports: [BookkeepingModule, InvoiceModule, JobBoardModule, LedgerModule],
  controllers: [AccountStatementsController],
  providers: [AccountStatements, BookedDocuments],
})
export class AccountStatementsModule {}
