import type { FaultMatch } from '../../sandbox-payments/faults.ts';
import type { Closing, PassingCommand } from './database-gate.ts';

/** Where a process is killed: at a command to the database, or at a request to the payment provider. */
export type CrashPlace =
  | { readonly at: 'database'; readonly closing: Closing }
  | { readonly at: 'provider'; readonly worked: boolean; readonly request: FaultMatch };

/** One of the points of a flow at which the API is killed. */
export interface CrashPoint {
  readonly flow: 'submit' | 'confirm';
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

/** Twenty-two points: sixteen while a shift is submitted and paid, six while a worker is confirmed. */
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
    before(tickingOff('notification.deliver')),
  ),
];
