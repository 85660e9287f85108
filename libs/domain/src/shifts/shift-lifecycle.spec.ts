import { describe, expect, it } from '@jest/globals';
import {
  aCompletedAssignment,
  anAssignment,
  aShift,
  aWorker,
} from '../../testing/shift-builder.ts';
import type { Shift, ShiftEvent } from './shift-lifecycle.ts';
import {
  advanceShift,
  assignmentState,
  cancelRefusal,
  canSubmitShift,
  confirmedCount,
  confirmRefusal,
  DEFAULT_CLOCK_BOUNDS,
  deleteRefusal,
  editRefusal,
  hoursOfAssignment,
  isLateCancellation,
  overlappingShifts,
  requestCount,
  requestRefusal,
  SHIFT_STATUS_TEXT,
  shiftState,
  shiftsOverlap,
  submitRefusal,
  termsOf,
  withdrawRefusal,
} from './shift-lifecycle.ts';

const dayBefore = '2026-05-31T12:00:00.000Z';
const start = '2026-06-01T16:00:00.000Z';
const end = '2026-06-02T00:00:00.000Z';
const afterwards = '2026-06-02T01:00:00.000Z';
const filled = () => aShift({ assignments: [anAssignment('ann'), anAssignment('bob')] });
const complete = () => aShift({ status: 'Complete', assignments: [aCompletedAssignment('ann')] });

function advanced(shift: Shift, ...events: readonly ShiftEvent[]): Shift {
  return events.reduce((current, event) => {
    const step = advanceShift(current, event);
    if (!step.ok) {
      throw new Error(`${event.type}: ${step.refusal.code}`);
    }
    return step.shift;
  }, shift);
}

describe('a shift from request to invoice', () => {
  const request: ShiftEvent = { type: 'request', worker: aWorker('ann'), now: dayBefore };
  const confirm: ShiftEvent = {
    type: 'confirm',
    workerId: 'ann',
    confirmedShifts: [],
    now: dayBefore,
  };
  const recorded = { workerId: 'ann', now: afterwards, bounds: DEFAULT_CLOCK_BOUNDS };
  const clockIn: ShiftEvent = { type: 'clockIn', ...recorded, time: start };
  const clockOut: ShiftEvent = {
    type: 'clockOut',
    ...recorded,
    time: '2026-06-02T00:30:00.000Z',
  };
  const submit: ShiftEvent = { type: 'submit', now: afterwards };
  const rate: ShiftEvent = { type: 'rate', workerId: 'ann', rating: 4 };

  it('passes requested, confirmed, clocked in, clocked out and completed', () => {
    const events = [request, confirm, clockIn, clockOut, rate];
    const states = events.map((_, index) => {
      const shift = advanced(aShift(), ...events.slice(0, index + 1));
      return [assignmentState(shift, 'ann'), shiftState(shift)];
    });
    expect(states).toEqual([
      ['requested', 'open'],
      ['confirmed', 'open'],
      ['clockedIn', 'inProgress'],
      ['clockedOut', 'inProgress'],
      ['completed', 'inProgress'],
    ]);
  });

  it('keeps times, hours and rating, and is complete once submitted', () => {
    const shift = advanced(aShift(), request, confirm, clockIn, clockOut, rate, submit);
    expect(shiftState(shift)).toBe('complete');
    const [assignment] = shift.assignments;
    expect(assignment).toEqual({
      workerId: 'ann',
      state: 'completed',
      confirmedAt: dayBefore,
      checkInTime: start,
      checkOutTime: '2026-06-02T00:30:00.000Z',
      rating: 4,
      agreed: termsOf(shift),
    });
    expect(assignment && hoursOfAssignment(assignment)).toBe(8.5);
  });

  it('counts requests and confirmed workers', () => {
    const shift = advanced(
      aShift(),
      request,
      { type: 'request', worker: aWorker('bob'), now: dayBefore },
      confirm,
    );
    expect([requestCount(shift), confirmedCount(shift)]).toEqual([1, 1]);
  });

  it('leaves the given shift as it was', () => {
    const shift = Object.freeze(aShift({ assignments: Object.freeze([]) as readonly never[] }));
    expect(advanced(shift, request)).not.toBe(shift);
    expect(shift.assignments).toEqual([]);
  });
});

