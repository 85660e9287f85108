import { creditParts } from '@leafshift/domain/credit-parts';
import { sumCents } from '@leafshift/domain/money';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId } from '../../../../core/ids.ts';
import { OutboxHandlers } from '../../../../infra/outbox/outbox-handlers.ts';
import { PaymentProvider } from '../../../../infra/stripe/payment-provider.ts';
import type { InvoiceId } from '../../domain/invoice.ts';
import { InvoiceChargeRepository } from '../../domain/invoice-charge.repository.ts';
import { InvoiceClaims } from '../claims/invoice-claims.ts';
import { refundCredit } from './refund-credit.kind.ts';

/** The outbox tries a silent provider again for about a month, at most once an hour. */
const PATIENCE = { maxAttempts: 700, asksProvider: true };

/** Gives credit notes back to the card. */
@Injectable()
export class CreditRefunds implements OnModuleInit {
  constructor(
    private readonly charges: InvoiceChargeRepository,
    private readonly provider: PaymentProvider,
    private readonly claims: InvoiceClaims,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      refundCredit,
      ({ invoiceId }) => this.#refund(asId<InvoiceId>(invoiceId)),
      PATIENCE,
    );
  }

  /**
   * The refund is booked as every claim is: by looking at how the payment stands, whether our answer
   * or a webhook event comes first. An invoice that is not paid asks again when it is.
   */
  async #refund(invoiceId: InvoiceId): Promise<void> {
    const found = await this.charges.find(invoiceId);
    if (found?.charge.state !== 'paid') {
      return;
    }
    const { creditNotes, claims } = found.invoice;
    const refunded = (id: string) =>
      sumCents(
        claims.refunds.filter(({ creditNote }) => creditNote === id).map(({ amount }) => amount),
      );
    const left = creditParts(creditNotes, found.charge.counted).filter(
      ({ note }) => refunded(note.id) < note.total,
    );
    for (const { note, paymentId: paymentIntent, part, amount: amountCents } of left) {
      const { id: creditNoteId, createdAt } = note;
      const purpose = { creditNoteId };
      await this.provider.refund({ paymentIntent, amountCents, purpose, part, createdAt });
    }
    for (const paymentId of new Set(left.map((part) => part.paymentId))) {
      await this.claims.handleWebhook(paymentId);
    }
  }
}
