import { type Cents, cents } from '@leafshift/domain/money';
import type Stripe from 'stripe';
import { WITH_CHARGE } from './payment-intents.ts';
import type { PaymentReport, ReportedDispute, ReportedRefund } from './payment-report.ts';
import { resultOf } from './stripe-charges.ts';
import { ask, refusalCode } from './stripe-failure.ts';

const MOST = { limit: 100 };

/** What has been claimed of payments: refunds, disputes and warnings. */
export class StripeClaims {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /** How a payment stands now; null where the provider does not know it. */
  async report(paymentIntent: string): Promise<PaymentReport | null> {
    const intent = await this.#find(paymentIntent);
    if (!intent) return null;
    const of = { payment_intent: paymentIntent, ...MOST };
    const [refunds, disputes, warnings] = await ask(() =>
      Promise.all([
        this.#stripe.refunds.list(of),
        this.#stripe.disputes.list(of),
        this.#stripe.radar.earlyFraudWarnings.list(of),
      ]),
    );
    const warned = warnings.data.map(({ created }) => created);
    return {
      result: resultOf(intent),
      invoiceId: intent.metadata.invoiceId ?? null,
      card: idOf(intent.payment_method),
      refunds: refunds.data.map(refundOf),
      disputes: disputes.data.map(disputeOf),
      warnedAt: warned.length > 0 ? timeOf(Math.min(...warned)) : null,
    };
  }

  #find(id: string): Promise<Stripe.PaymentIntent | null> {
    return ask(async () => {
      try {
        return await this.#stripe.paymentIntents.retrieve(id, WITH_CHARGE);
      } catch (error) {
        if (refusalCode(error) === 'resource_missing') return null;
        throw error;
      }
    });
  }
}

const timeOf = (seconds: number): Date => new Date(seconds * 1000);

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const refundOf = ({ id, amount, created, status, metadata }: Stripe.Refund): ReportedRefund => ({
  id,
  amount: cents(amount),
  at: timeOf(created),
  isFailed: status === 'failed' || status === 'canceled',
  creditNote: metadata?.creditNoteId ?? null,
});

function disputeOf(dispute: Stripe.Dispute): ReportedDispute {
  const moved = dispute.balance_transactions;
  const fees = moved.map(({ fee }) => fee);
  const amounts = moved.map(({ amount }) => amount);
  return {
    id: dispute.id,
    status: statusOf(dispute.status),
    amount: cents(dispute.amount),
    withdrawn: sumOf(amounts.map((amount) => -amount)),
    fee: sumOf(fees),
    returned: sumOf(amounts),
    returnedFee: sumOf(fees.map((fee) => -fee)),
    openedAt: timeOf(dispute.created),
    respondBy: dispute.evidence_details.due_by ? timeOf(dispute.evidence_details.due_by) : null,
    isAnswered: dispute.evidence_details.submission_count > 0,
  };
}

/** The sum of what is above zero. */
const sumOf = (amounts: readonly number[]): Cents =>
  cents(amounts.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0));

/** An inquiry that comes to nothing, and what the network has prevented, leave the money with us. */
function statusOf(status: Stripe.Dispute.Status): ReportedDispute['status'] {
  switch (status) {
    case 'lost':
      return 'lost';
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return 'won';
    default:
      return 'open';
  }
}