describe('the state of a shift', () => {
  it.each([
    ['open', aShift({ assignments: [anAssignment('ann')] })],
    ['filled', filled()],
    ['inProgress', aShift({ assignments: [anAssignment('ann', { state: 'clockedIn' })] })],
    ['inProgress', aShift({ assignments: [aCompletedAssignment('ann')] })],
    ['open', aShift({ assignments: [anAssignment('ann', { state: 'cancelled' })] })],
    ['complete', complete()],
    ['cancelled', aShift({ status: 'Cancelled' })],
  ])('is %s', (state, shift) => {
    expect(shiftState(shift)).toBe(state);
  });

  it("calls a rated worker 'Completed'", () => {
    expect(SHIFT_STATUS_TEXT.completed).toBe('Completed');
  });
});

describe('requesting a shift', () => {
  const refusalFor = (shift: Shift, worker = aWorker('ann'), now = dayBefore) =>
    requestRefusal(shift, worker, now)?.code ?? null;

  it('is possible while it is open and not begun', () => {
    expect(refusalFor(aShift())).toBeNull();
    expect(refusalFor(aShift(), aWorker('ann'), '2026-06-01T15:59:59.999Z')).toBeNull();
  });

  it.each([
    ['it has begun', aShift(), aWorker('ann'), start, 'SHIFT_BEGUN'],
    ['it is full', filled(), aWorker('cid'), dayBefore, 'SHIFT_FULL'],
    ['it is complete', complete(), aWorker('cid'), dayBefore, 'POST_COMPLETE'],
    [
      'it is cancelled',
      aShift({ status: 'Cancelled' }),
      aWorker('ann'),
      dayBefore,
      'POST_CANCELLED',
    ],
    [
      'it is requested already',
      aShift({ assignments: [anAssignment('ann', { state: 'requested' })] }),
      aWorker('ann'),
      dayBefore,
      'ALREADY_REQUESTED',
    ],
    ['the worker is confirmed', filled(), aWorker('ann'), dayBefore, 'ALREADY_CONFIRMED'],
    [
      'onboarding was skipped',
      aShift(),
      aWorker('ann', { account: { usertype: 'Temp', level1: true, skipOnboarding: true } }),
      dayBefore,
      'ONBOARDING_REQUIRED',
    ],
    [
      'the worker is confirmed elsewhere at that time',
      aShift(),
      aWorker('ann', { confirmedShifts: [{ startsAt: dayBefore, durationHours: 40 }] }),
      dayBefore,
      'SHIFT_OVERLAPS',
    ],
  ])('is refused when %s', (_, shift, worker, now, code) => {
    expect(refusalFor(shift, worker, now)).toBe(code);
  });

  it('is possible again after withdrawing or cancelling', () => {
    for (const state of ['withdrawn', 'cancelled'] as const) {
      const shift = aShift({ assignments: [anAssignment('ann', { state })] });
      expect(refusalFor(shift)).toBeNull();
      const again = advanced(shift, { type: 'request', worker: aWorker('ann'), now: dayBefore });
      expect(assignmentState(again, 'ann')).toBe('requested');
      expect(again.assignments).toHaveLength(1);
    }
  });
});

describe('withdrawing a request', () => {
  it.each([
    ['requested', null],
    ['withdrawn', 'NOT_REQUESTED'],
    ['confirmed', 'ALREADY_CONFIRMED'],
  ] as const)('when it is %s: %p', (state, code) => {
    const shift = aShift({ assignments: [anAssignment('ann', { state })] });
    expect(withdrawRefusal(shift, 'ann')?.code ?? null).toBe(code);
  });

  it('needs a request', () => {
    expect(withdrawRefusal(aShift(), 'ann')?.code).toBe('NOT_REQUESTED');
  });
});

