import { type Cents, sumCents } from '@leafshift/domain/money';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { PaymentProviderError } from '../../../infra/stripe/provider-errors.ts';
import { InvoiceClaims } from '../../invoice/index.ts';
import {
  type RefundOrder,
  type RefundOrderId,
  RefundOrderRepository,
} from '../domain/refund-order.ts';
import { sendRefund } from './send-refund.kind.ts';

/** The outbox tries a silent provider again for about a month, at most once an hour. */
const PATIENCE = { maxAttempts: 700, asksProvider: true };

/** Gives back what finance has ordered. */
@Injectable()
export class RefundSending implements OnModuleInit {
  constructor(
    private readonly orders: RefundOrderRepository,
    private readonly provider: PaymentProvider,
    private readonly claims: InvoiceClaims,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      sendRefund,
      async ({ orderId }) => {
        await this.send(asId<RefundOrderId>(orderId));
      },
      PATIENCE,
    );
  }

  /**
   * Gives it back, once however often it is called, and has it booked as every claim is: by looking at
   * how the payment stands. Throws a PaymentProviderError where the provider does not answer.
   */
  async send(id: RefundOrderId): Promise<void> {
    const order = await this.orders.find(id);
    if (order?.state !== 'ordered') {
      return;
    }
    const given = await this.#give(order);
    const state = given === order.amount ? 'done' : 'refused';
    for (const { paymentId } of order.parts) {
      await this.claims.handleWebhook(paymentId);
    }
    await this.orders.settle(id, state, given);
  }

  /**
   * How far the provider goes along: not with a part of which somebody has given the same money back at
   * its desk, nor with those after it.
   */
  async #give({ id, parts, createdAt }: RefundOrder): Promise<Cents> {
    const purpose = { refundOrderId: id };
    const given: Cents[] = [];
    try {
      for (const [index, { paymentId: paymentIntent, amount: amountCents }] of parts.entries()) {
        const part = index + 1;
        await this.provider.refund({ paymentIntent, amountCents, purpose, part, createdAt });
        given.push(amountCents);
      }
    } catch (error) {
      if (!(error instanceof PaymentProviderError && error.kind === 'refused')) {
        throw error;
      }
    }
    return sumCents(given);
  }
}
