import { lostAmount, nextClaims } from '@leafshift/domain/payment-claims';
import { Injectable } from '@nestjs/common';
import { asId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { Transactions } from '../../../../infra/mongo/transactions.ts';
import type { InvoiceId } from '../../domain/invoice.ts';
import { InvoiceChargeRepository } from '../../domain/invoice-charge.repository.ts';
import { isAskedFor, isPaidBy } from '../../domain/next-charge.ts';
import { CardProvider, type ClaimedPayment } from '../charging/card-provider.ts';
import { ChargeSteps } from '../charging/charge-steps.ts';
import { ClaimEffects } from './claim-effects.ts';

/** Refunds, disputes and warnings of fraud on the payments of invoices. */
@Injectable()
export class InvoiceClaims {
  constructor(
    private readonly charges: InvoiceChargeRepository,
    private readonly steps: ChargeSteps,
    private readonly effects: ClaimEffects,
    private readonly provider: CardProvider,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Handles a webhook event on something that is claimed of a payment. As with charges, the event only
   * makes us look at how the payment stands now. Throws a PaymentProviderError where the provider does
   * not answer; a lost dispute waits where another payment of the invoice is under way.
   */
  async handleWebhook(paymentId: string): Promise<void> {
    const payment = await this.provider.lookAtClaims(paymentId);
    if (payment) {
      await this.transactions.run(() => this.#store(paymentId, payment));
    }
  }

  /** That it is paid may be news as well, and is booked before what was claimed of it. */
  async #store(paymentId: string, { invoiceId, standing, claims }: ClaimedPayment): Promise<void> {
    const id = asId<InvoiceId>(invoiceId);
    const at = this.clock.now();
    await this.steps.apply(id, { kind: 'reported', report: standing, at });
    const found = await this.charges.find(id);
    if (!found || !isPaidBy(found.charge, paymentId)) {
      return;
    }
    const next = nextClaims(found.invoice.claims, claims);
    if (next.claims === found.invoice.claims) {
      return;
    }
    if (isAskedFor(found.charge) && next.effects.some(({ kind }) => kind === 'book-lost')) {
      throw new Error(`A dispute of invoice ${id} is lost while the rest of it is being paid`);
    }
    const invoice = await this.charges.storeClaims(id, next.claims);
    for (const effect of next.effects) {
      await this.effects.carryOut(invoice, effect);
      if (effect.kind === 'book-lost') {
        const amount = lostAmount(effect.of);
        await this.steps.apply(id, { kind: 'taken-back', paymentId, amount, at });
      }
    }
  }
}
