import type {
  invoiceRefunds,
  RefundForm,
  RefundOrder as RefundOrderAnswer,
} from '@leafshift/contracts/back-office';
import type { CallAnswer } from '@leafshift/contracts/core';
import { centsToDollars, dollarsToCents, ZERO_CENTS } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { AdminId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { PaymentProviderError } from '../../../infra/stripe/provider-errors.ts';
import { AdminActions } from '../../admin/index.ts';
import { PeopleNamed } from '../../back-office/index.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import { type PaidInvoice, PaidInvoices } from '../domain/paid-invoices.ts';
import {
  type RefundOrder,
  type RefundOrderId,
  RefundOrderRepository,
} from '../domain/refund-order.ts';
import { refundParts } from '../domain/refund-parts.ts';
import { RefundSending } from './refund-sending.ts';
import { RefundablePayments } from './refundable-payments.ts';
import { sendRefund } from './send-refund.kind.ts';

/** When the outbox sends an order whose call did not come to its end. */
const HEAL_MS = 2 * 60_000;

/** Money that finance gives back of paid invoices. */
@Injectable()
export class InvoiceRefunds {
  constructor(
    private readonly invoices: PaidInvoices,
    private readonly orders: RefundOrderRepository,
    private readonly payments: RefundablePayments,
    private readonly sending: RefundSending,
    private readonly actions: AdminActions,
    private readonly people: PeopleNamed,
    private readonly changes: GuardedChanges,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND or PAYMENT_PROVIDER_DOWN. */
  async look(invoiceId: InvoiceId): Promise<CallAnswer<typeof invoiceRefunds>> {
    const found = await this.#get(invoiceId);
    const orders = await this.orders.listOf(invoiceId);
    const { amount } = await this.payments.of(found, orders);
    return { refundable: centsToDollars(amount), orders: await this.#answers(orders.toReversed()) };
  }

  /**
   * Orders a refund, on record, and sends it; an order that the provider did not answer stays under
   * way and is sent again. Throws NOT_FOUND, REFUND_TOO_LARGE or PAYMENT_PROVIDER_DOWN.
   */
  async order(
    adminId: AdminId,
    invoiceId: InvoiceId,
    { amount: dollars, reason }: RefundForm,
  ): Promise<RefundOrderAnswer> {
    const amount = dollarsToCents(dollars);
    const id = newId<RefundOrderId>();
    await this.changes.run(
      `refund ${invoiceId}`,
      async () => {
        const found = await this.#get(invoiceId);
        const before = await this.orders.listOf(invoiceId);
        const left = await this.payments.of(found, before);
        const parts = refundParts(left.payments, amount);
        return amount > left.amount
          ? refuse('REFUND_TOO_LARGE')
          : { found, number: before.length + 1, parts };
      },
      async ({ found, number, parts }) => {
        const createdAt = this.clock.now();
        const facts = { id, invoiceId, number, adminId, amount, reason, parts, createdAt };
        await this.orders.add({ ...facts, state: 'ordered', given: ZERO_CENTS });
        const notBefore = new Date(createdAt.getTime() + HEAL_MS);
        await this.outbox.add(sendRefund, { orderId: id }, { notBefore });
        await this.actions.note(found.invoice.employerId, {
          adminId,
          action: 'invoice-refunded',
          target: invoiceId,
          details: { amount: dollars, reason, order: id },
          at: createdAt,
        });
      },
    );
    await this.#sendNow(id);
    const [answer] = await this.#answers([(await this.orders.find(id)) ?? refuse('NOT_FOUND')]);
    return answer ?? refuse('NOT_FOUND');
  }

  /** A provider that does not answer now is asked again by the outbox. */
  async #sendNow(id: RefundOrderId): Promise<void> {
    try {
      await this.sending.send(id);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) {
        throw error;
      }
    }
  }

  async #get(invoiceId: InvoiceId): Promise<PaidInvoice> {
    return (await this.invoices.find(invoiceId)) ?? refuse('NOT_FOUND');
  }

  async #answers(orders: readonly RefundOrder[]): Promise<RefundOrderAnswer[]> {
    const named = await this.people.of(orders.map(({ adminId }) => adminId));
    return orders.map(({ id, amount, reason, state, given, adminId, createdAt }) => ({
      _id: id,
      amount: centsToDollars(amount),
      reason,
      state,
      given: centsToDollars(given),
      by: named(adminId),
      at: createdAt.toISOString(),
    }));
  }
}
