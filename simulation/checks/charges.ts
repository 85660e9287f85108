import type { Document, ObjectId } from 'mongodb';
import type Stripe from 'stripe';
import { all, type Check, groupBy, unless } from './evidence.ts';

interface StoredInvoice {
  readonly _id: ObjectId;
  readonly sequence: number;
  readonly status: 'open' | 'paid';
  readonly totalCents: number;
  readonly charge: {
    readonly counted?: readonly { readonly amountCents: number }[];
    readonly writtenOffCents?: number;
  };
  readonly creditNotes?: readonly { readonly isTakenOff?: boolean; readonly totalCents: number }[];
  readonly claims?: Document;
}

/**
 * Every invoice is charged once for its total, in two payments where hours went beyond what was set aside,
 * but for the cents that no card can be charged; nothing is charged without an invoice.
 */
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

const MOST_PAYMENTS = 2;
/** Less cannot be charged, so that nothing may stay open for it. */
const LEAST_CENTS = 50;

/** What was contested or given back may have been paid again. */
function problemsOf(
  { _id, status, totalCents, charge, creditNotes = [], claims }: StoredInvoice,
  amounts: readonly number[],
) {
  if (claims) return [];
  const { counted = [], writtenOffCents = 0 } = charge;
  const taken = sum(amounts);
  const known = sum(counted.map(({ amountCents }) => amountCents));
  const takenOff = creditNotes
    .filter(({ isTakenOff }) => isTakenOff)
    .map((note) => note.totalCents);
  const billed = totalCents - sum(takenOff);
  const isWhole = taken + writtenOffCents === billed;
  const isWell =
    taken === known &&
    amounts.length <= MOST_PAYMENTS &&
    writtenOffCents < LEAST_CENTS &&
    (status === 'paid' ? isWhole : billed - taken >= LEAST_CENTS);
  const charged = amounts.length > 0 ? amounts.join(' and ') : 'nothing';
  return unless(
    isWell,
    `invoice ${_id} over ${billed} is ${status}, was charged ${charged}, counts ${known}, and ${writtenOffCents} are written off`,
  );
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
