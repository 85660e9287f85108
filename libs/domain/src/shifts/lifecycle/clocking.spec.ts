import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anAssignment, aShift } from '../../../testing/shift-builder.ts';
import {
  clockInRefusal,
  clockInTimeRefusal,
  clockOutRefusal,
  clockOutTimeRefusal,
  DEFAULT_CLOCK_BOUNDS,
  earliestClockIn,
  proposedCheckIn,
  proposedCheckOut,
} from '../shift-lifecycle.ts';

const bounds = DEFAULT_CLOCK_BOUNDS;
const start = '2026-06-01T16:00:00.000Z';
const end = '2026-06-02T00:00:00.000Z';
const nextWeek = '2026-06-08T16:00:00.000Z';
const filled = () => aShift({ assignments: [anAssignment('ann'), anAssignment('bob')] });
const clockedIn = aShift({
  assignments: [anAssignment('ann', { state: 'clockedIn', checkInTime: start })],
});

describe('clocking in', () => {
  it.each([
    ['1999-06-01T16:00:00.000Z', 'CLOCK_TOO_EARLY'],
    ['2026-06-01T14:59:59.999Z', 'CLOCK_TOO_EARLY'],
    ['2026-06-01T15:00:00.000Z', null],
    [start, null],
    ['2026-06-01T17:30:00.000Z', null],
    ['2026-06-01T17:30:00.001Z', 'CLOCK_IN_FUTURE'],
    [nextWeek, 'CLOCK_IN_FUTURE'],
  ])('at %s, of a shift from 16:00 on, is at half past five: %p', (time, code) => {
    const clocking = { time, now: '2026-06-01T17:30:00.000Z', bounds };
    expect(clockInRefusal(filled(), 'ann', clocking)?.code ?? null).toBe(code);
    expect(clockInTimeRefusal(aShift(), clocking)?.code ?? null).toBe(code);
  });

  it('says from when on it is possible', () => {
    const early = { ...bounds, clockInEarlyMinutes: 15 };
    const clocking = { time: '2026-06-01T15:44:00.000Z', now: start, bounds: early };
    expect(clockInTimeRefusal(aShift(), clocking)?.text).toBe('CLOCK_TOO_EARLY?minutes=15');
    expect(earliestClockIn(aShift(), early).toISOString()).toBe('2026-06-01T15:45:00.000Z');
  });

  it('happens once', () => {
    const clocking = { time: start, now: nextWeek, bounds };
    expect(clockInRefusal(clockedIn, 'ann', clocking)?.code).toBe('ALREADY_CLOCKED_IN');
    expect(clockInRefusal(aShift(), 'ann', clocking)?.code).toBe('NOT_CONFIRMED');
  });
});

describe('clocking out', () => {
  it.each([
    ['2026-06-01T16:00:00.001Z', null],
    ['2026-06-02T08:00:00.000Z', null],
    [start, 'CLOCK_OUT_BEFORE_IN'],
    ['2026-06-01T15:00:00.000Z', 'CLOCK_OUT_BEFORE_IN'],
    ['2026-06-02T08:00:00.001Z', 'CLOCK_TOO_LONG'],
    ['2026-06-02T16:00:00.000Z', 'CLOCK_TOO_LONG'],
  ])('at %s, after in and at most 16 h later: %p', (time, code) => {
    const clocking = { time, now: nextWeek, bounds };
    expect(clockOutRefusal(clockedIn, 'ann', clocking)?.code ?? null).toBe(code);
    expect(clockOutTimeRefusal(start, clocking)?.code ?? null).toBe(code);
  });

  it('is of times that have come', () => {
    const time = '2026-06-01T20:00:00.000Z';
    const before = { time, now: '2026-06-01T19:59:59.999Z', bounds };
    expect(clockOutRefusal(clockedIn, 'ann', before)?.code).toBe('CLOCK_IN_FUTURE');
    expect(clockOutRefusal(clockedIn, 'ann', { ...before, now: time })).toBeNull();
  });

  it('says how late it is possible', () => {
    const clocking = { time: end, now: end, bounds: { ...bounds, clockOutMaxHours: 4 } };
    expect(clockOutTimeRefusal(start, clocking)?.text).toBe('CLOCK_TOO_LONG?hours=4');
  });

  it('comes after in, once', () => {
    const clocking = { time: end, now: nextWeek, bounds };
    expect(clockOutRefusal(filled(), 'ann', clocking)?.code).toBe('NOT_CLOCKED_IN');
    const out = aShift({
      assignments: [anAssignment('ann', { state: 'clockedOut', checkInTime: start })],
    });
    expect(clockOutRefusal(out, 'ann', clocking)?.code).toBe('ALREADY_CLOCKED_OUT');
  });
});

describe('what a screen proposes', () => {
  it('is the start, and the start plus the duration', () => {
    expect(proposedCheckIn(aShift(), nextWeek).toISOString()).toBe(start);
    expect(proposedCheckOut(aShift(), nextWeek).toISOString()).toBe(end);
  });

  it('is this minute where that is still to come', () => {
    const now = '2026-06-01T15:48:59.000Z';
    expect(proposedCheckIn(aShift(), now).toISOString()).toBe('2026-06-01T15:48:00.000Z');
    expect(proposedCheckOut(aShift(), now).toISOString()).toBe('2026-06-01T15:48:00.000Z');
  });

  it('can be recorded at any time from the earliest clock-in on', () => {
    const minutesAfterStart = fc.integer({ min: -60 * 60_000, max: 7 * 86_400_000 });
    fc.assert(
      fc.property(minutesAfterStart, (after) => {
        const now = Date.parse(start) + after;
        const time = proposedCheckIn(aShift(), now);
        return clockInTimeRefusal(aShift(), { time, now, bounds }) === null;
      }),
    );
  });
});
