export { ChargeEvents } from './api/charge-events.ts';
export { InvoiceCharges } from './api/invoice-charges.ts';
export { InvoiceIssuer } from './api/invoice-issuer.ts';
export { Invoices } from './api/invoices.ts';
export {
  type BilledShift,
  type BilledWorker,
  type BillingTerms,
  billShift,
} from './domain/bill-shift.ts';
export type { InvoiceFacts, InvoiceId } from './domain/invoice.ts';
export { type MonthlySpending, Spending } from './domain/spending.ts';
export { InvoiceModule } from './invoice.module.ts';
