import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { oracleInvoice, oracleQuote, SPECIFIED_TAX } from '../../testing/money-oracle.ts';
import { toCalendarDay } from '../zones/time-zone.ts';
import {
  accountFees,
  costInDollars,
  DEFAULT_FEES,
  invoiceWorkedTime,
  quotePosting,
} from './fees.ts';
import { cents, centsToDollars, dollarsToCents, sumCents } from './money.ts';
import { taxPercentFor } from './tax.ts';

const QUOTES = 65_000;
const INVOICES = 45_000;
const on = toCalendarDay('2026-05-01');

describe('the fees of an account', () => {
  it('are 15 % and 2.00 a worker where it has no prices of its own', () => {
    expect(accountFees()).toEqual({ leafshiftPercent: 15, processingFee: 200, taxPercentON: null });
    expect(accountFees(null)).toEqual(accountFees({}));
    expect(DEFAULT_FEES).toEqual({ leafshiftPercent: 15, processingFee: 2 });
  });

  it('are its own where it has them, zero included', () => {
    expect(accountFees({ leafshiftPercent: 0, processingFee: 0, taxPercentON: 12 })).toEqual({
      leafshiftPercent: 0,
      processingFee: 0,
      taxPercentON: 12,
    });
  });

  it('take their defaults from configuration', () => {
    const defaults = { leafshiftPercent: '12.5', processingFee: 3.25 };
    expect(accountFees({ processingFee: 1 }, defaults)).toEqual({
      leafshiftPercent: '12.5',
      processingFee: 100,
      taxPercentON: null,
    });
  });
});

describe('the quote of a posting', () => {
  it('is base pay, platform fee, processing fee, tax and total, as the rules have them', () => {
    const quote = quotePosting({
      rate: dollarsToCents(23),
      workers: 2,
      duration: 8,
      fees: accountFees(),
      taxPercent: 13,
    });
    expect(costInDollars(quote)).toEqual({
      basePay: 368,
      platformFee: 55.2,
      processingFee: 4,
      tax: 55.54,
      total: 482.74,
    });
    expect(quote).toMatchObject({ leafshiftPercent: 15, taxPercent: 13 });
  });

  it('has no cent from floating-point noise: 18.1 x 3 x 10 is 543.00', () => {
    const quote = quotePosting({
      rate: dollarsToCents(18.1),
      workers: 3,
      duration: 10,
      fees: accountFees(),
      taxPercent: 5,
    });
    expect(costInDollars(quote).basePay).toBe(543);
  });

  it('takes the platform fee from the exact product, not from rounded base pay', () => {
    const quote = quotePosting({
      rate: cents(1637),
      workers: 1,
      duration: 4.5,
      fees: accountFees(),
      taxPercent: 0,
    });
    // 16.37 x 4.5 is 73.665. 15 % of that is 11.04975; of 73.67 it would be 11.0505.
    expect(quote).toMatchObject({ basePay: 7367, platformFee: 1105 });
  });

  it.each([
    ['no worker', { workers: 0 }],
    ['half a worker', { workers: 1.5 }],
    ['no time', { duration: 0 }],
    ['a quarter of an hour', { duration: 4.25 }],
    ['a negative time', { duration: -4 }],
    ['a negative rate', { rate: cents(-1) }],
    ['a tax of more than all', { taxPercent: 100.001 }],
    ['a negative tax', { taxPercent: -5 }],
  ])('is refused for %s', (_, change) => {
    const posting = { rate: cents(2300), workers: 1, duration: 8, fees: accountFees() };
    expect(() => quotePosting({ ...posting, taxPercent: 5, ...change })).toThrow(RangeError);
  });

  it(`agrees with exact fractions to the cent in ${QUOTES} generated cases`, () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 48 }),
        (given, workers, halfHours) => {
          seen.add(given.province);
          const quote = quotePosting({
            rate: dollarsToCents(given.rateCents / 100),
            workers,
            duration: halfHours / 2,
            fees: feesOf(given),
            taxPercent: taxOf(given),
          });
          const expected = oracleQuote(oraclePrices(given), workers, halfHours);
          if (!isEqual(quote, expected)) {
            expect(asBigInts(quote)).toEqual(expected);
          }
        },
      ),
      { numRuns: QUOTES },
    );
    expect([...seen].sort()).toEqual([...SPECIFIED_TAX.keys()].sort());
  });
});

