import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Rational } from '../../testing/rational.ts';
import {
  cents,
  centsToDollars,
  centsToText,
  dollarsToCents,
  findCents,
  InvalidAmountError,
  isDollarAmount,
  negateCents,
  percentRoundedUp,
  sumCents,
  timesRoundedUp,
  ZERO_CENTS,
} from './money.ts';

describe('dollars on the wire', () => {
  it.each([
    [0, 0],
    [18, 1800],
    [18.1, 1810],
    [0.07, 7],
    [1.15, 115],
    [4.35, 435],
    [1000000.01, 100000001],
    [-2.5, -250],
    ['14.50', 1450],
    ['543.000', 54300],
  ])('%p is exactly %i cents', (dollars, expected) => {
    expect(dollarsToCents(dollars)).toBe(expected);
  });

  it.each([
    0.001,
    18.123,
    0.1 + 0.2,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' 1',
    '1,5',
    '0x10',
    '1.2.3',
    '٣',
  ])('refuses %p, which is not dollars with at most two decimals', (dollars) => {
    expect(() => dollarsToCents(dollars)).toThrow(InvalidAmountError);
    expect(findCents(dollars)).toBeNull();
    expect(isDollarAmount(dollars)).toBe(false);
  });

  it('refuses what can no longer be counted in cents', () => {
    expect(() => dollarsToCents(1e15)).toThrow(InvalidAmountError);
    expect(() => dollarsToCents('9'.repeat(400))).toThrow(InvalidAmountError);
    expect(() => sumCents([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(InvalidAmountError);
  });

  it('brings every amount there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
        const dollars = centsToDollars(cents(amount));
        expect(dollarsToCents(dollars)).toBe(amount);
        expect(dollarsToCents(centsToText(cents(amount)))).toBe(amount);
        expect(String(dollars)).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });
});

describe('cents', () => {
  it('are whole numbers only', () => {
    expect(() => cents(0.5)).toThrow(InvalidAmountError);
    expect(() => cents(Number.NaN)).toThrow(InvalidAmountError);
    expect(() => cents(2 ** 53)).toThrow(InvalidAmountError);
  });

  it('know no minus zero', () => {
    expect(Object.is(negateCents(ZERO_CENTS), 0)).toBe(true);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [54300, '543.00'],
    [123456789, '1234567.89'],
  ])('%i read %s', (amount, text) => {
    expect(centsToText(cents(amount))).toBe(text);
  });

  it('add up, and cancel against their negative', () => {
    const amounts = [1810, 5, 99].map(cents);
    expect(sumCents(amounts)).toBe(1914);
    expect(sumCents([...amounts, ...amounts.map(negateCents)])).toBe(0);
    expect(sumCents([])).toBe(0);
  });
});

describe('rounding up to the cent', () => {
  it('adds no cent of floating-point noise: 18.1 x 3 x 10 is 543.00', () => {
    expect(Math.ceil(18.1 * 100 * 3 * 10)).toBe(54301);
    expect(timesRoundedUp(dollarsToCents(18.1), 3, 10)).toBe(54300);
  });

  it('rounds any part of a cent up, once, at the end', () => {
    expect(timesRoundedUp(cents(1805), 4.5)).toBe(8123);
    expect(timesRoundedUp(cents(1), '0.001')).toBe(1);
    expect(timesRoundedUp(cents(100), 0.1, 0.1, 100)).toBe(100);
  });

  it('reads a percentage by its decimal text', () => {
    expect(percentRoundedUp(cents(100000), 14.975)).toBe(14975);
    expect(percentRoundedUp(cents(100001), '14.975')).toBe(14976);
    expect(percentRoundedUp(cents(1000), 12.5, 3)).toBe(375);
  });

  it('agrees with exact fractions for any factors', () => {
    const factor = fc.tuple(fc.nat(9_999), fc.nat(999));
    fc.assert(
      fc.property(fc.nat(10_000_000), factor, factor, (amount, one, other) => {
        const texts = [one, other].map(
          ([whole, rest]) => `${whole}.${String(rest).padStart(3, '0')}`,
        );
        const exact = texts.reduce(
          (result, text) => result.times(Rational.of(text)),
          Rational.fraction(amount, 1),
        );
        expect(BigInt(timesRoundedUp(cents(amount), ...texts.map(Number)))).toBe(exact.roundedUp());
      }),
      { numRuns: 2_000 },
    );
  });
});
