import { aConfirmedWorker, anId, aRequest, aTempPost } from '@leafshift/testing/builders';
import { toLifecycleShift } from './to-lifecycle-shift.ts';

describe('a posting as the shift of the lifecycle rules', () => {
  it('has an assignment for each confirmed worker and each request', () => {
    const shift = toLifecycleShift(
      aTempPost({
        confirmedArr: [aConfirmedWorker({ requestUser: anId(1), shiftStatus: 'Clocked In' })],
        confirmedCount: 1,
        requests: [aRequest({ requestUser: anId(2) })],
        requestCount: 1,
      }),
    );
    expect(shift.assignments.map(({ workerId, state }) => [workerId, state])).toEqual([
      [anId(1), 'clockedIn'],
      [anId(2), 'requested'],
    ]);
  });

  it("counts the workers whom a worker's copy does not name, so that open spots stay right", () => {
    const shift = toLifecycleShift(
      aTempPost({ confirmedArr: [], confirmedCount: 2, totalWorkers: 3 }),
    );
    expect(shift.assignments.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
    expect(shift.totalWorkers).toBe(3);
  });
});
