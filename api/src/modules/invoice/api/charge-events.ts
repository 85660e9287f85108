import { Injectable } from '@nestjs/common';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { InvoiceBook } from '../domain/invoice.repository.ts';
import type { InvoiceId } from '../domain/invoice.ts';
import { PaymentOutcomes } from './payment-outcomes.ts';

/** A charge of which the provider told something. */
export interface ToldCharge {
  readonly invoiceId: InvoiceId;
  readonly paymentId: string;
}

/**
 * The provider's events on charges. They may come late, twice and in any order, so they only make us
 * look: what counts is how the charge stands now.
 */
@Injectable()
export class ChargeEvents {
  constructor(
    private readonly book: InvoiceBook,
    private readonly outcomes: PaymentOutcomes,
    private readonly provider: PaymentProvider,
  ) {}

  /** Throws a PaymentProviderError where the provider does not answer. */
  async told({ invoiceId, paymentId }: ToldCharge): Promise<void> {
    const invoice = await this.book.find(invoiceId);
    const isOurs = invoice?.charge.paymentId === paymentId || invoice?.charge.paymentId === null;
    if (!invoice || invoice.status === 'paid' || !isOurs) {
      return;
    }
    const result = await this.provider.findCharge(paymentId);
    if (result.status === 'paid') {
      await this.outcomes.paid(invoice.id, { paymentId, charge: result.charge });
    } else if (result.status === 'declined' && invoice.charge.isProcessing) {
      await this.outcomes.failed(invoice, 'CARD_DECLINED', paymentId);
    } else if (result.status === 'authentication_required' && invoice.charge.isProcessing) {
      await this.outcomes.failed(invoice, 'AUTHENTICATION_REQUIRED', paymentId);
    }
  }
}
