import type { Invoice as InvoiceAnswer } from '@leafshift/contracts/invoice';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { InvoiceRepository } from '../domain/invoice.repository.ts';
import type { Invoice, InvoiceId } from '../domain/invoice.ts';
import { invoiceView } from './invoice.view.ts';

/** An employer's invoices. */
@Injectable()
export class Invoices {
  constructor(private readonly invoices: InvoiceRepository) {}

  /** Throws NOT_FOUND, also for another employer's invoice. */
  async get(employerId: EmployerId, id: InvoiceId): Promise<Invoice> {
    return (await this.invoices.find(employerId, id)) ?? refuse('NOT_FOUND');
  }

  /** The invoice of a submitted shift, as it is answered. Throws NOT_FOUND. */
  async ofShift(employerId: EmployerId, shiftId: string): Promise<InvoiceAnswer> {
    const invoice = await this.invoices.findByShift(employerId, shiftId);
    return invoice ? invoiceView(invoice) : refuse('NOT_FOUND');
  }

  /** Those created from `from` on and before `to`, oldest first, read as a stream. */
  period(
    employerId: EmployerId,
    period: { readonly from: Date; readonly to: Date },
  ): AsyncIterable<Invoice> {
    return this.invoices.period(employerId, period);
  }

  async list(employerId: EmployerId, page: PageRequest): Promise<Page<InvoiceAnswer>> {
    const { items, nextCursor } = await this.invoices.list(employerId, page);
    return { items: items.map(invoiceView), nextCursor };
  }
}
