import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { invoicePaid, Ledger } from '../../ledger/index.ts';
import { Notifier } from '../../notification/index.ts';
import { Payouts } from '../../payouts/index.ts';
import type { Invoice } from '../domain/invoice.ts';
import { invoiceNotice } from '../domain/invoice-notice.ts';
import { chargeInvoice } from './charge-invoice.kind.ts';

/** The ledger, payouts, notifications and further attempts that follow from a charge. */
@Injectable()
export class PaymentFollowUps {
  constructor(
    private readonly ledger: Ledger,
    private readonly payouts: Payouts,
    private readonly notifier: Notifier,
    private readonly outbox: Outbox,
  ) {}

  async paid(invoice: Invoice, charge: string, at: Date): Promise<void> {
    const { id: invoiceId, employerId, total } = invoice;
    await this.ledger.book(invoicePaid({ invoiceId, employerId, total, at }));
    await this.payouts.release(invoiceId, charge);
    await this.notifier.notify(invoiceNotice('payment-succeeded', invoice));
  }

  async failed(invoice: Invoice): Promise<void> {
    const { failures, nextAttemptAt } = invoice.charge;
    await this.notifier.notify(invoiceNotice('payment-failed', invoice));
    if (nextAttemptAt) {
      await this.outbox.add(
        chargeInvoice,
        { invoiceId: invoice.id, after: failures },
        { key: `${invoice.id}:${failures}`, notBefore: nextAttemptAt },
      );
    }
  }
}
