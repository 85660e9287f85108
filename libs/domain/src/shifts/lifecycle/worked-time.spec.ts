import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aCompletedAssignment, anAssignment, aShift } from '../../../testing/shift-builder.ts';
import {
  ASSIGNMENT_STATES,
  ASSIGNMENT_TRANSITIONS,
  breakRefusal,
  DEFAULT_RATING,
  hoursOfAssignment,
  primaryAction,
  ratingRefusal,
  workedHours,
} from '../shift-lifecycle.ts';

const start = '2026-06-01T16:00:00.000Z';
const filled = () => aShift({ assignments: [anAssignment('ann'), anAssignment('bob')] });

describe('the hours of a worker', () => {
  it.each([
    ['2026-06-01T16:00:17.999Z', 0],
    ['2026-06-01T16:00:18.000Z', 0.01],
    ['2026-06-01T16:20:00.000Z', 0.33],
    ['2026-06-01T23:49:48.000Z', 7.83],
    ['2026-06-02T16:00:00.000Z', 24],
  ])('until %s makes %d hours, to two decimals', (checkOut, hours) => {
    expect(workedHours(start, checkOut)).toBe(hours);
  });

  it('makes no hours backwards or before clock-out', () => {
    expect(() => workedHours(start, start)).toThrow(RangeError);
    expect(hoursOfAssignment({ checkInTime: start, checkOutTime: null })).toBeNull();
  });
});

describe('a break', () => {
  const MINUTE_MS = 60_000;
  const times = fc.record({
    checkIn: fc.integer({ min: 0, max: 2_000_000_000 }).map((seconds) => seconds * 1000),
    minutes: fc.integer({ min: 1, max: 16 * 60 }),
    breakMinutes: fc.integer({ min: 0, max: 16 * 60 }),
  });

  it('is no part of the hours, however long both are', () => {
    fc.assert(
      fc.property(times, ({ checkIn, minutes, breakMinutes }) => {
        const checkOut = checkIn + minutes * MINUTE_MS;
        fc.pre(breakRefusal(checkIn, checkOut, breakMinutes) === null);
        const worked = workedHours(checkIn, checkOut, breakMinutes);
        expect(worked).toBe(workedHours(checkIn, checkOut - breakMinutes * MINUTE_MS));
        expect(worked).toBeLessThanOrEqual(workedHours(checkIn, checkOut));
        expect(
          hoursOfAssignment({
            checkInTime: new Date(checkIn),
            checkOutTime: new Date(checkOut),
            breakMinutes,
          }),
        ).toBe(worked);
      }),
    );
  });

  it('is refused exactly where it would leave nothing to pay', () => {
    fc.assert(
      fc.property(times, ({ checkIn, minutes, breakMinutes }) => {
        const checkOut = checkIn + minutes * MINUTE_MS;
        const code = breakRefusal(checkIn, checkOut, breakMinutes)?.code ?? null;
        expect(code).toBe(breakMinutes < minutes ? null : 'BREAK_TOO_LONG');
        if (code) {
          expect(() => workedHours(checkIn, checkOut, breakMinutes)).toThrow(RangeError);
        }
      }),
    );
  });

  it('is none unless it was entered', () => {
    const checkOutTime = '2026-06-01T20:00:00.000Z';
    expect(hoursOfAssignment({ checkInTime: start, checkOutTime })).toBe(4);
    expect(hoursOfAssignment({ checkInTime: start, checkOutTime, breakMinutes: 30 })).toBe(3.5);
  });
});

describe('rating', () => {
  const out = aShift({
    assignments: [anAssignment('ann', { state: 'clockedOut', checkInTime: start })],
  });

  it.each([0, 6, 4.5, -1, Number.NaN])('%p is no whole number from 1 to 5', (rating) => {
    expect(ratingRefusal(out, 'ann', rating)?.code).toBe('RATING_INVALID');
  });

  it.each([1, 2, 3, 4, 5])('%i is fine', (rating) => {
    expect(ratingRefusal(out, 'ann', rating)).toBeNull();
  });

  it('happens once, after clock-out, and begins with 4 stars', () => {
    expect(
      ratingRefusal(aShift({ assignments: [aCompletedAssignment('ann')] }), 'ann', 5)?.code,
    ).toBe('ALREADY_RATED');
    expect(ratingRefusal(filled(), 'ann', 5)?.code).toBe('NOT_CLOCKED_OUT');
    expect(DEFAULT_RATING).toBe(4);
  });
});

describe('the primary button of the worker detail screen', () => {
  it.each([
    ['confirmed', 'Confirm Clock In Time'],
    ['clockedIn', 'Confirm Clock Out Time'],
    ['clockedOut', 'Submit Rating'],
    ['completed', null],
  ] as const)('for %s reads %p', (state, label) => {
    expect(primaryAction(state)?.label ?? null).toBe(label);
  });

  it('names the event that the assignment machine has for that state', () => {
    for (const state of ASSIGNMENT_STATES) {
      const action = primaryAction(state);
      const step = action && ASSIGNMENT_TRANSITIONS[action.event][state];
      expect(step === null || 'to' in step).toBe(true);
    }
  });
});
