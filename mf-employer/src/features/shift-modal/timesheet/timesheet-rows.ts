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
}

/** What is recorded of a worker, and the times of the shift where nothing is. */
export function prefilled(post: TempPost, { shiftDetails }: ConfirmedWorker): Hours {
  const { checkInTime, checkOutTime, breakMinutes = 0, rating } = shiftDetails.employer;
  return {
    clockIn: new Date(checkInTime ?? post.date),
    clockOut: new Date(checkOutTime ?? post.endDate),
    breakMinutes,
    rating: rating ?? DEFAULT_RATING,
  };
}

/**
 * Records the hours by the steps that are still missing, each as if it had been taken by itself: what
 * is recorded already is corrected where it differs.
 */
export async function saveHours(
  api: ApiClient,
  post: TempPost,
  worker: ConfirmedWorker,
  hours: Hours,
  sheet: Timesheet | undefined,
): Promise<void> {
  const params = { postId: post._id, confirmedId: worker._id };
  const { checkInTime, checkOutTime, rated, breakMinutes = 0 } = worker.shiftDetails.employer;
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
  const changed = {
    ...(checkInTime !== null && checkInTime !== times.clockIn && { clockIn: times.clockIn }),
    ...(checkOutTime !== null && checkOutTime !== times.clockOut && { clockOut: times.clockOut }),
    ...(checkOutTime !== null &&
      breakMinutes !== hours.breakMinutes && { breakMinutes: hours.breakMinutes }),
  };
  if (sheet && Object.keys(changed).length > 0) {
    await api.send(correctTimesheet, { params: { id: sheet._id }, body: changed });
  }
  if (!rated) {
    await api.send(rateWorker, {
      params: { ...params, tempUserId: worker.requestUser },
      body: { rating: hours.rating },
    });
  }
}
