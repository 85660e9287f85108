import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { oracleInvoice } from '../../testing/money-oracle.ts';
import { type BilledHours, invoiceDifference } from './invoice-difference.ts';
import { cents, sumCents } from './money.ts';

const PRICES = {
  rate: cents(2300),
  leafshiftPercent: 15,
  processingFee: cents(200),
  taxPercent: 13,
};
const RUNS = 5_000;
const PARTS = ['basePay', 'platformFee', 'processingFee', 'tax', 'total'] as const;

describe('the difference that corrected hours make', () => {
  it('is pay, fees and tax of what is added', () => {
    expect(invoiceDifference(PRICES, [{ id: 'ann', hours: 7 }], { id: 'ann', hours: 8 })).toEqual({
      hours: 1,
      basePay: 2300,
      platformFee: 345,
      processingFee: 0,
      tax: 344,
      total: 2989,
      standing: [{ id: 'ann', hours: 8 }],
      pay: 18_400,
    });
  });

  it('is below zero where hours are taken away', () => {
    const { total, hours, pay } = invoiceDifference(PRICES, [{ id: 'ann', hours: 8 }], {
      id: 'ann',
      hours: 7,
    });
    expect({ total, hours, pay }).toEqual({ total: -2989, hours: -1, pay: 16_100 });
  });

  it('has a processing fee more where a line is added', () => {
    const added = invoiceDifference(PRICES, [{ id: 'ann', hours: 8 }], { id: 'bob', hours: 8 });
    expect(added).toMatchObject({ basePay: 18_400, processingFee: 200, hours: 8 });
  });

  const hundredths = fc.integer({ min: 0, max: 2400 });
  const correction = fc.tuple(fc.nat({ max: 7 }), hundredths);
  const prices = fc.record({
    rateCents: fc.integer({ min: 1500, max: 9_999 }),
    platformMilli: fc.integer({ min: 0, max: 30_000 }),
    processingCents: fc.integer({ min: 0, max: 500 }),
    taxPercent: fc.constantFrom('5', '11', '12', '13', '14.975', '15'),
  });

  it(`sums to the invoice of the last hours, however often they are corrected, in ${RUNS} generated cases`, () => {
    fc.assert(
      fc.property(
        prices,
        fc.array(hundredths, { minLength: 1, maxLength: 6 }),
        fc.array(correction, { minLength: 1, maxLength: 5 }),
        (given, first, corrections) => {
          const platformPercent = String(given.platformMilli / 1000);
          const own = {
            rate: cents(given.rateCents),
            leafshiftPercent: platformPercent,
            processingFee: cents(given.processingCents),
            taxPercent: given.taxPercent,
          };
          const oracle = (hours: readonly number[]) =>
            oracleInvoice({ ...given, platformPercent }, hours);
          let standing: readonly BilledHours[] = first.map((hours, id) => ({
            id: String(id),
            hours: hours / 100,
          }));
          const sums = oracle(first);
          const expected = { ...sums };
          for (const [which, hours] of corrections) {
            const id = String(Math.min(which, standing.length));
            const difference = invoiceDifference(own, standing, { id, hours: hours / 100 });
            const { basePay, platformFee, processingFee, tax, total } = difference;
            expect(sumCents([basePay, platformFee, processingFee, tax])).toBe(total);
            for (const part of PARTS) expected[part] += BigInt(difference[part]);
            standing = difference.standing;
          }
          const last = oracle(standing.map((line) => Math.round(line.hours * 100)));
          for (const part of PARTS) expect(expected[part]).toBe(last[part]);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
