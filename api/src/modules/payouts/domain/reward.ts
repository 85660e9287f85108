import { type Cents, ZERO_CENTS } from '@leafshift/domain/money';
import { asId, type EmployerId, type IdOf, type WorkerId } from '../../../core/ids.ts';
import type { PayoutFacts } from './payout.ts';

/** What a worker is paid that is of no shift (MONEY-80). */
export interface Reward {
  /** Stands where other payouts have their shift and their invoice. */
  readonly id: IdOf<'Reward'>;
  readonly workerId: WorkerId;
  readonly amount: Cents;
  /** Who pays, and by which calendar. */
  readonly payer: string;
  readonly timeZone: string;
}

/** A reward in the form of pay; whoever shows it asks for `isReward` first. */
export const rewardFacts = (
  { id, workerId, amount, payer, timeZone }: Reward,
  at: Date,
): PayoutFacts => ({
  workerId,
  // No business: the same worker, who never works for themselves.
  employerId: asId<EmployerId>(workerId),
  invoiceId: id,
  shiftId: id,
  shiftDate: at,
  timeZone,
  jobTitle: 'Reward',
  employerName: payer,
  locationName: payer,
  hours: 0,
  rate: ZERO_CENTS,
  amount,
  correction: null,
  isReward: true,
});
