import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { CardCharge } from './api/card-charge.ts';
import { ChargeEvents } from './api/charge-events.ts';
import { InvoiceController } from './api/invoice.controller.ts';
import { InvoiceCharges } from './api/invoice-charges.ts';
import { InvoiceFiles } from './api/invoice-files.ts';
import { InvoiceIssuer } from './api/invoice-issuer.ts';
import { Invoices } from './api/invoices.ts';
import { PaymentFollowUps } from './api/payment-follow-ups.ts';
import { PaymentOutcomes } from './api/payment-outcomes.ts';
import { PersonalInvoiceData } from './api/personal-invoice-data.ts';
import { InvoiceBook, InvoiceRepository } from './domain/invoice.repository.ts';
import { Spending } from './domain/spending.ts';
import { MongoInvoiceRepository } from './persistence/mongo-invoice.repository.ts';
import { MongoInvoiceBook } from './persistence/mongo-invoice-book.ts';
import { MongoSpending } from './persistence/mongo-spending.ts';

@Module({
  imports: [LedgerModule, PayoutsModule],
  controllers: [InvoiceController],
  providers: [
    CardCharge,
    ChargeEvents,
    InvoiceCharges,
    InvoiceFiles,
    InvoiceIssuer,
    Invoices,
    PaymentFollowUps,
    PaymentOutcomes,
    PersonalInvoiceData,
    { provide: InvoiceBook, useClass: MongoInvoiceBook },
    { provide: InvoiceRepository, useClass: MongoInvoiceRepository },
    { provide: Spending, useClass: MongoSpending },
  ],
  exports: [ChargeEvents, InvoiceCharges, InvoiceIssuer, Invoices, Spending],
})
export class InvoiceModule {}
