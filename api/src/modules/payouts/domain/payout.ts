import type { Cents } from '@leafshift/domain/money';
import type { EmployerId, IdOf, WorkerId } from '../../../core/ids.ts';

export type PayoutId = IdOf<'Payout'>;

export type PayoutStatus = 'waiting' | 'sent' | 'paid' | 'failed';

/** What a waiting payout waits for: the employer's payment, the worker's bank, or the provider. */
export type PayoutWaitsFor = 'INVOICE_PAYMENT' | 'BANK' | 'PROVIDER';

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
}

/** A worker's pay for one shift; it follows the employer's charge (ADR 0013). */
export interface Payout extends PayoutFacts {
  readonly id: PayoutId;
  readonly status: PayoutStatus;
  readonly waitingFor: PayoutWaitsFor | null;
  /** The employer's charge that the money comes from, once it was made. */
  readonly sourceCharge: string | null;
  /** The provider's id of the transfer, once it was sent. */
  readonly transferId: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly paidAt: Date | null;
}
