import type { FaultMatch } from '../../../payments-sandbox/faults.ts';
import type { Closing, PassingCommand } from './database-gate.ts';

/** Where a process is killed: at a command to the database, or at a request to the payment provider. */
export type CrashPlace =
  | { readonly at: 'database'; readonly closing: Closing }
  | { readonly at: 'provider'; readonly worked: boolean; readonly request: FaultMatch };

/** One of the points of a flow at which the API is killed. */
export interface CrashPoint {
  readonly flow: 'submit' | 'confirm' | 'secure' | 'capture';
  /** What the process was about to do, or had just done without knowing. */
  readonly title: string;
  readonly place: CrashPlace;
}

type Which = (command: PassingCommand) => boolean;

const command =
  (name: string, collection: string): Which =>
  (passing) =>
    passing.name === name && passing.collection === collection;

const inTransaction =
  (which: Which): Which =>
  (passing) =>
    passing.body.autocommit === false && which(passing);

/** The commit of the transaction that has written to this collection. */
const commitAfter =
  (did: string): Which =>
  ({ name, earlier }) =>
    name === 'commitTransaction' && earlier.includes(did);

const paidCommit: Which = (passing) =>
  commitAfter('insert ledger_transactions')(passing) &&
  !passing.earlier.includes('insert invoices');

/** The commit that begins an attempt to charge an invoice; 'paid' comes with the ledger. */
const attemptCommit: Which = (passing) =>
  commitAfter('findAndModify invoices')(passing) &&
  !passing.earlier.includes('insert ledger_transactions');

/** The commit of a step of secured pay by itself: the first one begins to ask the card's bank. */
const askCommit: Which = (passing) =>
  commitAfter('findAndModify securedpays')(passing) &&
  !passing.earlier.includes('update worker_bookings');

/** Outbox records are changed in this way. */
const changingOutbox =
  (isChange: (set: Readonly<Record<string, unknown>>) => boolean): Which =>
  (passing) =>
    command('update', 'outbox')(passing) &&
    (passing.body.updates as { u?: { $set?: Record<string, unknown> } }[]).some(({ u }) =>
      isChange(u?.$set ?? {}),
    );

const taking: Which = changingOutbox((set) => set.takenBy !== undefined);

const tickingOff =
  (kind: string): Which =>
  (passing) =>
    changingOutbox((set) => set.state === 'done')(passing) && passing.outboxKinds.includes(kind);

const before = (matches: Which): CrashPlace => ({
  at: 'database',
  closing: { moment: 'before', matches },
});
const after = (matches: Which): CrashPlace => ({
  at: 'database',
  closing: { moment: 'after', matches },
});
const provider = (worked: boolean, path: string): CrashPlace => ({
  at: 'provider',
  worked,
  request: { method: 'POST', path },
});

const submit = (title: string, place: CrashPlace): CrashPoint => ({ flow: 'submit', title, place });
const confirm = (title: string, place: CrashPlace): CrashPoint => ({
  flow: 'confirm',
  title,
  place,
});

const secure = (title: string, place: CrashPlace): CrashPoint => ({ flow: 'secure', title, place });
const capture = (title: string, place: CrashPlace): CrashPoint => ({
  flow: 'capture',
  title,
  place,
});

/**
 * Thirty points: sixteen while a shift is submitted and paid, six while a worker is confirmed, five
 * while its pay is set aside and three while that is taken.
 */
export const crashPoints: readonly CrashPoint[] = [
  submit(
    'before the shift is marked as complete',
    before(inTransaction(command('findAndModify', 'shifts'))),
  ),
  submit(
    'before the invoice gets its number',
    before(inTransaction(command('findAndModify', 'counters'))),
  ),
  submit('before the invoice is stored', before(inTransaction(command('insert', 'invoices')))),
  submit(
    'before the ledger is written',
    before(inTransaction(command('insert', 'ledger_transactions'))),
  ),
  submit('before the payouts are planned', before(inTransaction(command('insert', 'payouts')))),
  submit('before the submission is committed', before(commitAfter('insert invoices'))),
  submit('once it is committed, unheard', after(commitAfter('insert invoices'))),
  submit('once a first outbox record is taken, unheard', after(taking)),
  submit('before the attempt to charge is committed', before(attemptCommit)),
  submit('once the attempt to charge is committed, unheard', after(attemptCommit)),
  submit('before the provider is asked for a payment', provider(false, '/v1/payment_intents')),
  submit('once the payment is made, unheard', provider(true, '/v1/payment_intents')),
  submit('once the card is charged, unheard', provider(true, '/confirm')),
  submit('before the paid invoice is committed', before(paidCommit)),
  submit('once the pay is transferred, unheard', provider(true, '/v1/transfers')),
  submit(
    'once a mail is sent, before it is ticked off',
    before(tickingOff('notification.deliver')),
  ),
  confirm('before the spot is taken', before(inTransaction(command('findAndModify', 'shifts')))),
  confirm(
    'before the worker is booked',
    before(inTransaction(command('update', 'worker_bookings'))),
  ),
  confirm(
    'before the notification is stored',
    before(inTransaction(command('insert', 'notifications'))),
  ),
  confirm('before the confirmation is committed', before(commitAfter('update worker_bookings'))),
  confirm('once it is committed, unheard', after(commitAfter('update worker_bookings'))),
  confirm(
    'once a mail is sent, before it is ticked off',
    before(tickingOff('notification.deliverOfShift')),
  ),
  secure('before the question to the bank is committed', before(askCommit)),
  secure('once the question to the bank is committed, unheard', after(askCommit)),
  secure('before the bank is asked to set aside', provider(false, '/v1/payment_intents')),
  secure('once the payment to set aside is made, unheard', provider(true, '/v1/payment_intents')),
  secure('once the amount is set aside, unheard', provider(true, '/confirm')),
  capture('before the invoice that takes it is committed', before(commitAfter('insert invoices'))),
  capture('before what is set aside is taken', provider(false, '/capture')),
  capture('once what is set aside is taken, unheard', provider(true, '/capture')),
];