describe('the invoice of worked time', () => {
  const shift = {
    rate: dollarsToCents(18.5),
    fees: accountFees(),
    taxPercent: 13,
    worked: [
      { worker: 'ann', hours: 7.83 },
      { worker: 'bob', hours: '8.25' },
    ],
  };

  it("pays each worker rate x hours, rounded up, and bills the workers' sum", () => {
    const invoice = invoiceWorkedTime(shift);
    expect(invoice.lines).toEqual([
      { worker: 'ann', hours: 7.83, pay: 14486 },
      { worker: 'bob', hours: 8.25, pay: 15263 },
    ]);
    expect(invoice.totalTime).toBe(16.08);
    expect(costInDollars(invoice)).toEqual({
      basePay: 297.49,
      platformFee: 44.63,
      processingFee: 4,
      tax: 45,
      total: 391.12,
    });
  });

  it('bills a worker who was clocked for no time with the processing fee alone', () => {
    const invoice = invoiceWorkedTime({ ...shift, worked: [{ worker: 'ann', hours: 0 }] });
    expect(invoice).toMatchObject({ basePay: 0, platformFee: 0, processingFee: 200, total: 226 });
  });

  it('is nothing where nobody came', () => {
    expect(invoiceWorkedTime({ ...shift, worked: [] })).toMatchObject({ totalTime: 0, total: 0 });
  });

  it('is refused for hours of more than two decimals', () => {
    const worked = [{ worker: 'ann', hours: 7.833 }];
    expect(() => invoiceWorkedTime({ ...shift, worked })).toThrow(RangeError);
  });

  it(`agrees with exact fractions to the cent in ${INVOICES} generated cases`, () => {
    const hundredths = fc.integer({ min: 0, max: 2400 });
    fc.assert(
      fc.property(prices, fc.array(hundredths, { minLength: 1, maxLength: 6 }), (given, hours) => {
        const invoice = invoiceWorkedTime({
          rate: dollarsToCents(given.rateCents / 100),
          worked: hours.map((entry, worker) => ({ worker, hours: entry / 100 })),
          fees: feesOf(given),
          taxPercent: taxOf(given),
        });
        const { pays, ...expected } = oracleInvoice(oraclePrices(given), hours);
        const arePaysEqual = invoice.lines.every((line, index) => BigInt(line.pay) === pays[index]);
        const paidOut = sumCents(invoice.lines.map((line) => line.pay));
        if (!isEqual(invoice, expected) || !arePaysEqual || paidOut !== invoice.basePay) {
          expect(asBigInts(invoice)).toEqual(expected);
          expect(invoice.lines.map((line) => BigInt(line.pay))).toEqual(pays);
          expect(paidOut).toBe(invoice.basePay);
        }
      }),
      { numRuns: INVOICES },
    );
  });
});

interface GivenPrices {
  readonly province: string;
  readonly rateCents: number;
  readonly platformPercent: string;
  readonly processingCents: number;
  readonly taxPercentON: string | null;
  readonly operatorPercent: string | null;
  readonly asText: boolean;
}

const percentText = fc.oneof(
  fc.constantFrom('15', '12.5', '14.975', '0', '100', '0.001'),
  fc
    .tuple(fc.nat(30), fc.nat(999))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(3, '0')}`),
);

const prices: fc.Arbitrary<GivenPrices> = fc.record({
  province: fc.constantFrom(...SPECIFIED_TAX.keys()),
  rateCents: fc.oneof(
    fc.integer({ min: 1600, max: 6000 }),
    fc.integer({ min: 32, max: 120 }).map((halves) => halves * 50),
    fc.integer({ min: 1, max: 100_000 }),
  ),
  platformPercent: percentText,
  processingCents: fc.oneof(fc.constant(200), fc.nat(5_000)),
  taxPercentON: fc.option(percentText, { freq: 3 }),
  operatorPercent: fc.option(percentText, { freq: 3 }),
  asText: fc.boolean(),
});

/** As account data may hold a percentage: as a number, or as text. */
const stored = (given: GivenPrices, text: string) => (given.asText ? text : Number(text));

function feesOf(given: GivenPrices) {
  return accountFees({
    leafshiftPercent: stored(given, given.platformPercent),
    processingFee: centsToDollars(cents(given.processingCents)),
    taxPercentON: given.taxPercentON === null ? undefined : stored(given, given.taxPercentON),
  });
}

function taxOf(given: GivenPrices): number {
  const { province, operatorPercent } = given;
  const overrides =
    operatorPercent === null
      ? []
      : [{ province, percent: stored(given, operatorPercent), from: '2026-05-01' }];
  return taxPercentFor({ province, on, overrides, taxPercentON: feesOf(given).taxPercentON });
}

function oraclePrices(given: GivenPrices) {
  const own = given.province === 'Ontario' ? given.taxPercentON : null;
  const specified = SPECIFIED_TAX.get(given.province) ?? '';
  return { ...given, taxPercent: own ?? given.operatorPercent ?? specified };
}

type Amounts = ReturnType<typeof oracleQuote>;
const AMOUNTS = ['basePay', 'platformFee', 'processingFee', 'tax', 'total'] as const;

function asBigInts(cost: Record<keyof Amounts, number>): Amounts {
  const [basePay, platformFee, processingFee, tax, total] = AMOUNTS.map((name) =>
    BigInt(cost[name]),
  ) as [bigint, bigint, bigint, bigint, bigint];
  return { basePay, platformFee, processingFee, tax, total };
}

function isEqual(cost: Record<keyof Amounts, number>, expected: Amounts): boolean {
  return AMOUNTS.every((name) => BigInt(cost[name]) === expected[name]);
}
