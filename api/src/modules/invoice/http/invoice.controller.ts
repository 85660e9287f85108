import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { invoices, payInvoice } from '@leafshift/contracts/invoice';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { InvoiceCharges } from '../application/charging/invoice-charges.ts';
import { Invoices } from '../application/invoices.ts';
import type { InvoiceId } from '../domain/invoice.ts';

/** An employer's invoices. */
@Controller()
export class InvoiceController {
  constructor(
    private readonly invoices: Invoices,
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

  @Endpoint(payInvoice)
  pay(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof payInvoice>,
  ): Promise<CallAnswer<typeof payInvoice>> {
    return this.charges.payNow(userId, asId<InvoiceId>(params.id));
  }
}
