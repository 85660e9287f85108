export { InvoiceDocumentsModule } from './invoice-documents.module.ts';
