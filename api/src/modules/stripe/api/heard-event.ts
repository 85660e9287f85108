import { z } from 'zod';
import type { ProviderEvent } from '../../../infra/stripe/provider-event.ts';

const text = z.string().min(1);

/** An event of the provider that somebody here acts on. */
export const HeardEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('charge'), paymentIntent: text, invoiceId: text }),
  z.strictObject({ kind: z.literal('account'), account: text }),
  z.strictObject({
    kind: z.literal('transfer'),
    transfer: text,
    payoutId: text,
    reversed: z.boolean(),
  }),
]);
export type HeardEvent = z.infer<typeof HeardEvent>;

const OUR_ID = /^[0-9a-f]{24}$/;

const isOurs = (id: string | null): id is string => id !== null && OUR_ID.test(id);

/** What of an event is acted on; null for what is not about our invoices, payouts or accounts. */
export function heardEvent(event: ProviderEvent): HeardEvent | null {
  switch (event.kind) {
    case 'charge': {
      const { kind, paymentIntent, invoiceId } = event;
      return isOurs(invoiceId) ? { kind, paymentIntent, invoiceId } : null;
    }
    case 'transfer': {
      const { kind, transfer, payoutId, reversed } = event;
      return isOurs(payoutId) ? { kind, transfer, payoutId, reversed } : null;
    }
    case 'account':
      return { kind: event.kind, account: event.account };
    case 'other':
      return null;
  }
}