describe('confirming a worker', () => {
  const requested = anAssignment('cid', { state: 'requested' });

  it("is refused on a full shift: 'SHIFT_FILLED'", () => {
    const shift = aShift({ assignments: [...filled().assignments, requested] });
    expect(confirmRefusal(shift, 'cid', [], dayBefore)).toEqual({
      code: 'SHIFT_FILLED',
      text: 'SHIFT_FILLED',
      kind: 'Info',
    });
  });

  it('is refused when another confirmed shift overlaps, by so little as a moment', () => {
    const shift = aShift({ assignments: [requested] });
    const other = (startsAt: string) => [{ startsAt, durationHours: 4 }];
    expect(confirmRefusal(shift, 'cid', other('2026-06-01T12:00:00.000Z'), dayBefore)).toBeNull();
    expect(confirmRefusal(shift, 'cid', other('2026-06-02T00:00:00.000Z'), dayBefore)).toBeNull();
    for (const startsAt of ['2026-06-01T12:00:00.001Z', start, '2026-06-01T23:59:59.999Z']) {
      expect(confirmRefusal(shift, 'cid', other(startsAt), dayBefore)?.code).toBe('SHIFT_OVERLAPS');
    }
  });

  it.each([
    ['withdrawn', 'REQUEST_WITHDRAWN'],
    ['cancelled', 'REQUEST_WITHDRAWN'],
    ['confirmed', 'ALREADY_CONFIRMED'],
  ] as const)('is refused when the request is %s', (state, code) => {
    expect(
      confirmRefusal(
        aShift({ assignments: [anAssignment('cid', { state })] }),
        'cid',
        [],
        dayBefore,
      )?.code,
    ).toBe(code);
  });

  it('is possible after the start, for who asked before, until the end', () => {
    const shift = aShift({ assignments: [requested] });
    expect(confirmRefusal(shift, 'cid', [], '2026-06-01T23:59:59.999Z')).toBeNull();
    expect(confirmRefusal(shift, 'cid', [], end)?.code).toBe('SHIFT_OVER');
  });
});

describe('overlapping shifts', () => {
  it('overlap both ways round or not at all', () => {
    const long = { startsAt: start, durationHours: 8 };
    const within = { startsAt: '2026-06-01T18:00:00.000Z', durationHours: 4 };
    expect([shiftsOverlap(long, within), shiftsOverlap(within, long)]).toEqual([true, true]);
    const next = { startsAt: '2026-06-02T00:00:00.000Z', durationHours: 4 };
    expect(overlappingShifts(long, [within, next])).toEqual([within]);
  });
});

describe('giving up a confirmed spot', () => {
  it('suspends nobody who was confirmed when the shift had begun', () => {
    const now = '2026-06-01T17:00:00.000Z';
    expect(isLateCancellation(aShift(), now, start)).toBe(false);
    expect(isLateCancellation(aShift(), now, '2026-06-01T15:59:59.999Z')).toBe(true);
    const shift = advanced(aShift({ assignments: [anAssignment('cid', { state: 'requested' })] }), {
      type: 'confirm',
      workerId: 'cid',
      confirmedShifts: [],
      now: start,
    });
    expect(advanceShift(shift, { type: 'cancelByWorker', workerId: 'cid', now })).toMatchObject({
      suspends: null,
    });
  });

  it('opens the spot again with 24 h notice or more', () => {
    const now = '2026-05-31T16:00:00.000Z';
    expect(isLateCancellation(aShift(), now)).toBe(false);
    const step = advanceShift(filled(), { type: 'cancelByWorker', workerId: 'ann', now });
    expect(step).toMatchObject({ ok: true, suspends: null });
    expect(step.ok && shiftState(step.shift)).toBe('open');
  });

  it.each(['2026-05-31T16:00:00.001Z', start, '2026-06-03T00:00:00.000Z'])(
    'suspends the worker at %s, with less than 24 h notice',
    (now) => {
      const step = advanceShift(filled(), { type: 'cancelByWorker', workerId: 'ann', now });
      expect(step).toMatchObject({ ok: true, suspends: 'ann' });
    },
  );

  it('is not possible after clock-in, nor without an assignment', () => {
    const shift = aShift({
      assignments: [anAssignment('ann', { state: 'clockedIn', checkInTime: start })],
    });
    expect(cancelRefusal(shift, 'ann')?.code).toBe('ALREADY_CLOCKED_IN');
    expect(cancelRefusal(shift, 'bob')?.code).toBe('NOT_CONFIRMED');
  });
});

