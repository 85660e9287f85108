import { addDays, calendarDayIn, toCalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { requestLanguage } from '../../../core/context/request-context.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { type Invoice, type InvoiceId, Invoices, invoiceNumber } from '../../invoice/index.ts';
import { invoicesCsv } from './invoice-csv.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';

/** A file to be downloaded. */
export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** First and last day of the issue, both included; each may be open. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Canada's clocks are 2.5 to 8 hours behind UTC, so a local day touches two days of UTC. */
const DAYS_AROUND = 1;

/** Invoices as files. */
@Injectable()
export class InvoiceFiles {
  constructor(private readonly invoices: Invoices) {}

  /** In the language that is asked for (`Accept-Language`). Throws NOT_FOUND. */
  async pdf(employerId: EmployerId, id: InvoiceId): Promise<InvoiceFile> {
    const invoice = await this.invoices.get(employerId, id);
    return {
      name: `leafshift-invoice-${invoiceNumber(invoice.sequence)}.pdf`,
      bytes: await invoicePdf(invoice, requestLanguage()),
    };
  }

  /** The invoices of a period, by the day of their issue at the shift's place. */
  async csv(employerId: EmployerId, period: Period): Promise<InvoiceFile> {
    const invoices: Invoice[] = [];
    for await (const invoice of this.invoices.period(employerId, boundsOf(period))) {
      const day = calendarDayIn(invoice.createdAt, invoice.timeZone);
      if (day >= (period.from ?? day) && day <= (period.to ?? day)) {
        invoices.push(invoice);
      }
    }
    return { name: 'leafshift-invoices.csv', bytes: Buffer.from(invoicesCsv(invoices)) };
  }
}

function boundsOf({ from, to }: Period): { readonly from: Date; readonly to: Date } {
  return {
    from: new Date(
      `${from === undefined ? '1970-01-01' : addDays(toCalendarDay(from), -DAYS_AROUND)}T00:00:00Z`,
    ),
    to: new Date(
      `${to === undefined ? '9999-12-31' : addDays(toCalendarDay(to), 1 + DAYS_AROUND)}T00:00:00Z`,
    ),
  };
}
