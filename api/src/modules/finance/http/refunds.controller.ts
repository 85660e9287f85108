import { invoiceRefunds, refundInvoice } from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import { InvoiceRefunds } from '../application/invoice-refunds.ts';

@Controller()
export class RefundsController {
  constructor(private readonly refunds: InvoiceRefunds) {}

  @Endpoint(invoiceRefunds)
  look(
    @Input() { params }: CallParsed<typeof invoiceRefunds>,
  ): Promise<CallAnswer<typeof invoiceRefunds>> {
    return this.refunds.look(asId<InvoiceId>(params.id));
  }

  @Endpoint(refundInvoice)
  order(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof refundInvoice>,
  ): Promise<CallAnswer<typeof refundInvoice>> {
    return this.refunds.order(userId, asId<InvoiceId>(params.id), body);
  }
}
