import { Rational } from './rational.ts';

/** Percent of tax by province, written down a second time (MONEY-7). */
export const SPECIFIED_TAX: ReadonlyMap<string, string> = new Map([
  ['Alberta', '5'],
  ['British Columbia', '5'],
  ['BC', '5'],
  ['Manitoba', '12'],
  ['New Brunswick', '15'],
  ['Newfoundland and Labrador', '15'],
  ['Nova Scotia', '15'],
  ['Ontario', '13'],
  ['Prince Edward Island', '15'],
  ['Quebec', '14.975'],
  ['Saskatchewan', '11'],
]);

/** Prices as decimal text; money in cents, hours in hundredths. */
export interface OraclePrices {
  readonly rateCents: number;
  readonly platformPercent: string;
  readonly processingCents: number;
  readonly taxPercent: string;
}

export interface OracleCost {
  readonly basePay: bigint;
  readonly platformFee: bigint;
  readonly processingFee: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

/** platform fee = rate x workers x duration x percent; every amount rounded up to the cent. */
export function oracleQuote(prices: OraclePrices, workers: number, halfHours: number): OracleCost {
  const pay = Rational.fraction(prices.rateCents, 1)
    .times(Rational.fraction(workers, 1))
    .times(Rational.fraction(halfHours, 2));
  return withFees(prices, workers, pay, pay.roundedUp());
}

/** Base pay of an invoice is what the workers get: rate x hours of each, rounded up to the cent. */
export function oracleInvoice(
  prices: OraclePrices,
  hundredthHours: readonly number[],
): OracleCost & { readonly pays: readonly bigint[] } {
  const exact = hundredthHours.map((hours) => Rational.fraction(prices.rateCents * hours, 100));
  const pays = exact.map((pay) => pay.roundedUp());
  const pay = exact.reduce((sum, entry) => sum.plus(entry));
  const base = pays.reduce((sum, entry) => sum + entry);
  return { pays, ...withFees(prices, hundredthHours.length, pay, base) };
}

function withFees(
  prices: OraclePrices,
  workers: number,
  exactPay: Rational,
  basePay: bigint,
): OracleCost {
  const percent = (text: string) => Rational.of(text).times(Rational.fraction(1, 100));
  const platformFee = exactPay.times(percent(prices.platformPercent)).roundedUp();
  const processingFee = BigInt(prices.processingCents) * BigInt(workers);
  const tax = Rational.fraction(platformFee + processingFee + basePay, 1)
    .times(percent(prices.taxPercent))
    .roundedUp();
  const total = basePay + platformFee + processingFee + tax;
  return { basePay, platformFee, processingFee, tax, total };
}
