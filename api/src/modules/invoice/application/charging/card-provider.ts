import { Injectable } from '@nestjs/common';
import type { ChargeResult } from '../../../../infra/stripe/money-orders.ts';
import { PaymentProvider } from '../../../../infra/stripe/payment-provider.ts';
import { PaymentHandles } from '../../../users/index.ts';
import type { ChargeAnswer, ChargeReport } from '../../domain/charge.ts';
import type { ChargedInvoice } from '../../domain/invoice-charge.repository.ts';

/** Asks the payment provider, and says what it answers in the words of the charge. */
@Injectable()
export class CardProvider {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly handles: PaymentHandles,
  ) {}

  /**
   * Charges the employer's default card for an invoice; however often it is called, once. Throws a
   * PaymentProviderError where the provider refuses what we send.
   */
  async charge({ invoice, charge }: ChargedInvoice): Promise<ChargeAnswer> {
    const { id: invoiceId, employerId, total, createdAt } = invoice;
    const { customerId } = await this.handles.get(employerId);
    const card = customerId ? await this.handles.findDefaultCard(employerId) : null;
    if (!customerId || !card) {
      return { status: 'card-missing' };
    }
    const result = await this.provider.chargeOffSession({
      customer: customerId,
      paymentMethod: card.providerId,
      amountCents: total,
      invoiceId,
      idempotencyKey: invoiceId,
      invoicedAt: createdAt,
      paymentIntent: charge.paymentId,
    });
    return answerOf(result);
  }

  /** How a payment stands now. Throws a PaymentProviderError where the provider does not answer. */
  async look(paymentId: string): Promise<ChargeReport> {
    const answer = answerOf(await this.provider.findCharge(paymentId));
    return answer.status === 'card-missing' || answer.status === 'unanswered'
      ? { status: 'open', paymentId }
      : answer;
  }
}

function answerOf(result: ChargeResult): ChargeAnswer {
  switch (result.status) {
    case 'paid': {
      const { status, paymentIntent: paymentId, charge: providerCharge } = result;
      return { status, paymentId, providerCharge };
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
