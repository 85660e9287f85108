import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminModule } from '../admin/index.ts';
import { BackOfficeModule } from '../back-office/index.ts';
import { ClockedTimeModule } from '../clockedtime/index.ts';
import { invoiceCollection } from '../invoice/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { BookedMovements } from './application/booked-movements.ts';
import { ContestedPayments } from './application/contested-payments.ts';
import { DisputeAnswers } from './application/dispute-answers.ts';
import { InvoiceRefunds } from './application/invoice-refunds.ts';
import { ProviderReconciliation } from './application/provider-reconciliation.ts';
import { RefundSending } from './application/refund-sending.ts';
import { RefundablePayments } from './application/refundable-payments.ts';
import { PaidInvoices } from './domain/paid-invoices.ts';
import { RefundOrderRepository } from './domain/refund-order.ts';
import { ProviderDisputesController } from './http/provider-disputes.controller.ts';
import { ReconciliationController } from './http/reconciliation.controller.ts';
import { RefundsController } from './http/refunds.controller.ts';
import { MongoPaidInvoices } from './persistence/mongo-paid-invoices.ts';
import { MongoRefundOrderRepository } from './persistence/mongo-refund-order.repository.ts';
import { refundOrderCollection } from './persistence/refund-order.schema.ts';

/** What finance does with the money of others: it gives back, answers disputes, and compares. */
@Module({
  imports: [
    MongooseModule.forFeature([invoiceCollection, refundOrderCollection]),
    AdminModule,
    BackOfficeModule,
    ClockedTimeModule,
    LedgerModule,
  ],
  controllers: [ProviderDisputesController, ReconciliationController, RefundsController],
  providers: [
    BookedMovements,
    ContestedPayments,
    DisputeAnswers,
    InvoiceRefunds,
    ProviderReconciliation,
    RefundablePayments,
    RefundSending,
    { provide: PaidInvoices, useClass: MongoPaidInvoices },
    { provide: RefundOrderRepository, useClass: MongoRefundOrderRepository },
  ],
})
export class FinanceModule {}
