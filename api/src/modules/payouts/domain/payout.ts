import type { Cents } from '@leafshift/domain/money';
import type { EmployerId, IdOf, WorkerId } from '../../../core/ids.ts';
import type { PayoutState } from './payout-state.ts';

export type PayoutId = IdOf<'Payout'>;

/** What a payout is made from, when its shift is submitted. */
export interface PayoutFacts {
  readonly workerId: WorkerId;
  readonly employerId: EmployerId;
  readonly invoiceId: string;
  readonly shiftId: string;
  readonly shiftDate: Date;
  readonly timeZone: string;
  readonly jobTitle: string;
  readonly employerName: string;
  readonly locationName: string;
  readonly hours: number;
  /** Hourly rate. */
  readonly rate: Cents;
  readonly amount: Cents;
  /** Which correction of the shift's invoice it comes from; null for the shift's own pay. */
  readonly correction: number | null;
  /** It is for somebody who joined by the worker's link (MONEY-80): of no shift, under an id of its own. */
  readonly isReward: boolean;
}

/** A worker's pay for one shift; it follows the employer's charge (ADR 0013). */
export type Payout = PayoutFacts &
  PayoutState & {
    readonly id: PayoutId;
    readonly createdAt: Date;
  };
