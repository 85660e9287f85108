import { z } from 'zod';
import type { ProviderEvent } from '../../../infra/stripe/provider-event.ts';

const text = z.string().min(1);

/** A webhook event that is about our invoices, payouts or accounts. */
export const WebhookEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('charge'), paymentIntent: text, invoiceId: text }),
  z.strictObject({ kind: z.literal('secured'), paymentIntent: text, shiftId: text }),
  z.strictObject({ kind: z.literal('claim'), paymentIntent: text }),
  z.strictObject({ kind: z.literal('bank-payout-failed'), account: text, payout: text }),
  z.strictObject({ kind: z.literal('account'), account: text }),
  z.strictObject({
    kind: z.literal('transfer'),
    transfer: text,
    payoutId: text,
    // Events that were stored before transfers were counted are about the first one.
    attempt: z.number().int().min(1).default(1),
    reversed: z.boolean(),
  }),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const OUR_ID = /^[0-9a-f]{24}$/;

const isOurs = (id: string | null): id is string => id !== null && OUR_ID.test(id);

/** What is kept of a provider's event; null for what is not about our invoices, payouts or accounts. */
export function webhookEventOf(event: ProviderEvent): WebhookEvent | null {
  switch (event.kind) {
    case 'charge': {
      const { kind, paymentIntent, invoiceId, shiftId } = event;
      if (isOurs(invoiceId)) return { kind, paymentIntent, invoiceId };
      return isOurs(shiftId) ? { kind: 'secured', paymentIntent, shiftId } : null;
    }
    case 'transfer': {
      const { kind, transfer, payoutId, attempt, reversed } = event;
      return isOurs(payoutId) ? { kind, transfer, payoutId, attempt, reversed } : null;
    }
    case 'claim': {
      const { kind, paymentIntent } = event;
      return paymentIntent ? { kind, paymentIntent } : null;
    }
    case 'bank-payout-failed': {
      const { kind, account, payout } = event;
      return account ? { kind, account, payout } : null;
    }
    case 'account':
      return { kind: event.kind, account: event.account };
    case 'other':
      return null;
  }
}
