import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { invoiceIssued, Ledger } from '../../ledger/index.ts';
import { Notifier } from '../../notification/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { type BilledShift, type BillingTerms, billShift } from '../domain/bill-shift.ts';
import { InvoiceRepository } from '../domain/invoice.repository.ts';
import {
  type CorrectionOf,
  type Invoice,
  type InvoiceFacts,
  type InvoiceId,
} from '../domain/invoice.ts';
import { invoiceNotification } from '../domain/invoice-notification.ts';
import { SecuredPayments } from '../domain/secured-payments.ts';
import { chargeInvoice } from './charging/charge-invoice.kind.ts';

/** Makes the invoice of a submitted shift, and everything that follows from it. */
@Injectable()
export class InvoiceIssuer {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly securedPayments: SecuredPayments,
    private readonly ledger: Ledger,
    private readonly payouts: Payouts,
    private readonly notifier: Notifier,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues the invoice under the given id in the running transaction: number, ledger entries, payouts,
   * and the charge and the notification once that is durable.
   */
  async issue(invoiceId: InvoiceId, shift: BilledShift, terms: BillingTerms): Promise<Invoice> {
    return this.issueFacts(invoiceId, billShift(shift, terms), null);
  }

  /** The same of amounts that are known, as where hours were corrected. */
  async issueFacts(
    invoiceId: InvoiceId,
    facts: InvoiceFacts,
    correctionOf: CorrectionOf | null,
  ): Promise<Invoice> {
    const { employerId, shiftId } = facts;
    const now = this.clock.now();
    const secured = correctionOf ? null : await this.securedPayments.take(employerId, shiftId);
    const circumstances = { createdAt: now, correctionOf, secured };
    const invoice = await this.invoices.issue(invoiceId, facts, circumstances);
    await this.ledger.book(
      invoiceIssued({
        invoiceId,
        employerId,
        province: facts.location.province,
        amounts: facts,
        pay: facts.lines.map(({ workerId, pay }) => ({ workerId, amount: pay })),
        at: now,
      }),
    );
    await this.payouts.plan(
      facts.lines.map((line) => ({
        workerId: line.workerId,
        employerId,
        invoiceId,
        shiftId,
        shiftDate: facts.shiftDate,
        timeZone: facts.timeZone,
        jobTitle: facts.jobTitle,
        employerName: facts.billTo.name,
        locationName: facts.location.locationName,
        hours: line.hours,
        rate: facts.rate,
        amount: line.pay,
        correction: correctionOf?.number ?? null,
        isReward: false,
      })),
    );
    await this.notifier.notify(invoiceNotification('invoice-created', invoice));
    await this.outbox.add(chargeInvoice, { invoiceId, after: 0 }, { key: invoiceId });
    return invoice;
  }
}
