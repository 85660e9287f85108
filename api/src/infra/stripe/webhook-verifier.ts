import Stripe from 'stripe';
import { WebhookRefusedError } from './provider-errors.ts';
import type { ProviderEvent } from './provider-event.ts';
import { attemptOf } from './stripe-transfers.ts';

const TOLERANCE_S = 300;

/** Checks and reads webhooks, signed with any of our secrets, at most five minutes old or ahead. */
export class WebhookVerifier {
  readonly #secrets: readonly string[];

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
  }

  verify(rawBody: Uint8Array, signature: string | undefined, now: Date): ProviderEvent {
    const header = signature ?? '';
    if (secondsAhead(header, now) > TOLERANCE_S) {
      throw new WebhookRefusedError('The webhook is signed with a time in the future');
    }
    let failure: unknown;
    for (const secret of this.#secrets) {
      try {
        return toProviderEvent(constructEvent(rawBody, header, secret, now));
      } catch (error) {
        failure = error;
      }
    }
    throw new WebhookRefusedError('The webhook is not signed by the provider', { cause: failure });
  }
}

function constructEvent(rawBody: Uint8Array, header: string, secret: string, now: Date) {
  const receivedAt = now.getTime();
  return Stripe.webhooks.constructEvent(
    Buffer.from(rawBody),
    header,
    secret,
    TOLERANCE_S,
    undefined,
    receivedAt,
  );
}

/** The library bounds the age only; of several times in a header it takes the last, and so do we. */
function secondsAhead(header: string, now: Date): number {
  const times = header.split(',').flatMap((part) => /^t=(\d+)/.exec(part)?.[1] ?? []);
  return Number(times.at(-1) ?? 0) - now.getTime() / 1000;
}

function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const about = { id: event.id, createdAt: new Date(event.created * 1000) };
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.canceled': {
      const { id: paymentIntent, metadata } = event.data.object;
      const { invoiceId = null, shiftId = null } = metadata;
      return { ...about, kind: 'charge', paymentIntent, invoiceId, shiftId };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated': {
      const { payment_intent: intent = null } = event.data.object;
      const paymentIntent = typeof intent === 'string' ? intent : (intent?.id ?? null);
      return { ...about, kind: 'claim', paymentIntent };
    }
    case 'payout.failed': {
      const { id: payout } = event.data.object;
      return { ...about, kind: 'bank-payout-failed', account: event.account ?? null, payout };
    }
    case 'account.updated':
      return { ...about, kind: 'account', account: event.data.object.id };
    case 'transfer.created':
    case 'transfer.updated':
    case 'transfer.reversed': {
      const { id: transfer, metadata, reversed } = event.data.object;
      const payoutId = metadata.payoutId ?? null;
      const attempt = attemptOf(event.data.object);
      return { ...about, kind: 'transfer', transfer, payoutId, attempt, reversed };
    }
    default:
      return { ...about, kind: 'other', type: event.type };
  }
}
