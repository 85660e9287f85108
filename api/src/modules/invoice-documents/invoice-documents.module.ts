import { Module } from '@nestjs/common';
import { InvoiceModule } from '../invoice/index.ts';
import { InvoiceFiles } from './application/invoice-files.ts';
import { PersonalInvoiceData } from './application/personal-invoice-data.ts';
import { InvoiceDocumentsController } from './http/invoice-documents.controller.ts';

@Module({
  imports: [InvoiceModule],
  controllers: [InvoiceDocumentsController],
  providers: [InvoiceFiles, PersonalInvoiceData],
})
export class InvoiceDocumentsModule {}
