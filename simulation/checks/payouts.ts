import type { ObjectId } from 'mongodb';
import type Stripe from 'stripe';
import { all, type Check, groupBy, unless } from './evidence.ts';

interface StoredPayout {
  readonly _id: ObjectId;
  readonly workerId: ObjectId;
  readonly invoiceId: ObjectId;
  readonly shiftId: ObjectId;
  readonly amountCents: number;
  readonly status: 'waiting' | 'sent' | 'paid' | 'failed';
  readonly waitingFor: string | null;
  readonly hold?: { readonly until: Date } | null;
  readonly delay?: { readonly until: Date } | null;
  readonly acceptance?: { readonly until: Date | null } | null;
  readonly transferId: string | null;
}

interface StoredLine {
  readonly workerId: string;
  readonly payCents: number;
}

interface StoredInvoice {
  readonly _id: ObjectId;
  readonly status: 'open' | 'paid';
  readonly lines: readonly StoredLine[];
}

interface Read {
  readonly payouts: readonly StoredPayout[];
  readonly invoices: readonly StoredInvoice[];
  /** Whose hours on which shift are disputed. */
  readonly disputed: readonly Pick<StoredPayout, 'shiftId' | 'workerId'>[];
  /** The payouts that the outbox still sends, since the provider refused them or had too little. */
  readonly beingSent: readonly string[];
  readonly transfers: readonly Pick<Stripe.Transfer, 'amount' | 'reversed' | 'transfer_group'>[];
  readonly now: Date;
}

interface Facts {
  readonly now: Date;
  readonly paidInvoices: ReadonlySet<string>;
  readonly disputed: ReadonlySet<string>;
  readonly beingSent: ReadonlySet<string>;
  readonly transfers: ReadonlyMap<string, Read['transfers']>;
}

/** Each payout says why it has not left, or has left once; each line of an invoice has its payout. */
export const checkPayouts: Check = async ({ database, stripe, now }) => {
  const payouts = await database.collection<StoredPayout>('payouts').find().toArray();
  const invoices = await database
    .collection<StoredInvoice>('invoices')
    .find()
    .project<StoredInvoice>({ status: 1, lines: 1 })
    .toArray();
  const disputed = await database
    .collection('timesheets')
    .find({ state: 'disputed' })
    .project<{ shiftId: ObjectId; workerId: ObjectId }>({ shiftId: 1, workerId: 1 })
    .toArray();
  const sending = await database
    .collection('outbox')
    .find({ kind: 'payouts.send', state: 'waiting', attempts: { $gt: 0 } })
    .project<{ payload: { payoutId: string } }>({ 'payload.payoutId': 1 })
    .toArray();
  const beingSent = sending.map(({ payload }) => payload.payoutId);
  const transfers = await all(stripe.transfers.list({ limit: 100 }));
  return payoutProblems({ payouts, invoices, disputed, beingSent, transfers, now });
};

/** The same of what was read. */
export function payoutProblems({
  payouts,
  invoices,
  disputed,
  beingSent,
  transfers,
  now,
}: Read): string[] {
  const facts: Facts = {
    now,
    paidInvoices: new Set(
      invoices.filter(({ status }) => status === 'paid').map(({ _id }) => _id.toHexString()),
    ),
    disputed: new Set(disputed.map(({ shiftId, workerId }) => `${shiftId} ${workerId}`)),
    beingSent: new Set(beingSent),
    transfers: groupBy(transfers, ({ transfer_group: payout }) => payout ?? 'none'),
  };
  const known = new Set(payouts.map(({ _id }) => _id.toHexString()));
  return [
    ...payouts.flatMap((payout) => problemsOf(payout, facts)),
    ...linesWithout(invoices, payouts),
    ...[...facts.transfers.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `the provider sent money for the payout ${id}, which there is not`),
  ];
}

function problemsOf(payout: StoredPayout, facts: Facts): string[] {
  const { _id, status, waitingFor, amountCents } = payout;
  const made = facts.transfers.get(_id.toHexString()) ?? [];
  const left = made.filter(({ reversed }) => !reversed);
  const hasLeft = status === 'sent' || status === 'paid';
  const wrong = left.filter(({ amount }) => amount !== amountCents);
  const about = `payout ${_id}, ${status}${waitingFor ? ` for ${waitingFor}` : ''},`;
  return [
    ...unless(left.length <= 1, `${about} was sent ${left.length} times`),
    ...unless(!hasLeft || left.length > 0, `${about} was never sent`),
    ...unless(hasLeft || left.length === 0, `${about} was sent all the same`),
    ...unless(wrong.length === 0, `${about} of ${amountCents} was sent as ${wrong[0]?.amount}`),
    ...unless(status !== 'waiting' || isExplained(payout, facts), `${about} has no reason to wait`),
  ];
}

/** Whether what the payout waits for has really not come yet. */
function isExplained(
  payout: StoredPayout,
  { now, paidInvoices, disputed, beingSent }: Facts,
): boolean {
  const { shiftId, workerId, delay, acceptance, hold } = payout;
  switch (payout.waitingFor) {
    case 'INVOICE_PAYMENT':
      return !paidInvoices.has(payout.invoiceId.toHexString());
    case 'TIME':
      return delay !== null && delay !== undefined && delay.until > now;
    case 'ACCEPTANCE':
      return acceptance?.until ? acceptance.until > now : disputed.has(`${shiftId} ${workerId}`);
    case 'RELEASE':
      return hold !== null && hold !== undefined;
    case 'PROVIDER':
      return beingSent.has(payout._id.toHexString());
    // Everybody of the market has a bank in their own name.
    default:
      return false;
  }
}

/** What an invoice says that a worker earned, without a payout of theirs over as much. */
function linesWithout(
  invoices: readonly StoredInvoice[],
  payouts: readonly StoredPayout[],
): string[] {
  const byInvoice = groupBy(payouts, ({ invoiceId }) => invoiceId.toHexString());
  return invoices.flatMap(({ _id, lines }) => {
    const own = byInvoice.get(_id.toHexString()) ?? [];
    const byWorker = groupBy(
      lines.filter(({ payCents }) => payCents > 0),
      ({ workerId }) => workerId,
    );
    return [...byWorker].flatMap(([worker, ofWorker]) => {
      const earned = ofWorker.reduce((sum, { payCents }) => sum + payCents, 0);
      const paid = own
        .filter(({ workerId }) => workerId.toHexString() === worker)
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
      return unless(paid === earned, `invoice ${_id} has ${earned} for ${worker}, payouts ${paid}`);
    });
  });
}
