import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookkeepingModule } from '../bookkeeping/index.ts';
import { invoiceCollection } from '../invoice/index.ts';
import { JobBoardModule } from '../job-board/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { AccountStatements } from './application/account-statements.ts';
import { BookedDocuments } from './application/booked-documents.ts';
import { InvoiceHeads } from './domain/invoice-heads.ts';
import { AccountStatementsController } from './http/account-statements.controller.ts';
import { MongoInvoiceHeads } from './persistence/mongo-invoice-heads.ts';

/** What businesses owe, month by month; it reads what others own. */
@Module({
  imports: [
    MongooseModule.forFeature([invoiceCollection]),
    BookkeepingModule,
    JobBoardModule,
    LedgerModule,
  ],
  controllers: [AccountStatementsController],
  providers: [
    AccountStatements,
    BookedDocuments,
    { provide: InvoiceHeads, useClass: MongoInvoiceHeads },
  ],
})
export class AccountStatementsModule {}
