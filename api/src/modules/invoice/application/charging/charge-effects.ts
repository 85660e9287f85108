import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../../infra/outbox/outbox.ts';
import { invoicePaid, Ledger } from '../../../ledger/index.ts';
import { Notifier } from '../../../notification/index.ts';
import { Payouts } from '../../../payouts/index.ts';
import type { ChargeEffect } from '../../domain/charge.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { invoiceNotification } from '../../domain/invoice-notification.ts';
import { chargeInvoice } from './charge-invoice.kind.ts';

/** Carries out what follows from a step of a charge, in the transaction of that step. */
@Injectable()
export class ChargeEffects {
  constructor(
    private readonly ledger: Ledger,
    private readonly payouts: Payouts,
    private readonly notifier: Notifier,
    private readonly outbox: Outbox,
  ) {}

  async carryOut(invoice: Invoice, effect: ChargeEffect): Promise<void> {
    const { id: invoiceId, employerId, total } = invoice;
    switch (effect.kind) {
      case 'ask-provider':
        // Outside of the transaction, by whoever applied the event.
        return;
      case 'schedule': {
        const { after, at: notBefore } = effect;
        return this.outbox.add(chargeInvoice, { invoiceId, after }, { notBefore });
      }
      case 'book-payment':
        return this.ledger.book(invoicePaid({ invoiceId, employerId, total, at: effect.at }));
      case 'release-payouts':
        return this.payouts.release(invoiceId, effect.providerCharge);
      case 'notify':
        return this.notifier.notify(invoiceNotification(effect.of, invoice));
    }
  }
}
