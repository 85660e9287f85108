import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import type { ChargeResult } from '../../../infra/stripe/money-orders.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { PaymentHandles } from '../../users/index.ts';
import { InvoiceBook } from '../domain/invoice.repository.ts';
import type { Invoice, InvoiceId } from '../domain/invoice.ts';
import { PaymentOutcomes } from './payment-outcomes.ts';

/** How long one process may take to charge before another may try. */
const RIGHT_MS = 2 * 60_000;

/** What one attempt came to; `busy` is another attempt that is running. */
export type Attempt = 'settled' | 'failed' | 'unanswered' | 'busy';

/** One attempt to charge the employer's default card for an open invoice. */
@Injectable()
export class CardCharge {
  constructor(
    private readonly book: InvoiceBook,
    private readonly outcomes: PaymentOutcomes,
    private readonly provider: PaymentProvider,
    private readonly handles: PaymentHandles,
    private readonly clock: Clock,
  ) {}

  /** Throws a PaymentProviderError where the provider refuses what we send. */
  async attempt(invoiceId: InvoiceId): Promise<Attempt> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + RIGHT_MS);
    const invoice = await this.book.beginCharge(invoiceId, now, until);
    if (!invoice) {
      const current = await this.book.find(invoiceId);
      return current?.status === 'open' ? 'busy' : 'settled';
    }
    try {
      return await this.#charge(invoice);
    } catch (error) {
      await this.book.endCharge(invoiceId);
      throw error;
    }
  }

  async #charge(invoice: Invoice): Promise<Attempt> {
    const { employerId } = invoice;
    const { customerId } = await this.handles.get(employerId);
    const card = customerId ? await this.handles.findDefaultCard(employerId) : null;
    if (!customerId || !card) {
      await this.outcomes.failed(invoice, 'CARD_MISSING');
      return 'failed';
    }
    const result = await this.provider.chargeOffSession({
      customer: customerId,
      paymentMethod: card.providerId,
      amountCents: invoice.total,
      invoiceId: invoice.id,
      idempotencyKey: invoice.id,
      invoicedAt: invoice.createdAt,
      paymentIntent: invoice.charge.paymentId,
    });
    return this.#record(invoice, result);
  }

  async #record(invoice: Invoice, result: ChargeResult): Promise<Attempt> {
    switch (result.status) {
      case 'paid': {
        const { paymentIntent: paymentId, charge } = result;
        await this.outcomes.paid(invoice.id, { paymentId, charge });
        return 'settled';
      }
      case 'processing':
        await this.outcomes.processing(invoice.id, result.paymentIntent);
        return 'settled';
      case 'declined':
        await this.outcomes.failed(invoice, 'CARD_DECLINED', result.paymentIntent);
        return 'failed';
      case 'authentication_required':
        await this.outcomes.failed(invoice, 'AUTHENTICATION_REQUIRED', result.paymentIntent);
        return 'failed';
      case 'card_missing':
        await this.outcomes.failed(invoice, 'CARD_MISSING');
        return 'failed';
      case 'open':
      case 'provider_down':
        await this.outcomes.providerDown(invoice);
        return 'unanswered';
    }
  }
}
