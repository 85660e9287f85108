import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textCode } from '../texts/text-code.ts';
import { toCalendarDay } from '../zones/time-zone.ts';
import {
  DEFAULT_DURATION,
  DEFAULT_MAX_HOURLY_RATE,
  DEFAULT_PERMANENT_RANGE,
  DEFAULT_RATE,
  DEFAULT_WORKERS,
  durationRefusal,
  earliestStart,
  HIGHEST_MINIMUM_RATE,
  JOB_TITLES,
  JOB_TYPES,
  liftRate,
  MAX_WORKERS,
  minimumRate,
  permanentRangeRefusal,
  type RateBounds,
  rateRefusal,
  roundStart,
  seriesStarts,
  shiftEnd,
  startRefusal,
  stepDuration,
  stepMaximumPay,
  stepMinimumPay,
  stepRate,
  stepWorkers,
  typeDuration,
  typeMaximumPay,
  typeMinimumPay,
  typeRate,
  typeWorkers,
  workersRefusal,
} from './posting-rules.ts';

const bounds: RateBounds = { prices: [], maxHourlyRate: DEFAULT_MAX_HOURLY_RATE };

describe('the minimum rate of a job type', () => {
  it.each([
    ['Authorized Retailer', 23],
    ['Sales and Marketing', 25],
    ['Cultivation', 25],
    ['Processing', 25],
    ['Miscellaneous Other Services', 25],
    ['Compliance and Regulatory', 30],
  ] as const)('%s: %d', (jobType, rate) => {
    expect(minimumRate(jobType)).toBe(rate);
  });

  it("is the account's own price of the same name, where it has one", () => {
    const prices = [
      { name: 'Cultivation', price: 19.5 },
      { name: 'cultivation', price: 99 },
    ];
    expect(minimumRate('Cultivation', prices)).toBe(19.5);
    expect(minimumRate('Processing', prices)).toBe(25);
  });

  it('is never under 16, whatever the account says', () => {
    expect(minimumRate('Cultivation', [{ name: 'Cultivation', price: 12 }])).toBe(16);
  });

  it('lifts the rate when the type is chosen, and lowers it never', () => {
    expect(liftRate(DEFAULT_RATE, 'Authorized Retailer')).toBe(23);
    expect(liftRate(40, 'Authorized Retailer')).toBe(40);
    expect(liftRate(18, 'Cultivation', [{ name: 'Cultivation', price: 20.25 }])).toBe(20.5);
  });

  it('there are six types and five titles', () => {
    expect(JOB_TYPES).toHaveLength(6);
    expect(JOB_TITLES).toEqual([
      'Budtender',
      'Trimmer',
      'Event Staff',
      'Packing Agent',
      'Brand Ambassador',
    ]);
  });
});

describe('the rate of a Temp posting', () => {
  it.each([
    [22.5, textCode('RATE_BELOW_MINIMUM', { min: '$23', jobType: 'Authorized Retailer' })],
    [23.25, 'RATE_STEP'],
    [250.5, textCode('RATE_ABOVE_MAXIMUM', { max: '$250' })],
  ])('%d is refused: %s', (rate, text) => {
    expect(rateRefusal(rate, 'Authorized Retailer', bounds)).toMatchObject({ text });
  });

  it('is fine from the minimum on', () => {
    expect(rateRefusal(23, 'Authorized Retailer', bounds)).toBeNull();
    expect(rateRefusal(250, 'Authorized Retailer', bounds)).toBeNull();
  });

  it('ends at the configured maximum', () => {
    const configured = { ...bounds, maxHourlyRate: 60 };
    expect(rateRefusal(60, 'Cultivation', configured)).toBeNull();
    expect(rateRefusal(60.5, 'Cultivation', configured)?.text).toBe(
      textCode('RATE_ABOVE_MAXIMUM', { max: '$60' }),
    );
  });

  it('can be the minimum of every job type under any maximum that can be configured', () => {
    const lowest = { ...bounds, maxHourlyRate: HIGHEST_MINIMUM_RATE };
    expect(JOB_TYPES.map((type) => rateRefusal(minimumRate(type), type, lowest))).toEqual(
      JOB_TYPES.map(() => null),
    );
  });
});

