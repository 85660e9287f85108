import type { AssignmentState } from '@leafshift/domain/shift-lifecycle';
import { CONFIRMED_STATES, takesSpot } from '@leafshift/domain/shift-lifecycle';
import type { ObjectId } from 'mongodb';
import { type Check, groupBy, unless } from './evidence.ts';

interface StoredShift {
  readonly _id: ObjectId;
  readonly totalWorkers: number;
  readonly confirmedCount: number;
}

interface StoredAssignment {
  readonly shiftId: ObjectId;
  readonly workerId: ObjectId;
  readonly state: AssignmentState;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** No shift has more confirmed workers than places, and nobody is in two places at once. */
export const checkPlaces: Check = async ({ database }) => {
  const confirmed = await database
    .collection<StoredAssignment>('assignments')
    .find({ state: { $in: [...CONFIRMED_STATES] } })
    .project<StoredAssignment>({ shiftId: 1, workerId: 1, state: 1, startsAt: 1, endsAt: 1 })
    .toArray();
  const shifts = await database
    .collection<StoredShift>('shifts')
    .find()
    .project<StoredShift>({ totalWorkers: 1, confirmedCount: 1 })
    .toArray();
  return placeProblems(shifts, confirmed);
};

/** The same of what was read. */
export function placeProblems(
  shifts: readonly StoredShift[],
  assignments: readonly StoredAssignment[],
): string[] {
  const taking = assignments.filter(({ state }) => takesSpot(state));
  const byShift = groupBy(taking, ({ shiftId }) => shiftId.toHexString());
  const byWorker = groupBy(taking, ({ workerId }) => workerId.toHexString());
  return [
    ...shifts.flatMap((shift) => problemsOfShift(shift, byShift)),
    ...[...byWorker].flatMap(([worker, own]) => problemsOfWorker(worker, own)),
  ];
}

function problemsOfShift(
  { _id, totalWorkers, confirmedCount }: StoredShift,
  byShift: ReadonlyMap<string, readonly StoredAssignment[]>,
): string[] {
  const taken = byShift.get(_id.toHexString())?.length ?? 0;
  return [
    ...unless(
      taken <= totalWorkers,
      `shift ${_id} has ${taken} confirmed for ${totalWorkers} places`,
    ),
    ...unless(
      taken === confirmedCount,
      `shift ${_id} counts ${confirmedCount} confirmed of ${taken}`,
    ),
  ];
}

function problemsOfWorker(worker: string, assignments: readonly StoredAssignment[]): string[] {
  const byStart = assignments.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return byStart.flatMap(({ shiftId, startsAt }, index) => {
    const before = byStart[index - 1];
    return unless(
      !before || before.endsAt <= startsAt,
      `worker ${worker} is on the shifts ${before?.shiftId} and ${shiftId} at once`,
    );
  });
}
