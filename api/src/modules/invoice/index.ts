export { isDisputed } from '@leafshift/domain/payment-claims';
export { InvoiceCharges } from './application/charging/invoice-charges.ts';
export { InvoiceClaims } from './application/claims/invoice-claims.ts';
export { InvoiceCorrections } from './application/corrections/invoice-corrections.ts';
export { invoiceLineView, invoiceView } from './application/invoice.view.ts';
export { InvoiceIssuer } from './application/invoice-issuer.ts';
export { invoiceSettled } from './application/invoice-settled.event.ts';
export { Invoices } from './application/invoices.ts';
export {
  type BilledShift,
  type BilledWorker,
  type BillingTerms,
  billShift,
} from './domain/bill-shift.ts';
export type { SecuredAmount } from './domain/charge.ts';
export { creditNoteNumber, netTotal } from './domain/credit-note.ts';
export {
  type Invoice,
  type InvoiceFacts,
  type InvoiceId,
  type InvoiceLine,
  invoiceNumber,
} from './domain/invoice.ts';
export { OWED_PAYMENT_ERRORS } from './domain/payment-error.ts';
export { SecuredPayments } from './domain/secured-payments.ts';
export { InvoiceModule } from './invoice.module.ts';
export { toCharge } from './persistence/charge.mapper.ts';
export { toInvoice } from './persistence/invoice.mapper.ts';
export { type InvoiceDocument, invoiceCollection } from './persistence/invoice.schema.ts';
