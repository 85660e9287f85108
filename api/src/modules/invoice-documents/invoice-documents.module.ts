import { Module } from '@nestjs/common';
import { InvoiceModule } from '../invoice/index.ts';
import { InvoiceFiles } from './application/invoice-files.ts';
import { InvoiceDocumentsController } from './http/invoice-documents.controller.ts';

@Module({
  imports: [InvoiceModule],
  controllers: [InvoiceDocumentsController],
  providers: [InvoiceFiles],
})
export class InvoiceDocumentsModule {}