describe('the rate stepper', () => {
  it('goes up and down by 0.5', () => {
    expect(stepRate(23, 'up', 'Authorized Retailer', bounds)).toEqual({
      value: 23.5,
      refusal: null,
    });
    expect(stepRate(23.5, 'down', 'Authorized Retailer', bounds)).toEqual({
      value: 23,
      refusal: null,
    });
  });

  it("says why it does not go under the job type's minimum", () => {
    expect(stepRate(23, 'down', 'Authorized Retailer', bounds)).toEqual({
      value: 23,
      refusal: {
        code: 'RATE_BELOW_MINIMUM',
        text: textCode('RATE_BELOW_MINIMUM', { min: '$23', jobType: 'Authorized Retailer' }),
        kind: 'Info',
      },
    });
    const prices = [{ name: 'Cultivation', price: 20.25 }];
    expect(stepRate(20.5, 'down', 'Cultivation', { ...bounds, prices }).refusal?.text).toBe(
      textCode('RATE_BELOW_MINIMUM', { min: '$20.25', jobType: 'Cultivation' }),
    );
  });

  it.each(['up', 'down'] as const)('asks for a job type before it goes %s', (direction) => {
    expect(stepRate(18, direction, null, bounds)).toEqual({
      value: 18,
      refusal: {
        code: 'JOB_TYPE_NOT_SELECTED',
        text: 'JOB_TYPE_NOT_SELECTED',
        kind: 'Warning',
      },
    });
  });

  it('takes a typed rate, not under the minimum of the job type and not over the most', () => {
    expect(typeRate(23, 31.3, 'Cultivation', bounds)).toEqual({ value: 31.5, refusal: null });
    expect(typeRate(30, 12, 'Authorized Retailer', bounds)).toMatchObject({
      value: 23,
      refusal: { code: 'RATE_BELOW_MINIMUM' },
    });
    expect(typeRate(30, 400, 'Cultivation', bounds)).toMatchObject({
      value: 250,
      refusal: { code: 'RATE_ABOVE_MAXIMUM' },
    });
    expect(typeRate(18, 30, null, bounds)).toMatchObject({
      value: 18,
      refusal: { code: 'JOB_TYPE_NOT_SELECTED' },
    });
  });

  it('stays at its upper limit', () => {
    expect(stepRate(250, 'up', 'Cultivation', bounds).value).toBe(250);
    expect(stepRate(60, 'up', 'Cultivation', { ...bounds, maxHourlyRate: 60 }).value).toBe(60);
  });

  it('comes down to a limit that was lowered since', () => {
    const lowered = { ...bounds, maxHourlyRate: 60 };
    expect(stepRate(90, 'down', 'Cultivation', lowered).value).toBe(89.5);
    expect(stepMaximumPay({ rate: 20, rateHigh: 90 }, 'down', lowered).value.rateHigh).toBe(89.5);
  });
});

describe('the steppers of duration and workers', () => {
  it('go by half an hour from 4 to 16 hours, from 8', () => {
    expect(stepDuration(DEFAULT_DURATION, 'up').value).toBe(8.5);
    expect(stepDuration(DEFAULT_DURATION, 'down').value).toBe(7.5);
    expect(stepDuration(4, 'down').value).toBe(4);
    expect(stepDuration(16, 'up').value).toBe(16);
  });

  it('go by one worker, from 1', () => {
    expect(stepWorkers(DEFAULT_WORKERS, 'up').value).toBe(2);
    expect(stepWorkers(1, 'down').value).toBe(1);
    expect(stepWorkers(MAX_WORKERS, 'up').value).toBe(MAX_WORKERS);
  });

  it('take typed numbers, on their steps and within their limits', () => {
    expect(typeDuration(7.4)).toEqual({ value: 7.5, refusal: null });
    expect(typeDuration(20)).toMatchObject({ value: 16, refusal: { code: 'DURATION_INVALID' } });
    expect(typeWorkers(12)).toEqual({ value: 12, refusal: null });
    expect(typeWorkers(0)).toMatchObject({ value: 1, refusal: { code: 'WORKERS_INVALID' } });
  });

  it('and the server refuses what they cannot reach', () => {
    expect([3.5, 4.25, 16.5, Number.NaN].every((hours) => durationRefusal(hours))).toBe(true);
    expect([4, 7.5, 16].map(durationRefusal)).toEqual([null, null, null]);
    expect([0, 1.5, MAX_WORKERS + 1].every((workers) => workersRefusal(workers))).toBe(true);
    expect([1, MAX_WORKERS].map(workersRefusal)).toEqual([null, null]);
  });
});

