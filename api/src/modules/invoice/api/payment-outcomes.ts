import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { nextAttempt, PAYMENT_ERROR_TEXT } from '../domain/charge-policy.ts';
import { InvoiceBook } from '../domain/invoice.repository.ts';
import type { Invoice, InvoiceId, PaymentErrorCode } from '../domain/invoice.ts';
import { PaymentFollowUps } from './payment-follow-ups.ts';

/** What follows from a charge, in one transaction; arriving twice, or late, it changes nothing. */
@Injectable()
export class PaymentOutcomes {
  constructor(
    private readonly book: InvoiceBook,
    private readonly follow: PaymentFollowUps,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The provider has the money: the invoice is paid, and the workers' payouts go out. */
  async paid(
    invoiceId: InvoiceId,
    payment: { readonly paymentId: string; readonly charge: string },
  ): Promise<void> {
    const at = this.clock.now();
    await this.transactions.run(async () => {
      const invoice = await this.book.markPaid(invoiceId, { paymentId: payment.paymentId, at });
      if (invoice) {
        await this.follow.paid(invoice, payment.charge, at);
      }
    });
  }

  /** The bank has not decided yet. */
  async processing(invoiceId: InvoiceId, paymentId: string): Promise<void> {
    await this.book.markProcessing(invoiceId, paymentId);
  }

  /** The card cannot be charged as it is: the employer is told, and it is tried again where that helps. */
  async failed(
    invoice: Invoice,
    code: PaymentErrorCode,
    paymentId: string | null = null,
  ): Promise<void> {
    const at = this.clock.now();
    const failures = invoice.charge.failures + 1;
    const nextAttemptAt = nextAttempt(code, failures, at);
    const error = { code, msg: PAYMENT_ERROR_TEXT[code], at };
    await this.transactions.run(async () => {
      const open = await this.book.recordFailure(invoice.id, {
        error,
        failures,
        nextAttemptAt,
        paymentId,
      });
      if (open) {
        await this.follow.failed(open);
      }
    });
  }

  /** No answer: shown on the invoice, and tried again by whoever asked. */
  async providerDown(invoice: Invoice): Promise<void> {
    const { failures, nextAttemptAt } = invoice.charge;
    const code = 'PROVIDER_DOWN';
    await this.book.recordFailure(invoice.id, {
      error: { code, msg: PAYMENT_ERROR_TEXT[code], at: this.clock.now() },
      failures,
      nextAttemptAt,
      paymentId: null,
    });
  }
}
