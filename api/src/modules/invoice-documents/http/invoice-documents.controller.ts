import type { CallParsed } from '@leafshift/contracts/core';
import { invoicePdf, invoicesCsv } from '@leafshift/contracts/invoice';
import { Controller, StreamableFile } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import { type InvoiceFile, InvoiceFiles } from '../application/invoice-files.ts';

/** An employer's invoices as files. */
@Controller()
export class InvoiceDocumentsController {
  constructor(private readonly files: InvoiceFiles) {}

  @Endpoint(invoicePdf)
  async pdf(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof invoicePdf>,
  ): Promise<StreamableFile> {
    const file = await this.files.pdf(userId, asId<InvoiceId>(params.id));
    return asDownload(file, 'application/pdf');
  }

  @Endpoint(invoicesCsv)
  async csv(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof invoicesCsv>,
  ): Promise<StreamableFile> {
    return asDownload(await this.files.csv(userId, query), 'text/csv; charset=utf-8');
  }
}

const asDownload = ({ name, bytes }: InvoiceFile, type: string): StreamableFile =>
  new StreamableFile(bytes, {
    type,
    length: bytes.length,
    disposition: `attachment; filename="${name}"`,
  });
