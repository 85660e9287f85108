import { describe, expect, it } from '@jest/globals';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { toCalendarDay } from '../zones/time-zone.ts';
import {
  checkMinimumWageOverrides,
  findMinimumWage,
  MINIMUM_WAGES,
  minimumWageWarning,
} from './minimum-wage.ts';
import { findCents } from './money.ts';

const on = toCalendarDay('2026-07-01');

describe('the minimum wage', () => {
  it.each([
    ['BC', '2026-05-31', 17.85],
    ['British Columbia', '2026-06-01', 18.25],
    ['ON', '2026-09-30', 17.6],
    ['ON', '2026-10-01', 17.95],
    ['QC', '2026-05-01', 16.6],
    ['AB', '2026-07-01', 15],
    ['NS', '2025-10-01', 16.5],
    ['NS', '2026-10-01', 17],
    ['SK', '2024-09-30', 14],
    ['YT', '2026-04-01', 18.51],
  ])('of %s on %s is %d', (province, day, amount) => {
    expect(findMinimumWage(province, toCalendarDay(day))?.amount).toBe(amount);
  });

  it.each(PROVINCE_CODES)(
    'of %s is known for 2024 and later, in whole cents and in order',
    (code) => {
      expect(findMinimumWage(code, toCalendarDay('2024-01-01'))).not.toBeNull();
      const steps = MINIMUM_WAGES[code];
      expect(steps.map(({ from }) => toCalendarDay(from))).toEqual(
        steps.map(({ from }) => from).sort(),
      );
      expect(steps.every(({ amount }) => findCents(amount) !== null)).toBe(true);
    },
  );

  it('is unknown outside Canada and before the table', () => {
    expect(findMinimumWage('Texas', on)).toBeNull();
    expect(findMinimumWage('BC', toCalendarDay('2001-01-01'))).toBeNull();
  });
});

describe('the warning of a rate', () => {
  it('names the figure when the rate is under it', () => {
    expect(minimumWageWarning(18, 'BC', on)).toEqual({
      province: 'BC',
      amount: 18.25,
      from: '2026-06-01',
    });
  });

  it('is none from the minimum wage on, nor where none is known', () => {
    expect(minimumWageWarning(18.25, 'BC', on)).toBeNull();
    expect(minimumWageWarning(1, 'Texas', on)).toBeNull();
  });
});

describe("an operator's minimum wage", () => {
  const overrides = [{ province: 'Alberta', from: '2026-07-01', amount: 17.5 }];

  it('counts from its day on', () => {
    expect(minimumWageWarning(16, 'AB', on, overrides)?.amount).toBe(17.5);
    expect(minimumWageWarning(16, 'AB', toCalendarDay('2026-06-30'), overrides)).toBeNull();
    expect(findMinimumWage('BC', on, overrides)?.amount).toBe(18.25);
  });

  it('replaces what the table has for the same day', () => {
    const same = [{ province: 'BC', from: '2026-06-01', amount: 18.5 }];
    expect(findMinimumWage('BC', on, same)?.amount).toBe(18.5);
  });

  it.each([
    { province: 'Texas', from: '2026-01-01', amount: 15 },
    { province: 'BC', from: '2026-02-30', amount: 15 },
    { province: 'BC', from: '2026-01-01', amount: 0 },
    { province: 'BC', from: '2026-01-01', amount: 15.255 },
  ])('is refused when the configuration is read: %j', (override) => {
    expect(() => checkMinimumWageOverrides([override])).toThrow(RangeError);
    expect(() => checkMinimumWageOverrides(overrides)).not.toThrow();
  });
});
