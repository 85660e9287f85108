export { ChargeEvents } from './api/charge-events.ts';
export { InvoiceCharges } from './api/invoice-charges.ts';
export { InvoiceIssuer } from './api/invoice-issuer.ts';
export { Invoices } from './api/invoices.ts';
export type { BilledShift, BilledWorker, BillingTerms } from './domain/bill-shift.ts';
export type { InvoiceId } from './domain/invoice.ts';
export { InvoiceModule } from './invoice.module.ts';
