import type { Cents } from '@leafshift/domain/money';
import type { TimeZone } from '@leafshift/domain/time-zone';
import type { Payout } from '../../payouts/index.ts';
import type { Issuer, Recipient } from './slip.ts';

/** A payment, with the pay that it was. */
export interface StatementLine {
  readonly paidAt: Date;
  readonly amount: Cents;
  readonly payout: Payout;
  /** Unpaid; of the shift's own pay. */
  readonly breakMinutes: number;
}

/** What was paid to a worker in a month of their calendar. */
export interface Statement {
  /** Such as `2026-05`. */
  readonly period: string;
  readonly timeZone: TimeZone;
  readonly madeAt: Date;
  readonly issuer: Issuer;
  readonly recipient: Recipient;
  /** The earliest payment first. */
  readonly lines: readonly StatementLine[];
  readonly total: Cents;
  /** From the year's beginning to the month's end. */
  readonly yearToDate: Cents;
}
