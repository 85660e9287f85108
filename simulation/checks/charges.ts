import type { Document, ObjectId } from 'mongodb';
import type Stripe from 'stripe';
import { all, type Check, groupBy, unless } from './evidence.ts';

interface StoredInvoice {
  readonly _id: ObjectId;
  readonly sequence: number;
  readonly status: 'open' | 'paid';
  readonly totalCents: number;
  readonly claims?: Document;
}

/** Every invoice is charged once, for its total; nothing is charged without an invoice. */
export const checkCharges: Check = async ({ database, stripe }) => {
  const invoices = await database.collection<StoredInvoice>('invoices').find().toArray();
  const intents = await all(stripe.paymentIntents.list({ limit: 100 }));
  return chargeProblems(invoices, intents);
};

/** The same of what was read. */
export function chargeProblems(
  invoices: readonly StoredInvoice[],
  intents: readonly Pick<Stripe.PaymentIntent, 'amount_received' | 'metadata' | 'status'>[],
): string[] {
  const taken = intents.filter(({ status }) => status === 'succeeded');
  const byInvoice = groupBy(taken, ({ metadata }) => metadata.invoiceId ?? 'none');
  const known = new Set(invoices.map(({ _id }) => _id.toHexString()));
  const numbers = new Set(invoices.map(({ sequence }) => sequence));
  return [
    ...[...byInvoice.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `the provider took money for the invoice ${id}, which there is not`),
    ...invoices.flatMap((invoice) => {
      const own = byInvoice.get(invoice._id.toHexString()) ?? [];
      return problemsOf(
        invoice,
        own.map(({ amount_received: amount }) => amount),
      );
    }),
    ...unless(numbers.size === invoices.length, 'an invoice number was given twice'),
  ];
}

/** What was contested or given back may have been paid again; else one charge pays an invoice. */
function problemsOf(
  { _id, status, totalCents, claims }: StoredInvoice,
  amounts: readonly number[],
) {
  if (claims) return [];
  const isPaid = status === 'paid' && totalCents > 0;
  return [
    ...unless(amounts.length <= 1, `invoice ${_id} was charged ${amounts.length} times`),
    ...unless(
      amounts.length > 0 === isPaid,
      `invoice ${_id} is ${status} with ${amounts.length} charges`,
    ),
    ...unless(
      !isPaid || amounts.every((amount) => amount === totalCents),
      `invoice ${_id} over ${totalCents} was charged ${amounts.join(', ')}`,
    ),
  ];
}
