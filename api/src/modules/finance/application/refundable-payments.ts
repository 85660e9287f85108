import { type Cents, negateCents, sumCents, ZERO_CENTS } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import type { PaymentReport } from '../../../infra/stripe/payment-report.ts';
import { atProvider } from '../../stripe/index.ts';
import type { PaidInvoice } from '../domain/paid-invoices.ts';
import type { RefundOrder } from '../domain/refund-order.ts';
import { type PaymentLeft, refundable } from '../domain/refund-parts.ts';

/** What of an invoice can be given back. */
export interface Refundable {
  readonly payments: readonly PaymentLeft[];
  readonly amount: Cents;
}

/** Asks the provider what of an invoice's payments is still with us, whoever gave back or took the rest. */
@Injectable()
export class RefundablePayments {
  constructor(private readonly provider: PaymentProvider) {}

  /** Throws PAYMENT_PROVIDER_DOWN. Orders under way count as given back. */
  async of(
    { invoice, payments }: PaidInvoice,
    orders: readonly RefundOrder[],
  ): Promise<Refundable> {
    const left: PaymentLeft[] = [];
    for (const { paymentId } of payments) {
      const report = await atProvider(() => this.provider.paymentReport(paymentId));
      const amount = sumCents([
        report ? leftOf(report) : ZERO_CENTS,
        ...onTheirWay(orders, paymentId).map(negateCents),
      ]);
      left.push({ paymentId, left: amount > 0 ? amount : ZERO_CENTS });
    }
    return { payments: left, amount: refundable(left, creditsToCome(invoice)) };
  }
}

const onTheirWay = (orders: readonly RefundOrder[], paymentId: string): readonly Cents[] =>
  orders
    .filter(({ state }) => state === 'ordered')
    .flatMap(({ parts }) => parts)
    .filter((part) => part.paymentId === paymentId)
    .map(({ amount }) => amount);

/** What is contested is with the bank until it was won. */
function leftOf({ result, refunds, disputes }: PaymentReport): Cents {
  return sumCents([
    result.status === 'paid' ? result.received : ZERO_CENTS,
    ...refunds.filter(({ isFailed }) => !isFailed).map(({ amount }) => negateCents(amount)),
    ...disputes.filter(({ status }) => status !== 'won').map(({ amount }) => negateCents(amount)),
  ]);
}

/** What credit notes are to give back and have not yet. */
function creditsToCome({ creditNotes, claims }: PaidInvoice['invoice']): Cents {
  const given = claims.refunds.filter(({ creditNote }) => creditNote !== null);
  return sumCents([
    ...creditNotes.filter(({ isTakenOff }) => !isTakenOff).map(({ total }) => total),
    ...given.map(({ amount }) => negateCents(amount)),
  ]);
}
