import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import {
  clockInTimeRefusal,
  clockOutTimeRefusal,
  earliestClockIn,
  proposedCheckIn,
  proposedCheckOut,
} from '@leafshift/domain/shift-lifecycle';
import { addHours } from '@leafshift/domain/time-zone';
import { timesOf } from '@leafshift/remote-pages/shifts';
import type { ClockRules } from '../use-clock-rules.ts';

interface Clocked {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
  readonly event: 'clockIn' | 'clockOut';
}

/** Within which times a worker's clock-in or clock-out can lie at this moment, and which is proposed. */
export function clockWindow({ post, worker, event }: Clocked, { now, bounds }: ClockRules) {
  const times = timesOf(post);
  const { checkInTime } = worker.shiftDetails.employer;
  if (event === 'clockIn' || checkInTime === null) {
    const from = earliestClockIn(times, bounds);
    const isToCome = now < from;
    return {
      from,
      until: isToCome ? from : now,
      isToCome,
      proposed: isToCome ? new Date(times.startsAt) : proposedCheckIn(times, now),
      refusalOf: (time: Date) => clockInTimeRefusal(times, { time, now, bounds }),
    };
  }
  const from = new Date(checkInTime);
  const latest = addHours(from, bounds.clockOutMaxHours);
  return {
    from,
    until: now < latest ? now : latest,
    isToCome: false,
    proposed: proposedCheckOut(times, now),
    refusalOf: (time: Date) => clockOutTimeRefusal(from, { time, now, bounds }),
  };
}
