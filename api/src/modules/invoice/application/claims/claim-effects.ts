import { type ClaimEffect, lostAmount } from '@leafshift/domain/payment-claims';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../infra/clock/clock.ts';
import {
  creditRefunded,
  creditRefundFailed,
  disputeLost,
  disputeOpened,
  disputeWon,
  Ledger,
  paymentRefunded,
  refundFailed,
} from '../../../ledger/index.ts';
import { Notifier } from '../../../notification/index.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { invoiceNotification } from '../../domain/invoice-notification.ts';

/** Carries out what follows from a claim, in the transaction that stores it. */
@Injectable()
export class ClaimEffects {
  constructor(
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  async carryOut(invoice: Invoice, { kind, of }: ClaimEffect): Promise<void> {
    const booking = {
      reference: `${invoice.id}:${of.id}`,
      employerId: invoice.employerId,
      at: this.clock.now(),
    };
    switch (kind) {
      case 'notify-refund':
        return this.notifier.notify(invoiceNotification('payment-refunded', invoice, of.amount));
      case 'book-refund':
        return this.ledger.book(
          of.creditNote === null
            ? paymentRefunded({ ...booking, amount: of.amount })
            : creditRefunded({ ...booking, amount: of.amount }),
        );
      case 'book-failed-refund':
        return this.ledger.book(
          of.creditNote === null
            ? refundFailed({ ...booking, amount: of.amount })
            : creditRefundFailed({ ...booking, amount: of.amount }),
        );
      case 'book-opened':
        return this.ledger.book(disputeOpened({ ...booking, amount: of.withdrawn, fee: of.fee }));
      case 'book-won':
        return this.ledger.book(
          disputeWon({ ...booking, amount: of.returned, fee: of.returnedFee }),
        );
      case 'book-lost':
        return this.ledger.book(disputeLost({ ...booking, amount: lostAmount(of) }));
    }
  }
}
