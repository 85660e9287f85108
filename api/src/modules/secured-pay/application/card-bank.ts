import type { Cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { InvoiceCharges } from '../../invoice/index.ts';
import { PaymentHandles } from '../../users/index.ts';
import type { SecuredPay, SecuringAnswer } from '../domain/secured-pay.ts';

/** Asks the card's bank, and says what it answers in the words of secured pay. */
@Injectable()
export class CardBank {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly handles: PaymentHandles,
    private readonly charges: InvoiceCharges,
  ) {}

  /** Throws a PaymentProviderError where the provider refuses what we send. */
  async ask(pay: SecuredPay, amountCents: Cents): Promise<SecuringAnswer> {
    const { shiftId, employerId, order, orderedAt, securing } = pay;
    const { paymentId } = securing;
    const { customerId: customer } = await this.handles.get(employerId);
    const card = customer ? await this.handles.findDefaultCard(employerId) : null;
    if (!customer || !card) {
      return { status: 'refused', code: 'CARD_MISSING', paymentId };
    }
    if (await this.charges.isWarned(employerId, card.providerId)) {
      return { status: 'refused', code: 'CARD_WARNED', paymentId };
    }
    const result = await this.provider.authorise({
      customer,
      paymentMethod: card.providerId,
      amountCents,
      shiftId,
      idempotencyKey: `secure-${order}`,
      orderedAt,
      paymentIntent: paymentId,
    });
    switch (result.status) {
      case 'secured':
        return { status: 'secured', paymentId: result.paymentIntent };
      case 'declined':
        return { status: 'refused', code: 'CARD_DECLINED', paymentId: result.paymentIntent };
      case 'authentication_required': {
        const { paymentIntent } = result;
        return { status: 'refused', code: 'AUTHENTICATION_REQUIRED', paymentId: paymentIntent };
      }
      case 'card_missing':
        return { status: 'refused', code: 'CARD_MISSING', paymentId };
      case 'provider_down':
        return { status: 'unanswered' };
    }
  }
}