describe('submitting a shift', () => {
  it.each([
    [
      'all confirmed workers are completed',
      aShift({ assignments: [aCompletedAssignment('ann')] }),
      null,
    ],
    [
      'requests are left over',
      aShift({
        assignments: [aCompletedAssignment('ann'), anAssignment('bob', { state: 'requested' })],
      }),
      null,
    ],
    [
      'one is not',
      aShift({ assignments: [aCompletedAssignment('ann'), anAssignment('bob')] }),
      'WORKERS_NOT_COMPLETED',
    ],
    ['nobody is confirmed', aShift(), 'NO_WORKERS_CONFIRMED'],
    [
      'the only confirmed worker cancelled',
      aShift({ assignments: [anAssignment('ann', { state: 'cancelled' })] }),
      'NO_WORKERS_CONFIRMED',
    ],
    ['it was submitted', complete(), 'POST_COMPLETE'],
  ])('when %s: %p', (_, shift, text) => {
    expect(submitRefusal(shift, end)?.text ?? null).toBe(text);
    expect(canSubmitShift(shift, end)).toBe(text === null);
  });

  const early = '2026-06-01T20:00:00.000Z';
  const beforeEnd = '2026-06-01T23:59:59.999Z';
  const gone = (checkOutTime = early) => ({ ...aCompletedAssignment('ann'), checkOutTime });
  const absent = anAssignment('bob', { state: 'noShow' });

  it.each([
    ['everybody has clocked out early', [gone()], early, null],
    ['nobody came', [absent], beforeEnd, 'SHIFT_NOT_OVER'],
    [
      'somebody left early and somebody did not come',
      [gone(), absent],
      beforeEnd,
      'SHIFT_NOT_OVER',
    ],
    ['a clock-out was recorded ahead', [gone(end)], beforeEnd, 'SHIFT_NOT_OVER'],
    ['a clock-out was recorded ahead, after the end', [gone(end)], end, null],
    ['nobody came, after the end', [absent], end, null],
  ])('judged by the clock, when %s: %p', (_, assignments, now, code) => {
    expect(submitRefusal(aShift({ assignments }), now)?.code ?? null).toBe(code);
  });
});

describe('editing or deleting a posting', () => {
  const confirmed = 'POST_HAS_CONFIRMED_WORKER';

  it.each([
    [
      'nobody is confirmed',
      aShift({ assignments: [anAssignment('ann', { state: 'requested' })] }),
      null,
    ],
    ['somebody is', aShift({ assignments: [anAssignment('ann')] }), confirmed],
    ['it is complete', complete(), confirmed],
    ['it is cancelled', aShift({ status: 'Cancelled' }), 'POST_CANCELLED'],
  ])('when %s: %p', (_, shift, text) => {
    expect(editRefusal(shift)?.text ?? null).toBe(text);
    expect(deleteRefusal(shift)?.text ?? null).toBe(text);
  });

  it('changes it, or cancels it for good', () => {
    const edited = advanced(aShift(), { type: 'edit', changes: { totalWorkers: 5 } });
    expect(edited.totalWorkers).toBe(5);
    expect(shiftState(advanced(aShift(), { type: 'delete' }))).toBe('cancelled');
  });
});
