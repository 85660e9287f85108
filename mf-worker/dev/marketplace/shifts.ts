import type { CompletedShift, TempPost } from '@leafshift/contracts/posts';
import { addDays, addHours, calendarDayIn, instantOnDay } from '@leafshift/domain/time-zone';
import {
  aCompletedShift,
  aConfirmedWorker,
  anId,
  aRequest,
  aSupervisor,
  aTempPost,
} from '@leafshift/testing/builders';
import { BUSINESSES, type Business, JOBS, type Job } from './businesses.ts';
import { withNeeded } from './credentials.ts';

const of = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** The number decides which business and job; the shift is so many days from now. */
export function shiftInDays(now: number, days: number, number: number): TempPost {
  const business = of(BUSINESSES, number);
  const job = of(JOBS, number * 3 + 1);
  const totalWorkers = 1 + (number % 4);
  const start = startOf(now, days, business, job);
  const shift = aTempPost({
    _id: anId(1000 + number),
    employer: business.id,
    name: business.name,
    date: start.toISOString(),
    endDate: addHours(start, job.duration).toISOString(),
    timeZone: business.timeZone,
    startTime: `${String(job.startHour).padStart(2, '0')}:00`,
    postDateArray: [calendarDayIn(start, business.timeZone)],
    duration: job.duration,
    rate: job.rate,
    totalRate: job.rate * job.duration * totalWorkers,
    totalWorkers,
    jobType: job.jobType,
    jobTitle: job.jobTitle,
    jobDescription: job.description,
    jobRequirements:
      job.jobTitle === 'Budtender' ? 'Selling it Right certificate\nComfortable on your feet' : '',
    supervisor: { _id: aSupervisor()._id, name: aSupervisor().name },
    location: business.location,
    createdAt: new Date(now - 86_400_000 * (1 + (number % 3))).toISOString(),
  });
  return withNeeded(shift);
}

/** Its business asked me for it a few hours ago. */
export const invited = (shift: TempPost, now: number): TempPost => ({
  ...shift,
  invitedAt: addHours(now, -3).toISOString(),
});

export const requested = (shift: TempPost): TempPost => ({
  ...shift,
  requests: [aRequest({ postId: shift._id })],
  requestCount: shift.requestCount + 1,
});

export const confirmed = (shift: TempPost): TempPost => ({
  ...shift,
  supervisor: aSupervisor(),
  requests: [],
  confirmedArr: [aConfirmedWorker()],
  confirmedCount: 1,
});

export const withoutMe = (shift: TempPost): TempPost => ({
  ...shift,
  requests: [],
  confirmedArr: [],
  requestCount: Math.max(0, shift.requestCount - shift.requests.length),
  confirmedCount: Math.max(0, shift.confirmedCount - shift.confirmedArr.length),
});

const PAYOUT_STATES = ['waiting', 'waiting', 'sent', 'paid'] as const;

/** A shift that was worked to its end so many days ago, ten minutes longer than planned. */
export function completedShift(now: number, daysAgo: number, number: number): CompletedShift {
  const shift = shiftInDays(now, -daysAgo, number);
  const checkOut = addHours(shift.endDate, 1 / 6).toISOString();
  const hours = Math.round((shift.duration + 1 / 6) * 100) / 100;
  const payoutStatus = daysAgo > 20 ? 'paid' : of(PAYOUT_STATES, number);
  return aCompletedShift({
    ...shift,
    status: 'Complete',
    totalWorkers: 1,
    confirmedCount: 1,
    confirmedArr: [
      aConfirmedWorker({
        shiftStatus: 'Completed',
        shiftDetails: {
          employer: {
            checkInTime: shift.date,
            checkOutTime: checkOut,
            rated: true,
            rating: 3 + (number % 3),
          },
        },
      }),
    ],
    completedAt: addHours(checkOut, 1).toISOString(),
    invoiceId: null,
    worked: {
      hours,
      rate: shift.rate,
      pay: Math.ceil(Math.round(shift.rate * hours * 10_000) / 100) / 100,
      ratingReceived: 3 + (number % 3),
      payoutStatus,
    },
  });
}

function startOf(now: number, days: number, { timeZone }: Business, { startHour }: Job): Date {
  const day = addDays(calendarDayIn(now, timeZone), days);
  return instantOnDay(day, { hour: startHour, minute: 0 }, timeZone);
}
