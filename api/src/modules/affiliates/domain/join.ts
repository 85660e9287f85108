import type { Cents } from '@leafshift/domain/money';
import type { EmployerId, IdOf, UserId } from '../../../core/ids.ts';

/** The first shift of somebody who joined, by which their giver earns. */
export interface FirstPaid {
  readonly employerId: EmployerId;
  readonly invoiceId: IdOf<'Invoice'>;
  /** The worker's pay; null where a business has joined, of which the invoice counts. */
  readonly payoutId: IdOf<'Payout'> | null;
  /** What was promised then. */
  readonly promised: Cents;
}

/** Somebody who registered by the link of another, the giver. */
export interface Join {
  readonly joinedId: UserId;
  readonly giverId: UserId;
  /** `waiting` from the first paid shift on until it is decided; then `earned`, or `nothing`. */
  readonly state: 'joined' | 'waiting' | 'earned' | 'nothing';
  readonly firstPaid: FirstPaid | null;
}
