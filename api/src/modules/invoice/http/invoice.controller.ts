import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { invoicePdf, invoices, invoicesCsv, payInvoice } from '@leafshift/contracts/invoice';
import { Controller, StreamableFile } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { InvoiceCharges } from '../application/charging/invoice-charges.ts';
import { type InvoiceFile, InvoiceFiles } from '../application/invoice-files.ts';
import { Invoices } from '../application/invoices.ts';
import type { InvoiceId } from '../domain/invoice.ts';

/** An employer's invoices. */
@Controller()
export class InvoiceController {
  constructor(
    private readonly invoices: Invoices,
    private readonly files: InvoiceFiles,
    private readonly charges: InvoiceCharges,
  ) {}

  @Endpoint(invoices)
  async list(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof invoices>,
  ): Promise<CallAnswer<typeof invoices>> {
    const { items, nextCursor } = await this.invoices.list(userId, query);
    return { invoices: [...items], nextCursor };
  }

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

  @Endpoint(payInvoice)
  pay(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof payInvoice>,
  ): Promise<CallAnswer<typeof payInvoice>> {
    return this.charges.payNow(userId, asId<InvoiceId>(params.id));
  }
}

const asDownload = ({ name, bytes }: InvoiceFile, type: string): StreamableFile =>
  new StreamableFile(bytes, {
    type,
    length: bytes.length,
    disposition: `attachment; filename="${name}"`,
  });
