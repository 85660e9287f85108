import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aShift, aWorker } from '../../testing/shift-builder.ts';
import type { AssignmentState, ShiftEvent } from './shift-lifecycle.ts';
import {
  advanceShift,
  assignmentState,
  confirmedCount,
  DEFAULT_CLOCK_BOUNDS,
  hasBegun,
  hoursOfAssignment,
  isConfirmedState,
  isOver,
  requestCount,
  SHIFT_CODES,
  SHIFT_EVENTS,
  shiftState,
} from './shift-lifecycle.ts';

const WALKS = 3_000;
const HOUR = 3_600_000;
const start = Date.parse('2026-06-01T16:00:00.000Z');

const workers = ['ann', 'bob', 'cid'];
const workerId = fc.constantFrom(...workers);
const stars = fc.integer({ min: 0, max: 6 });
const time = fc.integer({ min: -60, max: 60 }).map((hours) => new Date(start + hours * HOUR));
/** What is recorded around a shift, mostly after it. */
const clocking = fc.record({
  time: fc.integer({ min: -2, max: 20 }).map((hours) => new Date(start + hours * HOUR)),
  now: fc.integer({ min: 0, max: 60 }).map((hours) => new Date(start + hours * HOUR)),
  bounds: fc.constant(DEFAULT_CLOCK_BOUNDS),
});
const otherShifts = fc.oneof(
  { weight: 5, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: time.map((startsAt) => [{ startsAt, durationHours: 8 }]),
  },
);

const anyRequest = fc
  .tuple(workerId, time, otherShifts)
  .map(([id, now, confirmedShifts]): ShiftEvent => {
    return { type: 'request', worker: aWorker(id, { confirmedShifts }), now };
  });

const event: fc.Arbitrary<ShiftEvent> = fc.oneof(
  { weight: 12, arbitrary: anyRequest },
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('confirm' as const),
      workerId,
      confirmedShifts: otherShifts,
      now: time,
    }),
  },
  {
    weight: 12,
    arbitrary: fc
      .tuple(workerId, clocking)
      .map(([id, times]): ShiftEvent => ({ type: 'clockIn', workerId: id, ...times })),
  },
  {
    weight: 16,
    arbitrary: fc
      .tuple(workerId, clocking)
      .map(([id, times]): ShiftEvent => ({ type: 'clockOut', workerId: id, ...times })),
  },
  {
    weight: 12,
    arbitrary: fc.record({ type: fc.constant('rate' as const), workerId, rating: stars }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('withdraw' as const), workerId }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('decline' as const), workerId }) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(workerId, time)
      .map(([id, now]): ShiftEvent => ({ type: 'agree', worker: aWorker(id), now })),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('markNoShow' as const), workerId, now: time }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('cancelByWorker' as const), workerId, now: time }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('release' as const), workerId, now: time }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('submit' as const), now: time }) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 4 }).map(
      (totalWorkers): ShiftEvent => ({
        type: 'edit',
        changes: { totalWorkers, durationHours: 6 + totalWorkers },
      }),
    ),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'delete' as const }) },
);

const walk = fc.record({
  totalWorkers: fc.integer({ min: 1, max: 2 }),
  events: fc.array(event, { minLength: 20, maxLength: 60, size: 'max' }),
});

/** Every step of a walk: the event, the shift before and the answer. */
function steps({ totalWorkers, events }: { totalWorkers: number; events: readonly ShiftEvent[] }) {
  let shift = aShift({ totalWorkers });
  return events.map((taken) => {
    const before = shift;
    const answer = advanceShift(before, taken);
    shift = answer.ok ? answer.shift : before;
    return { taken, before, answer, after: shift };
  });
}

/** Once clocked in, an assignment knows one way only. */
const FORWARDS: readonly AssignmentState[] = ['clockedIn', 'clockedOut', 'completed'];

