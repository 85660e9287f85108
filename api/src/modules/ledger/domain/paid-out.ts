import type { Cents } from '@leafshift/domain/money';
import { asId, type IdOf, type WorkerId } from '../../../core/ids.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';

const PAYABLE = 'payable:';

/** A worker's pay that has left for their bank. */
export interface PaidOut {
  readonly workerId: WorkerId;
  /** What the payments are told by (`PayoutId` of the payouts). */
  readonly payoutId: IdOf<'Payout'>;
  readonly amount: Cents;
  readonly at: Date;
}

/** What a `payout-sent` says of whom; its reference is the payout's id, and the transfer's behind a colon. */
export const paidOutOf = ({ reference, at, entries }: LedgerTransaction): readonly PaidOut[] =>
  entries
    .filter(({ account }) => account.startsWith(PAYABLE))
    .map(({ account, amount }) => ({
      workerId: asId<WorkerId>(account.slice(PAYABLE.length)),
      payoutId: asId<IdOf<'Payout'>>(reference.split(':')[0] ?? ''),
      amount,
      at,
    }));
