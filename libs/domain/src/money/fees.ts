import { decimal, wholeUnits } from './exact/decimal.ts';
import { percentage } from './exact/percentage.ts';
import type { Cents, DecimalInput } from './money.ts';
import {
  centsToDollars,
  dollarsToCents,
  percentRoundedUp,
  sumCents,
  timesRoundedUp,
} from './money.ts';

/** A user's own prices, as on the wire: percent, and dollars with at most two decimals. */
export interface PaymentDetails {
  readonly leafshiftPercent?: DecimalInput | null | undefined;
  readonly processingFee?: DecimalInput | null | undefined;
  readonly taxPercentON?: DecimalInput | null | undefined;
}

/** The fees that apply to an account: percent of pay, and cents a worker. */
export interface AccountFees {
  readonly leafshiftPercent: DecimalInput;
  readonly processingFee: Cents;
  readonly taxPercentON: DecimalInput | null;
}

/** What accounts without prices of their own pay: percent of pay, and dollars a worker. */
export interface FeeDefaults {
  readonly leafshiftPercent: DecimalInput;
  readonly processingFee: DecimalInput;
}

/** The defaults unless they are configured: 15 %, and 2.00 dollars a worker (MONEY-6). */
export const DEFAULT_FEES: FeeDefaults = { leafshiftPercent: 15, processingFee: 2 };

/** A cost breakdown in cents: each amount rounded up to the cent, total = their sum (MONEY-1 to MONEY-4). */
export interface CostBreakdown {
  readonly basePay: Cents;
  readonly platformFee: Cents;
  readonly processingFee: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  readonly leafshiftPercent: number;
  readonly taxPercent: number;
}

export interface PostingCost {
  /** Hourly rate. */
  readonly rate: Cents;
  readonly workers: number;
  /** Hours, a multiple of 0.5. */
  readonly duration: DecimalInput;
  readonly fees: AccountFees;
  readonly taxPercent: DecimalInput;
}

/** One worker's worked hours, with at most two decimals. */
export interface WorkedTime<Worker> {
  readonly worker: Worker;
  readonly hours: DecimalInput;
}

export interface WorkedShift<Worker> {
  /** Hourly rate. */
  readonly rate: Cents;
  readonly worked: readonly WorkedTime<Worker>[];
  readonly fees: AccountFees;
  readonly taxPercent: DecimalInput;
}

export interface InvoiceLine<Worker> {
  readonly worker: Worker;
  readonly hours: number;
  /** Rate x hours, rounded up to the cent: what the worker is paid out. */
  readonly pay: Cents;
}

export interface InvoiceBreakdown<Worker> extends CostBreakdown {
  readonly lines: readonly InvoiceLine<Worker>[];
  /** Sum of all worked hours, two decimals. */
  readonly totalTime: number;
}

/** An account's fees: its own prices where it has them, else the configured defaults. */
export function accountFees(
  details?: PaymentDetails | null,
  defaults: FeeDefaults = DEFAULT_FEES,
): AccountFees {
  return {
    leafshiftPercent: details?.leafshiftPercent ?? defaults.leafshiftPercent,
    processingFee: dollarsToCents(details?.processingFee ?? defaults.processingFee),
    taxPercentON: details?.taxPercentON ?? null,
  };
}

/**
 * What a Temp posting will cost. Base pay and platform fee are each rounded once, from the exact
 * product; tax is taken on the amounts as charged. Throws a RangeError for impossible input.
 */
export function quotePosting(posting: PostingCost): CostBreakdown {
  const { rate, workers, duration, fees } = posting;
  checkPosted(rate, workers);
  if (hundredths(duration) % 50n !== 0n || hundredths(duration) <= 0n) {
    throw new RangeError(`Not a duration in half hours: ${duration}`);
  }
  return breakdown({
    basePay: timesRoundedUp(rate, workers, duration),
    platformFee: percentRoundedUp(rate, fees.leafshiftPercent, workers, duration),
    workers,
    fees,
    taxPercent: posting.taxPercent,
  });
}

/**
 * The invoice for worked time: each worker's pay is rate x hours rounded up to the cent, base pay
 * their sum. The platform fee is rounded once, from the exact rate x total time. Nothing where nobody came.
 */
export function invoiceWorkedTime<Worker>(shift: WorkedShift<Worker>): InvoiceBreakdown<Worker> {
  const { rate, worked, fees } = shift;
  checkRate(rate);
  const total = worked.reduce((sum, entry) => sum + hundredths(entry.hours), 0n);
  const totalTime = Number(total) / 100;
  const lines = worked.map(({ worker, hours }) => ({
    worker,
    hours: Number(hundredths(hours)) / 100,
    pay: timesRoundedUp(rate, hours),
  }));
  return {
    ...breakdown({
      basePay: sumCents(lines.map((line) => line.pay)),
      platformFee: percentRoundedUp(rate, fees.leafshiftPercent, totalTime),
      workers: worked.length,
      fees,
      taxPercent: shift.taxPercent,
    }),
    lines,
    totalTime,
  };
}

/** The amounts of a breakdown in dollars, as on the wire. */
export function costInDollars(
  cost: CostBreakdown,
): Record<'basePay' | 'platformFee' | 'processingFee' | 'tax' | 'total', number> {
  return {
    basePay: centsToDollars(cost.basePay),
    platformFee: centsToDollars(cost.platformFee),
    processingFee: centsToDollars(cost.processingFee),
    tax: centsToDollars(cost.tax),
    total: centsToDollars(cost.total),
  };
}

interface BreakdownParts {
  readonly basePay: Cents;
  readonly platformFee: Cents;
  readonly workers: number;
  readonly fees: AccountFees;
  readonly taxPercent: DecimalInput;
}

function breakdown(parts: BreakdownParts): CostBreakdown {
  const { basePay, platformFee, workers, fees, taxPercent } = parts;
  const processingFee = timesRoundedUp(fees.processingFee, workers);
  const charged = sumCents([platformFee, processingFee, basePay]);
  const tax = percentRoundedUp(charged, taxPercent);
  return {
    basePay,
    platformFee,
    processingFee,
    tax,
    total: sumCents([charged, tax]),
    leafshiftPercent: percentage(fees.leafshiftPercent),
    taxPercent: percentage(taxPercent),
  };
}

function checkPosted(rate: Cents, workers: number): void {
  checkRate(rate);
  if (!Number.isSafeInteger(workers) || workers < 1) {
    throw new RangeError(`Not a number of workers: ${workers}`);
  }
}

function checkRate(rate: Cents): void {
  if (rate < 0) {
    throw new RangeError(`Not an hourly rate: ${rate} cents`);
  }
}

function hundredths(hours: DecimalInput): bigint {
  const units = wholeUnits(decimal(hours), 2);
  if (units === null || units < 0n) {
    throw new RangeError(`Not hours with at most two decimals: ${hours}`);
  }
  return units;
}
