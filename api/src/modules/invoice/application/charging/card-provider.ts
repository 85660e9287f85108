import type { Cents } from '@leafshift/domain/money';
import type { PaymentClaims } from '@leafshift/domain/payment-claims';
import { Injectable } from '@nestjs/common';
import type { ChargeResult } from '../../../../infra/stripe/money-orders.ts';
import { PaymentProvider } from '../../../../infra/stripe/payment-provider.ts';
import { PaymentHandles } from '../../../users/index.ts';
import type { Charge, ChargeAnswer, ChargeReport, SecuredAmount } from '../../domain/charge.ts';
import type { Invoice } from '../../domain/invoice.ts';
import {
  type ChargedInvoice,
  InvoiceChargeRepository,
} from '../../domain/invoice-charge.repository.ts';

/** A payment with what was claimed of it. */
export interface ClaimedPayment {
  readonly invoiceId: string;
  readonly standing: ChargeReport;
  readonly claims: PaymentClaims;
}

/** Asks the payment provider, and says what it answers in the words of the charge. */
@Injectable()
export class CardProvider {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly handles: PaymentHandles,
    private readonly charges: InvoiceChargeRepository,
  ) {}

  /**
   * Takes what is set aside for an invoice, or else charges the employer's default card; however often
   * it is called, once. Throws a PaymentProviderError where the provider refuses what we send.
   */
  async charge({ invoice, charge }: ChargedInvoice): Promise<ChargeAnswer> {
    return charge.secured
      ? this.#capture(invoice.id, charge.secured, charge.due)
      : this.#chargeCard(invoice, charge);
  }

  async #capture(
    invoiceId: string,
    { paymentId: paymentIntent, amount }: SecuredAmount,
    due: Cents,
  ): Promise<ChargeAnswer> {
    const amountCents = due < amount ? due : amount;
    const result = await this.provider.capture({ paymentIntent, amountCents, invoiceId });
    return result.status === 'gone' ? { status: 'secured-gone' } : answerOf(result);
  }

  async #chargeCard(invoice: Invoice, charge: Charge): Promise<ChargeAnswer> {
    const { id: invoiceId, employerId, createdAt } = invoice;
    const { due } = charge;
    const { customerId } = await this.handles.get(employerId);
    const card = customerId ? await this.handles.findDefaultCard(employerId) : null;
    if (!customerId || !card) {
      return { status: 'card-missing' };
    }
    if (await this.charges.isWarned(employerId, card.providerId)) {
      return { status: 'card-warned' };
    }
    const round = charge.counted.length + 1;
    const result = await this.provider.chargeOffSession({
      customer: customerId,
      paymentMethod: card.providerId,
      amountCents: due,
      invoiceId,
      round,
      idempotencyKey: keyOf(invoice, charge),
      invoicedAt: createdAt,
      paymentIntent: charge.paymentId,
    });
    return answerOf(result);
  }

  /** How a payment stands now. Throws a PaymentProviderError where the provider does not answer. */
  async look(paymentId: string): Promise<ChargeReport> {
    return standingOf(await this.provider.findCharge(paymentId), paymentId);
  }

  /**
   * How a payment stands now and what has been claimed of it; null for what is no payment of an
   * invoice. Throws a PaymentProviderError where the provider does not answer.
   */
  async lookAtClaims(paymentId: string): Promise<ClaimedPayment | null> {
    const report = await this.provider.paymentReport(paymentId);
    if (!report?.invoiceId) {
      return null;
    }
    const { card, warnedAt: at } = report;
    return {
      invoiceId: report.invoiceId,
      standing: standingOf(report.result, paymentId),
      claims: {
        refunds: report.refunds,
        disputes: report.disputes.map((dispute) => ({ ...dispute, paymentId })),
        warnings: card && at ? [{ card, at }] : [],
      },
    };
  }
}

/**
 * The key of the next payment. One of another amount, because of a credit note or a lost dispute, is
 * another payment than one that may be half made.
 */
function keyOf({ id, total }: Invoice, { due, counted }: Charge): string {
  const last = counted.at(-1);
  if (!last) return due === total ? id : `${id}-of-${due}`;
  const round = `${id}-round-${counted.length + 1}`;
  return last.takenBack === due ? round : `${round}-of-${due}`;
}

function standingOf(result: ChargeResult, paymentId: string): ChargeReport {
  const answer = answerOf(result);
  return 'paymentId' in answer ? answer : { status: 'open', paymentId };
}

function answerOf(result: ChargeResult): ChargeAnswer {
  switch (result.status) {
    case 'paid': {
      const { status, paymentIntent: paymentId, charge: providerCharge, received, card } = result;
      return { status, paymentId, providerCharge, amount: received, card };
    }
    case 'processing':
    case 'declined':
      return { status: result.status, paymentId: result.paymentIntent };
    case 'authentication_required':
      return { status: 'authentication-required', paymentId: result.paymentIntent };
    case 'card_missing':
      return { status: 'card-missing' };
    case 'open':
    case 'provider_down':
      return { status: 'unanswered' };
  }
}
