import { decimal, wholeUnits } from './exact/decimal.ts';
import { invoiceWorkedTime } from './fees.ts';
import type { Cents, DecimalInput } from './money.ts';
import { negateCents, sumCents, timesRoundedUp } from './money.ts';

/** By which prices an invoice was made. */
export interface InvoicedPrices {
  /** Hourly rate. */
  readonly rate: Cents;
  readonly leafshiftPercent: DecimalInput;
  /** A worker. */
  readonly processingFee: Cents;
  readonly taxPercent: DecimalInput;
}

/** The hours of one line, with at most two decimals. */
export interface BilledHours {
  readonly id: string;
  readonly hours: number;
}

/** What an invoice becomes more, or less where it is below zero. */
export interface InvoiceDifference {
  /** Of the corrected line. */
  readonly hours: number;
  readonly basePay: Cents;
  readonly platformFee: Cents;
  readonly processingFee: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  /** All lines as they stand after the correction. */
  readonly standing: readonly BilledHours[];
  /** What the corrected line pays in all. */
  readonly pay: Cents;
}

/**
 * What changes where the hours of one line are corrected, or a line is added: the whole invoice as it
 * would have been, less what it is by the lines that stand. So the differences of several corrections
 * sum to the invoice that the last hours would have made, to the cent.
 */
export function invoiceDifference(
  prices: InvoicedPrices,
  standing: readonly BilledHours[],
  corrected: BilledHours,
): InvoiceDifference {
  const known = standing.find(({ id }) => id === corrected.id);
  const next = known
    ? standing.map((line) => (line.id === corrected.id ? corrected : line))
    : [...standing, corrected];
  const before = invoiceOf(prices, standing);
  const after = invoiceOf(prices, next);
  const differ = (part: 'basePay' | 'platformFee' | 'processingFee' | 'tax' | 'total'): Cents =>
    sumCents([after[part], negateCents(before[part])]);
  return {
    hours: (hundredths(corrected.hours) - hundredths(known?.hours ?? 0)) / 100,
    basePay: differ('basePay'),
    platformFee: differ('platformFee'),
    processingFee: differ('processingFee'),
    tax: differ('tax'),
    total: differ('total'),
    standing: next,
    pay: timesRoundedUp(prices.rate, corrected.hours),
  };
}

const invoiceOf = (prices: InvoicedPrices, lines: readonly BilledHours[]) =>
  invoiceWorkedTime({
    rate: prices.rate,
    worked: lines.map(({ id, hours }) => ({ worker: id, hours })),
    fees: {
      leafshiftPercent: prices.leafshiftPercent,
      processingFee: prices.processingFee,
      taxPercentON: null,
    },
    taxPercent: prices.taxPercent,
  });

/** Throws a RangeError for more than two decimals. */
function hundredths(hours: number): number {
  const units = wholeUnits(decimal(hours), 2);
  if (units === null) {
    throw new RangeError(`Not hours with at most two decimals: ${hours}`);
  }
  return Number(units);
}
