import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, ObjectId } from 'mongodb';
import type Stripe from 'stripe';

/** What the drill looks at: the database and the provider as they are, and the mails that were sent. */
export interface Evidence {
  readonly database: Db;
  readonly stripe: Stripe;
  readonly mailFolder: string;
}

interface StoredInvoice {
  readonly _id: ObjectId;
  readonly sequence: number;
  readonly status: string;
  readonly totalCents: number;
}

const CONFIRMED = ['confirmed', 'clockedIn', 'clockedOut', 'completed'];

/** Everything that must be true of a submitted shift; sentences on what is not. */
export async function problemsOfSubmitted(evidence: Evidence, shiftId: string): Promise<string[]> {
  const { database } = evidence;
  const invoices = await database
    .collection<StoredInvoice>('invoices')
    .find({ shiftId: new ObjectId(shiftId) })
    .toArray();
  const [invoice] = invoices;
  if (invoices.length !== 1 || !invoice) return [`has ${invoices.length} invoices`];
  const shift = await database.collection('shifts').findOne({ _id: new ObjectId(shiftId) });
  return [
    ...unless(shift?.status === 'Complete', `its status is ${String(shift?.status)}`),
    ...unless(shift?.invoiceId === invoice._id.toHexString(), 'it does not name its invoice'),
    ...(await problemsOfCharge(evidence, invoice)),
    ...(await problemsOfPay(evidence, invoice)),
    ...(await problemsOfMails(evidence, invoice)),
  ];
}

async function problemsOfCharge(
  { database, stripe }: Evidence,
  invoice: StoredInvoice,
): Promise<string[]> {
  const id = invoice._id.toHexString();
  const intents = await stripe.paymentIntents.list({ limit: 100 });
  const own = intents.data.filter(({ metadata }) => metadata.invoiceId === id);
  const paid = own.filter(({ status }) => status === 'succeeded');
  const booked = await database
    .collection('ledger_transactions')
    .find({ reference: id })
    .sort({ kind: 1 })
    .toArray();
  return [
    ...unless(invoice.status === 'paid', `its invoice is ${invoice.status}`),
    ...unless(own.length === 1, `the provider has ${own.length} payments for it`),
    ...unless(paid.length === 1, `${paid.length} of them succeeded`),
    ...unless(
      paid.every((intent) => intent.amount_received === invoice.totalCents),
      'its charge is not the total of its invoice',
    ),
    ...unless(
      booked.map(({ kind }) => String(kind)).join() === 'invoice-issued,invoice-paid',
      `the ledger has ${booked.map(({ kind }) => String(kind)).join(', ') || 'nothing'} for it`,
    ),
  ];
}

async function problemsOfPay(
  { database, stripe }: Evidence,
  invoice: StoredInvoice,
): Promise<string[]> {
  const payouts = await database.collection('payouts').find({ invoiceId: invoice._id }).toArray();
  const problems = [...unless(payouts.length === 1, `it has ${payouts.length} payouts`)];
  for (const payout of payouts) {
    const id = payout._id.toHexString();
    const { data } = await stripe.transfers.list({ transfer_group: id });
    const booked = await database
      .collection('ledger_transactions')
      .countDocuments({ kind: 'payout-sent', reference: { $gte: `${id}:`, $lt: `${id};` } });
    problems.push(
      ...unless(data.length === 1, `the pay was transferred ${data.length} times`),
      ...unless(booked === 1, `the pay was booked ${booked} times`),
      ...unless(['sent', 'paid'].includes(payout.status), `the payout is ${payout.status}`),
    );
  }
  return problems;
}

async function problemsOfMails(
  { mailFolder }: Evidence,
  invoice: StoredInvoice,
): Promise<string[]> {
  const number = `LS-${String(invoice.sequence).padStart(6, '0')}`;
  const sent = (await mailsIn(mailFolder))
    .filter(({ text }) => text.includes(number))
    .map(({ subject }) => subject)
    .toSorted()
    .join(', ');
  return unless(sent === 'Payment received, Your invoice', `its mails are: ${sent || 'none'}`);
}

/** Every mail has a file of its own, named by its key. */
async function mailsIn(folder: string): Promise<{ subject: string; text: string }[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('=\n', '');
      return { text, subject: /^Subject: (.*)$/m.exec(text)?.[1] ?? '' };
    }),
  );
}

