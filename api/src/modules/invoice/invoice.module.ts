import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InvoiceStandings } from '../eligibility/index.ts';
import { LedgerModule } from '../ledger/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { CardProvider } from './application/charging/card-provider.ts';
import { ChargeEffects } from './application/charging/charge-effects.ts';
import { ChargeSteps } from './application/charging/charge-steps.ts';
import { InvoiceCharges } from './application/charging/invoice-charges.ts';
import { ClaimEffects } from './application/claims/claim-effects.ts';
import { InvoiceClaims } from './application/claims/invoice-claims.ts';
import { CreditRefunds } from './application/corrections/credit-refunds.ts';
import { InvoiceCorrections } from './application/corrections/invoice-corrections.ts';
import { InvoiceIssuer } from './application/invoice-issuer.ts';
import { Invoices } from './application/invoices.ts';
import { InvoiceRepository } from './domain/invoice.repository.ts';
import { InvoiceChargeRepository } from './domain/invoice-charge.repository.ts';
import { InvoiceController } from './http/invoice.controller.ts';
import { DropInvoiceIndexes } from './persistence/drop-invoice-indexes.migration.ts';
import { invoiceCollection } from './persistence/invoice.schema.ts';
import { InvoiceStoresMigration } from './persistence/invoice-stores.migration.ts';
import { MongoInvoiceRepository } from './persistence/mongo-invoice.repository.ts';
import { MongoInvoiceChargeRepository } from './persistence/mongo-invoice-charge.repository.ts';
import { MongoInvoiceStandings } from './persistence/mongo-invoice-standings.ts';

/** Invoices and their charges. Global, because eligibility asks it who owes (`InvoiceStandings`). */
@Global()
@Module({
  imports: [MongooseModule.forFeature([invoiceCollection]), LedgerModule, PayoutsModule],
  controllers: [InvoiceController],
  providers: [
    CardProvider,
    ChargeEffects,
    ChargeSteps,
    ClaimEffects,
    InvoiceClaims,
    InvoiceCharges,
    CreditRefunds,
    InvoiceCorrections,
    DropInvoiceIndexes,
    InvoiceStoresMigration,
    InvoiceIssuer,
    Invoices,
    { provide: InvoiceChargeRepository, useClass: MongoInvoiceChargeRepository },
    { provide: InvoiceRepository, useClass: MongoInvoiceRepository },
    { provide: InvoiceStandings, useClass: MongoInvoiceStandings },
  ],
  exports: [
    InvoiceCharges,
    InvoiceClaims,
    InvoiceCorrections,
    InvoiceIssuer,
    Invoices,
    InvoiceStandings,
  ],
})
export class InvoiceModule {}
