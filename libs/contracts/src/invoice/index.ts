export { invoicePdf, invoices, invoicesCsv, payInvoice } from './calls.ts';
export { Invoice, InvoiceLine, ShiftCost } from './schemas.ts';
