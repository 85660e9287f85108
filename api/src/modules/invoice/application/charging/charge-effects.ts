import type { Cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../../infra/outbox/outbox.ts';
import { invoicePaid, Ledger } from '../../../ledger/index.ts';
import { Notifier } from '../../../notification/index.ts';
import { Payouts } from '../../../payouts/index.ts';
import type { Charge, ChargeEffect } from '../../domain/charge.ts';
import type { Invoice } from '../../domain/invoice.ts';
import type { ChargedInvoice } from '../../domain/invoice-charge.repository.ts';
import { invoiceNotification } from '../../domain/invoice-notification.ts';
import { refundCredit } from '../corrections/refund-credit.kind.ts';
import { chargeInvoice } from './charge-invoice.kind.ts';

/** A step of a charge that was stored; `paid` is what was due before it. */
export interface Changed extends ChargedInvoice {
  readonly paid: Cents;
}

/** The first payment of an invoice has its id alone. */
const paymentReference = (invoiceId: string, { takenBack }: Charge): string =>
  takenBack.length === 0 ? invoiceId : `${invoiceId}:${takenBack.length + 1}`;

/** What a message is about: what is due now, or else what was. */
const amountOf = ({ due }: Invoice, paid: Cents): Cents => (due > 0 ? due : paid);

/** Carries out what follows from a step of a charge, in the transaction of that step. */
@Injectable()
export class ChargeEffects {
  constructor(
    private readonly ledger: Ledger,
    private readonly payouts: Payouts,
    private readonly notifier: Notifier,
    private readonly outbox: Outbox,
  ) {}

  /** Of an invoice as it is now, and the charge that the step led to. */
  async carryOut({ invoice, charge, paid }: Changed, effect: ChargeEffect): Promise<void> {
    const { id: invoiceId, employerId } = invoice;
    switch (effect.kind) {
      case 'ask-provider':
        // Outside of the transaction, by whoever applied the event.
        return;
      case 'schedule': {
        const { after, at: notBefore } = effect;
        return this.outbox.add(chargeInvoice, { invoiceId, after }, { notBefore });
      }
      case 'book-payment':
        if (invoice.creditNotes.length > 0) {
          await this.outbox.add(refundCredit, { invoiceId });
        }
        return this.ledger.book(
          invoicePaid({
            reference: paymentReference(invoiceId, charge),
            employerId,
            amount: paid,
            at: effect.at,
          }),
        );
      case 'release-payouts':
        return this.payouts.release(invoiceId, effect.providerCharge);
      case 'notify':
        return this.notifier.notify(
          invoiceNotification(effect.of, invoice, amountOf(invoice, paid)),
        );
    }
  }
}