describe(`any ${WALKS} walks of up to 60 events`, () => {
  it('never confirm more workers than the shift has spots', () => {
    fc.assert(
      fc.property(walk, (given) =>
        steps(given).every(({ after }) => confirmedCount(after) <= after.totalWorkers),
      ),
      { numRuns: WALKS },
    );
  });

  it('either change the shift or refuse with a known code, and never throw', () => {
    fc.assert(
      fc.property(walk, (given) =>
        steps(given).every(
          ({ answer, before, taken }) =>
            (answer.ok && (answer.shift !== before || taken.type === 'edit')) ||
            (!answer.ok && SHIFT_CODES.includes(answer.refusal.code)),
        ),
      ),
      { numRuns: WALKS },
    );
  });

  it('change nothing of a shift that is complete or cancelled', () => {
    fc.assert(
      fc.property(walk, (given) =>
        steps(given).every(
          ({ before, answer }) =>
            !['complete', 'cancelled'].includes(shiftState(before)) || !answer.ok,
        ),
      ),
      { numRuns: WALKS },
    );
  });

  it('complete a shift only with workers who are all clocked out and rated, or never came', () => {
    fc.assert(
      fc.property(walk, (given) =>
        steps(given)
          .filter(({ after }) => after.status === 'Complete')
          .every(({ after }) => {
            const confirmed = after.assignments.filter((assignment) =>
              isConfirmedState(assignment.state),
            );
            return (
              confirmed.length + (after.latePayCount ?? 0) > 0 &&
              confirmed.every((assignment) => {
                if (assignment.state === 'noShow') {
                  return assignment.checkInTime === null && assignment.rating === null;
                }
                const hours = hoursOfAssignment(assignment);
                const isRated =
                  assignment.rating !== null && [1, 2, 3, 4, 5].includes(assignment.rating);
                return assignment.state === 'completed' && isRated && hours !== null && hours <= 16;
              })
            );
          }),
      ),
      { numRuns: WALKS },
    );
  });

  it('record nothing early, in the future, or of more than 16 hours', () => {
    fc.assert(
      fc.property(walk, (given) =>
        steps(given).every(({ taken, before, answer }) => {
          if (!answer.ok || (taken.type !== 'clockIn' && taken.type !== 'clockOut')) {
            return true;
          }
          const [clocked, now] = [Number(taken.time), Number(taken.now)];
          const checkIn = before.assignments.find(
            (assignment) => assignment.workerId === taken.workerId,
          )?.checkInTime;
          const isWithin =
            taken.type === 'clockIn'
              ? clocked >= start - HOUR
              : clocked > Number(checkIn) && clocked <= Number(checkIn) + 16 * HOUR;
          return clocked <= now && isWithin;
        }),
      ),
      { numRuns: WALKS },
    );
  });

  it('complete a shift before its end only when everybody has clocked out', () => {
    fc.assert(
      fc.property(walk, (given) =>
        steps(given).every(({ taken, before, answer }) => {
          if (!answer.ok || taken.type !== 'submit' || isOver(before, taken.now)) {
            return true;
          }
          return before.assignments
            .filter((assignment) => isConfirmedState(assignment.state))
            .every(
              ({ checkOutTime }) =>
                checkOutTime !== null && Number(checkOutTime) <= Number(taken.now),
            );
        }),
      ),
      { numRuns: WALKS },
    );
  });

  it('lead one assignment one step at a time, and from clock-in on only forwards', () => {
    fc.assert(
      fc.property(walk, (given) =>
        steps(given).every(({ before, after }) => {
          const moved = workers.filter(
            (id) => assignmentState(before, id) !== assignmentState(after, id),
          );
          return (
            moved.length <= 1 &&
            moved.every((id) => {
              const step = FORWARDS.indexOf(assignmentState(before, id));
              return step < 0 || assignmentState(after, id) === FORWARDS[step + 1];
            })
          );
        }),
      ),
      { numRuns: WALKS },
    );
  });

  it('free the spot of who is released or does not come, and give it away once', () => {
    fc.assert(
      fc.property(walk, (given) =>
        steps(given).every(({ taken, before, after, answer }) => {
          if (!answer.ok || (taken.type !== 'release' && taken.type !== 'markNoShow')) {
            return true;
          }
          return confirmedCount(after) === confirmedCount(before) - 1;
        }),
      ),
      { numRuns: WALKS },
    );
  });

  it('owe late pay for each release with less than 24 hours notice, and change no terms then', () => {
    fc.assert(
      fc.property(walk, (given) => {
        let owed = 0;
        return steps(given).every(({ taken, before, after, answer }) => {
          if (answer.ok && taken.type === 'release') {
            owed += start - Number(taken.now) < 24 * HOUR ? 1 : 0;
          }
          const hasChanged = answer.ok && taken.type === 'edit';
          return (
            (after.latePayCount ?? 0) === owed && !(hasChanged && (before.latePayCount ?? 0) > 0)
          );
        });
      }),
      { numRuns: WALKS },
    );
  });

  it('let nobody request what has begun or is full', () => {
    fc.assert(
      fc.property(walk, (given) =>
        steps(given).every(({ taken, before, after, answer }) => {
          if (taken.type !== 'request' || !answer.ok) {
            return true;
          }
          return (
            !hasBegun(before, taken.now) &&
            confirmedCount(before) < before.totalWorkers &&
            requestCount(after) === requestCount(before) + 1
          );
        }),
      ),
      { numRuns: WALKS },
    );
  });

  it('suspend exactly those who cancel with less than 24 hours notice, and were confirmed before the start', () => {
    fc.assert(
      fc.property(walk, (given) =>
        steps(given).every(({ taken, before, answer }) => {
          if (!answer.ok) {
            return true;
          }
          if (taken.type !== 'cancelByWorker') {
            return answer.suspends === null;
          }
          const own = before.assignments.find(({ workerId: id }) => id === taken.workerId);
          const late =
            start - Number(taken.now) < 24 * HOUR && Number(own?.confirmedAt ?? 0) < start;
          return answer.suspends === (late ? taken.workerId : null);
        }),
      ),
      { numRuns: WALKS },
    );
  });

  it('meet every event and every state, so that the properties above say something', () => {
    const events = new Set<string>();
    const states = new Set<string>();
    fc.assert(
      fc.property(walk, (given) => {
        for (const { taken, answer, after } of steps(given)) {
          if (answer.ok) {
            events.add(taken.type);
          }
          states.add(shiftState(after));
        }
      }),
      { numRuns: WALKS, seed: 20260601 },
    );
    expect([...events].sort()).toEqual([...SHIFT_EVENTS].sort());
    expect([...states].sort()).toEqual(['cancelled', 'complete', 'filled', 'inProgress', 'open']);
  });
});