/** Everything that must be true of a shift on which somebody was confirmed; sentences on what is not. */
export async function problemsOfConfirmed(
  { database, mailFolder }: Evidence,
  shiftId: string,
): Promise<string[]> {
  const _id = new ObjectId(shiftId);
  const shift = await database.collection('shifts').findOne({ _id });
  const assignments = await database
    .collection('assignments')
    .find({ shiftId: _id, state: { $in: CONFIRMED } })
    .toArray();
  const bookings = await database
    .collection('worker_bookings')
    .find({ 'shifts.shiftId': _id })
    .toArray();
  const booked = bookings.flatMap(({ shifts }) =>
    (shifts as { shiftId: ObjectId }[]).filter((one) => one.shiftId.equals(_id)),
  );
  const notifications = await database
    .collection('notifications')
    .countDocuments({ kind: 'worker-confirmed', 'params.postId': shiftId });
  const mails = (await mailsIn(mailFolder)).filter(
    ({ subject }) => subject === 'You are confirmed',
  ).length;
  const allNotifications = await database
    .collection('notifications')
    .countDocuments({ kind: 'worker-confirmed' });
  return [
    ...unless(assignments.length === shift?.totalWorkers, `${assignments.length} are confirmed`),
    ...unless(shift?.confirmedCount === assignments.length, `it counts ${shift?.confirmedCount}`),
    ...unless(shift?.openSpots === 0, `it has ${shift?.openSpots} open spots`),
    ...unless(booked.length === assignments.length, `${booked.length} are booked`),
    ...unless(notifications === assignments.length, `${notifications} were told`),
    ...unless(
      mails === allNotifications,
      `${mails} mails went out for ${allNotifications} confirmations`,
    ),
  ];
}

/** Everything that must be true of a shift whose pay is set aside; sentences on what is not. */
export async function problemsOfSecured(evidence: Evidence, shiftId: string): Promise<string[]> {
  const pay = await securedPayOf(evidence, shiftId);
  const payments = await paymentsOfShift(evidence, shiftId);
  const held = payments.filter(({ status }) => status === 'requires_capture');
  return [
    ...unless(pay?.state === 'secured', `its pay is ${String(pay?.state)}`),
    ...unless(payments.length === 1, `the provider has ${payments.length} payments for it`),
    ...unless(held.length === 1, `${held.length} amounts are set aside`),
    ...unless(held[0]?.id === pay?.paymentId, 'another payment is set aside than the one we know'),
    ...unless(held[0]?.amount === pay?.amountCents, 'another amount is set aside'),
  ];
}

/** What must be true of a submitted shift whose pay was set aside, beside what holds for all. */
export async function problemsOfTaken(evidence: Evidence, shiftId: string): Promise<string[]> {
  const payments = await paymentsOfShift(evidence, shiftId);
  return [
    ...unless((await securedPayOf(evidence, shiftId)) === null, 'its pay is still set aside'),
    ...unless(payments.length === 1, `the provider has ${payments.length} payments for it`),
    ...unless(
      payments.every(({ status }) => status === 'succeeded'),
      `they are ${payments.map(({ status }) => status).join()}`,
    ),
  ];
}

const securedPayOf = ({ database }: Evidence, shiftId: string) =>
  database.collection('securedpays').findOne({ _id: new ObjectId(shiftId) });

async function paymentsOfShift({ stripe }: Evidence, shiftId: string) {
  const { data } = await stripe.paymentIntents.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata.shiftId === shiftId);
}

/** What must be true of everything at the end; sentences on what is not. */
export async function problemsOfAll({ database }: Evidence): Promise<string[]> {
  const [ledger] = await database
    .collection('ledger_transactions')
    .aggregate<{ sum: number }>([
      { $unwind: '$entries' },
      { $group: { _id: null, sum: { $sum: '$entries.amountCents' } } },
    ])
    .toArray();
  const unbalanced = await database
    .collection('ledger_transactions')
    .countDocuments({ $expr: { $ne: [{ $sum: '$entries.amountCents' }, 0] } });
  const invoices = await database.collection('invoices').countDocuments();
  const complete = await database.collection('shifts').countDocuments({ status: 'Complete' });
  const counter = await database
    .collection<{ _id: string; value: number }>('counters')
    .findOne({ _id: 'invoice-numbers' });
  const overfull = await database
    .collection('shifts')
    .countDocuments({ $expr: { $gt: ['$confirmedCount', '$totalWorkers'] } });
  const dead = await database.collection('outbox').countDocuments({ state: 'dead' });
  return [
    ...unless((ledger?.sum ?? 0) === 0, `the ledger sums to ${ledger?.sum} cents`),
    ...unless(unbalanced === 0, `${unbalanced} ledger transactions do not sum to zero`),
    ...unless(invoices === complete, `${invoices} invoices for ${complete} completed shifts`),
    ...unless((counter?.value ?? 0) === invoices, 'the invoice numbers have gaps'),
    ...unless(overfull === 0, `${overfull} shifts have more confirmed than spots`),
    ...unless(dead === 0, `${dead} outbox records failed for good`),
  ];
}

const unless = (isTrue: boolean, problem: string): string[] => (isTrue ? [] : [problem]);