describe('the pay range of a Permanent posting', () => {
  it('keeps its minimum under its maximum', () => {
    const range = { rate: 19.5, rateHigh: 20 };
    expect(stepMinimumPay(range, 'up', bounds)).toMatchObject({
      value: { rate: 20, rateHigh: 20.5 },
      refusal: { text: 'MINIMUM_NOT_BELOW_MAXIMUM' },
    });
    expect(stepMaximumPay(range, 'down', bounds)).toMatchObject({
      value: { rate: 19, rateHigh: 19.5 },
      refusal: { text: 'MAXIMUM_NOT_ABOVE_MINIMUM' },
    });
    expect(stepMinimumPay(range, 'down', bounds).value).toEqual({ rate: 19, rateHigh: 20 });
    expect(stepMaximumPay(range, 'up', bounds).value).toEqual({ rate: 19.5, rateHigh: 20.5 });
    expect(stepMaximumPay(range, 'up', { maxHourlyRate: 20 }).value).toEqual(range);
  });

  it('has a floor of 16', () => {
    const lowest = { rate: 16, rateHigh: 20 };
    expect(stepMinimumPay(lowest, 'down', bounds)).toEqual({ value: lowest, refusal: null });
    expect(permanentRangeRefusal({ rate: 15.5, rateHigh: 20 }, bounds)).toMatchObject({
      text: textCode('RATE_BELOW_FLOOR', { min: '$16' }),
    });
  });

  it.each([
    [{ rate: 20, rateHigh: 20 }, 'rate', 'MINIMUM_NOT_BELOW_MAXIMUM'],
    [{ rate: 21, rateHigh: 20 }, 'rate', 'MINIMUM_NOT_BELOW_MAXIMUM'],
    [{ rate: 18.25, rateHigh: 20 }, 'rate', 'RATE_STEP'],
    [{ rate: 18, rateHigh: 250.5 }, 'rateHigh', textCode('RATE_ABOVE_MAXIMUM', { max: '$250' })],
  ])('is refused: %j, at %s', (range, field, text) => {
    expect(permanentRangeRefusal(range, bounds)).toMatchObject({ field, text });
    expect(permanentRangeRefusal(DEFAULT_PERMANENT_RANGE, bounds)).toBeNull();
  });

  it('ends where there is no room for the other end', () => {
    const lowest = { rate: 16, rateHigh: 16.5 };
    expect(stepMaximumPay(lowest, 'down', bounds)).toMatchObject({
      value: lowest,
      refusal: { text: 'MAXIMUM_NOT_ABOVE_MINIMUM' },
    });
    const highest = { rate: 249.5, rateHigh: 250 };
    expect(stepMinimumPay(highest, 'up', bounds)).toMatchObject({
      value: highest,
      refusal: { text: 'MINIMUM_NOT_BELOW_MAXIMUM' },
    });
  });

  it('takes typed numbers, of which one end moves the other', () => {
    const range = { rate: 18, rateHigh: 20 };
    expect(typeMinimumPay(range, 19.25, bounds).value).toEqual({ rate: 19.5, rateHigh: 20 });
    expect(typeMinimumPay(range, 30, bounds)).toMatchObject({
      value: { rate: 30, rateHigh: 30.5 },
      refusal: { text: 'MINIMUM_NOT_BELOW_MAXIMUM' },
    });
    expect(typeMinimumPay(range, 3, bounds)).toMatchObject({
      value: { rate: 16, rateHigh: 20 },
      refusal: { code: 'RATE_BELOW_MINIMUM' },
    });
    expect(typeMaximumPay(range, 17, bounds)).toMatchObject({
      value: { rate: 16.5, rateHigh: 17 },
      refusal: { text: 'MAXIMUM_NOT_ABOVE_MINIMUM' },
    });
    expect(typeMaximumPay(range, 900, bounds)).toMatchObject({
      value: { rate: 18, rateHigh: 250 },
      refusal: { text: textCode('RATE_ABOVE_MAXIMUM', { max: '$250' }) },
    });
  });

  it('stays valid whatever is typed', () => {
    const typed = fc.array(
      fc.tuple(
        fc.constantFrom(typeMinimumPay, typeMaximumPay),
        fc.double({ min: 0, max: 1000, noNaN: true }),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(typed, (numbers) => {
        let range: { rate: number; rateHigh: number } = DEFAULT_PERMANENT_RANGE;
        for (const [type, value] of numbers) {
          range = type(range, value, bounds).value;
          expect(permanentRangeRefusal(range, bounds)).toBeNull();
        }
      }),
    );
  });

  it('stays valid after any steps', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom(stepMinimumPay, stepMaximumPay), fc.constantFrom('up', 'down')),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, (taken) => {
        let range: { rate: number; rateHigh: number } = DEFAULT_PERMANENT_RANGE;
        for (const [step, direction] of taken) {
          range = step(range, direction as 'up' | 'down', bounds).value;
          expect(permanentRangeRefusal(range, bounds)).toBeNull();
        }
      }),
    );
  });
});

