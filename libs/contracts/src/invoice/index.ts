export { invoicePdf, invoices, invoicesCsv, payInvoice } from './calls.ts';
export { Invoice, InvoiceLine } from './schemas.ts';
