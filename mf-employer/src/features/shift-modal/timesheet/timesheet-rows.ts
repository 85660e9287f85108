import {
  clockIn,
  clockOut,
  correctTimesheet,
  type Timesheet,
} from '@leafshift/contracts/clockedtime';
import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import type { ApiClient } from '@leafshift/data-access';
import { DEFAULT_RATING } from '@leafshift/domain/shift-lifecycle';

/** The hours of one worker as the table has them, before they are saved. */
export interface Hours {
  readonly clockIn: Date;
  readonly clockOut: Date;
  readonly breakMinutes: number;
  readonly rating: number;
  /** Why recorded hours are corrected; the worker reads it. */
  readonly reason: string;
}

/** What is recorded of a worker, and the times of the shift where nothing is. */
export function prefilled(post: TempPost, { shiftDetails }: ConfirmedWorker): Hours {
  const { checkInTime, checkOutTime, breakMinutes = 0, rating } = shiftDetails.employer;
  return {
    clockIn: new Date(checkInTime ?? post.date),
    clockOut: new Date(checkOutTime ?? post.endDate),
    breakMinutes,
    rating: rating ?? DEFAULT_RATING,
    reason: '',
  };
}

/** What of the hours differs from what is recorded; times that are not recorded yet are no correction. */
function correctionOf({ shiftDetails }: ConfirmedWorker, hours: Hours) {
  const { checkInTime, checkOutTime, breakMinutes = 0 } = shiftDetails.employer;
  const clockIn = hours.clockIn.toISOString();
  const clockOut = hours.clockOut.toISOString();
  return {
    ...(checkInTime !== null && checkInTime !== clockIn && { clockIn }),
    ...(checkOutTime !== null && checkOutTime !== clockOut && { clockOut }),
    ...(checkOutTime !== null &&
      breakMinutes !== hours.breakMinutes && { breakMinutes: hours.breakMinutes }),
  };
}

/** Whether the hours correct some that the worker has recorded too, so that the API asks for a reason. */
export const needsReason = (
  worker: ConfirmedWorker,
  hours: Hours,
  sheet: Timesheet | undefined,
): boolean =>
  sheet !== undefined &&
  [sheet.worker.clockIn, sheet.worker.clockOut, sheet.worker.breakMinutes].some(
    (recorded) => recorded !== null,
  ) &&
  Object.keys(correctionOf(worker, hours)).length > 0;

/**
 * Records the hours by the steps that are still missing, each as if it had been taken by itself: what
 * is recorded already is corrected where it differs.
 */
export async function saveHours(
  api: ApiClient,
  post: TempPost,
  worker: ConfirmedWorker,
  hours: Hours,
): Promise<void> {
  const params = { postId: post._id, confirmedId: worker._id };
  const { checkInTime, checkOutTime, rated } = worker.shiftDetails.employer;
  const times = { clockIn: hours.clockIn.toISOString(), clockOut: hours.clockOut.toISOString() };
  if (checkInTime === null) {
    await api.send(clockIn, { params, body: { clockIn: times.clockIn } });
  }
  if (checkOutTime === null) {
    await api.send(clockOut, {
      params,
      body: { clockOut: times.clockOut, breakMinutes: hours.breakMinutes },
    });
  }
  const correction = correctionOf(worker, hours);
  if (Object.keys(correction).length > 0) {
    const reason = hours.reason.trim();
    await api.send(correctTimesheet, {
      // A timesheet goes by the id of its assignment.
      params: { id: worker._id },
      body: { ...correction, ...(reason && { reason }) },
    });
  }
  if (!rated) {
    await api.send(rateWorker, {
      params: { ...params, tempUserId: worker.requestUser },
      body: { rating: hours.rating },
    });
  }
}