describe('the start of a shift', () => {
  const now = '2026-05-01T12:00:00.000Z';

  it.each([
    ['2026-05-01T15:00:00.000Z', null],
    ['2026-05-01T14:59:59.999Z', 'START_TOO_SOON'],
    ['2026-05-01T11:00:00.000Z', 'START_TOO_SOON'],
    ['2027-05-01T12:00:00.000Z', null],
    ['2027-05-01T12:15:00.000Z', 'START_TOO_FAR_AHEAD'],
    ['9999-05-01T12:00:00.000Z', 'START_TOO_FAR_AHEAD'],
    ['2026-05-01T15:05:00.000Z', 'START_NOT_ON_QUARTER'],
  ])('%s, three hours from noon or not: %p', (start, text) => {
    expect(startRefusal(start, now)?.text ?? null).toBe(text);
  });

  it.each([
    ['2026-05-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z'],
    ['2026-05-01T12:00:00.001Z', '2026-05-01T12:15:00.000Z'],
    ['2026-05-01T12:46:00.000Z', '2026-05-01T13:00:00.000Z'],
    ['2026-12-31T23:59:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('%s is rounded up to the quarter hour: %s', (chosen, rounded) => {
    expect(roundStart(chosen).toISOString()).toBe(rounded);
  });

  it('can be posted at the earliest three hours ahead, on the quarter hour', () => {
    const start = earliestStart('2026-05-01T12:07:00.000Z');
    expect(start.toISOString()).toBe('2026-05-01T15:15:00.000Z');
    expect(startRefusal(start, '2026-05-01T12:07:00.000Z')).toBeNull();
  });

  it('and its duration give the end: 8 h are 8 h when the clocks change', () => {
    expect(shiftEnd('2025-03-09T06:00:00Z', 8).toISOString()).toBe('2025-03-09T14:00:00.000Z');
    expect(shiftEnd('2026-05-01T12:00:00Z', 4.5).toISOString()).toBe('2026-05-01T16:30:00.000Z');
  });
});

describe('the same shift on several days', () => {
  it('starts at the same local time on each, also across a change of clocks', () => {
    const days = ['2025-03-10', '2025-03-08', '2025-03-10'].map(toCalendarDay);
    const starts = seriesStarts('2025-03-08T14:00:00Z', days, 'America/Toronto');
    expect(starts.map((start) => start.toISOString())).toEqual([
      '2025-03-08T14:00:00.000Z',
      '2025-03-10T13:00:00.000Z',
    ]);
  });

  it('is one shift where no further day is named', () => {
    expect(seriesStarts('2026-05-01T02:00:00Z', [], 'America/Vancouver')).toHaveLength(1);
  });
});
