import { ZERO_CENTS } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { Outbox } from '../../../../infra/outbox/outbox.ts';
import { invoicePaid, invoiceWrittenOff, Ledger } from '../../../ledger/index.ts';
import { Notifier } from '../../../notification/index.ts';
import { Payouts } from '../../../payouts/index.ts';
import type { ChargeEffect } from '../../domain/charge.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { invoiceNotification } from '../../domain/invoice-notification.ts';
import { refundCredit } from '../corrections/refund-credit.kind.ts';
import { invoiceSettled } from '../invoice-settled.event.ts';
import { chargeInvoice } from './charge-invoice.kind.ts';

/** The first payment of an invoice has its id alone. */
const paymentReference = (invoiceId: string, number: number): string =>
  number === 1 ? invoiceId : `${invoiceId}:${number}`;

/** Carries out what follows from a step of a charge, in the transaction of that step. */
@Injectable()
export class ChargeEffects {
  constructor(
    private readonly ledger: Ledger,
    private readonly payouts: Payouts,
    private readonly notifier: Notifier,
    private readonly outbox: Outbox,
    private readonly events: DomainEvents,
  ) {}

  /** Of an invoice as the step has left it. */
  async carryOut(invoice: Invoice, effect: ChargeEffect): Promise<void> {
    const { id: invoiceId, employerId } = invoice;
    switch (effect.kind) {
      case 'ask-provider':
        // Outside of the transaction, by whoever applied the event.
        return;
      case 'schedule': {
        const { after, at: notBefore } = effect;
        return this.outbox.add(chargeInvoice, { invoiceId, after }, { notBefore });
      }
      case 'book-payment': {
        const { number, amount, at } = effect;
        const reference = paymentReference(invoiceId, number);
        return this.ledger.book(invoicePaid({ reference, employerId, amount, at }));
      }
      case 'write-off': {
        const { amount, inAll, at } = effect;
        const reference = `${invoiceId}:${inAll}`;
        return this.ledger.book(invoiceWrittenOff({ reference, employerId, amount, at }));
      }
      case 'release-payouts': {
        const { of, isLast } = effect;
        const charge = of?.providerCharge ?? null;
        const funds = { charge, amount: of?.amount ?? ZERO_CENTS, isLast };
        await this.payouts.release(invoiceId, funds);
        return isLast ? this.events.publish(invoiceSettled, { invoice }) : undefined;
      }
      case 'refund-credits':
        if (invoice.creditNotes.length > 0) {
          await this.outbox.add(refundCredit, { invoiceId });
        }
        return;
      case 'notify':
        return this.notifier.notify(invoiceNotification(effect.of, invoice, effect.amount));
    }
  }
}
