import { cents } from '../src/money/money.ts';
import type {
  Assignment,
  RequestingWorker,
  Shift,
  WorkPlace,
} from '../src/shifts/shift-lifecycle.ts';
import { toCalendarDay } from '../src/zones/time-zone.ts';

/** An open cultivation shift of 8 hours in Vancouver, 1 June 2026 from 9:00 to 17:00. */
export function aShift(change: Partial<Shift> = {}): Shift {
  return {
    startsAt: '2026-06-01T16:00:00.000Z',
    durationHours: 8,
    timeZone: 'America/Vancouver',
    place: aPlace(),
    jobType: 'Cultivation',
    jobTitle: 'Trimmer',
    rate: cents(2500),
    totalWorkers: 2,
    status: null,
    assignments: [],
    ...change,
  };
}

/** A shop in Vancouver, or the same address elsewhere. */
export const aPlace = (province = 'BC', city = 'Vancouver'): WorkPlace => ({
  fullAddress: '800 Robson St',
  city,
  province,
});

/** A worker's assignment, by default just confirmed. */
export function anAssignment(workerId: string, change: Partial<Assignment> = {}): Assignment {
  return {
    workerId,
    state: 'confirmed',
    checkInTime: null,
    checkOutTime: null,
    rating: null,
    agreed: null,
    ...change,
  };
}

/** A assignment that is rated and so 'Completed'. */
export function aCompletedAssignment(workerId: string): Assignment {
  return anAssignment(workerId, {
    state: 'completed',
    checkInTime: '2026-06-01T16:00:00.000Z',
    checkOutTime: '2026-06-02T00:00:00.000Z',
    rating: 5,
  });
}

/** A worker who may request shifts. */
export function aWorker(
  workerId: string,
  change: Partial<RequestingWorker> = {},
): RequestingWorker {
  return {
    workerId,
    account: {
      usertype: 'Temp',
      level1: true,
      level2: true,
      level3: true,
      level4: true,
      level5: true,
    },
    birthDay: toCalendarDay('1990-01-01'),
    confirmedShifts: [],
    ...change,
  };
}
