import type { ConfirmedWorker, ShiftRequest, TempPost } from '@leafshift/contracts/posts';
import { CREDENTIAL_RULES, neededCredentials } from '@leafshift/domain/credentials';
import { shiftEnd } from '@leafshift/domain/posting-rules';
import { addDays, calendarDayIn, instantOnDay, type TimeOfDay } from '@leafshift/domain/time-zone';
import { aConfirmedWorker, anId, aRequest, aTempPost } from '@leafshift/testing/builders';
import { LOCATIONS, SUPERVISORS } from './sample-profile.ts';

const NAMES = [
  'Ana Roy',
  'Devon Blake',
  'Mei Lin Chow',
  'Noah Tremblay',
  'Aisha Karim',
  'Bartholomew Featherstonehaugh-Montgomery of the Upper Ottawa Valley and Lakes Region',
] as const;

interface Sketch {
  /** Days from today. */
  readonly day: number;
  readonly time?: TimeOfDay;
  readonly location?: number;
  readonly jobTitle?: TempPost['jobTitle'];
  readonly jobType?: TempPost['jobType'];
  readonly rate?: number;
  readonly duration?: number;
  readonly totalWorkers?: number;
  readonly requests?: number;
  readonly confirmed?: readonly ConfirmedWorker['shiftStatus'][];
  readonly status?: TempPost['status'];
}

const SKETCHES: readonly Sketch[] = [
  { day: 0, requests: 3, totalWorkers: 2, confirmed: ['Confirmed'] },
  {
    day: 0,
    time: { hour: 14, minute: 0 },
    location: 1,
    jobTitle: 'Event Staff',
    jobType: 'Sales and Marketing',
    rate: 26.5,
    duration: 6.5,
    totalWorkers: 3,
    confirmed: ['Completed', 'Clocked Out', 'Clocked In'],
  },
  { day: 0, time: { hour: 21, minute: 0 }, location: 2, totalWorkers: 1, duration: 10 },
  { day: 1, confirmed: ['Confirmed', 'Confirmed'], totalWorkers: 2 },
  { day: 2, requests: 6, totalWorkers: 4 },
  { day: 3, jobTitle: 'Trimmer', jobType: 'Cultivation', rate: 25, totalWorkers: 6 },
  { day: 5, requests: 1 },
  { day: 8, confirmed: ['Confirmed'], totalWorkers: 1 },
  { day: 12 },
  { day: -1, confirmed: ['Completed', 'Completed'], totalWorkers: 2 },
  { day: -2, confirmed: ['Completed'], status: 'Complete', totalWorkers: 1 },
  { day: -4, confirmed: ['Completed', 'Completed'], status: 'Complete', totalWorkers: 2 },
  { day: -6, status: 'Cancelled' },
  { day: -9, confirmed: ['Completed'], status: 'Complete', totalWorkers: 1 },
];

/** Shifts around today in every state. */
export function sampleShifts(now: Date): TempPost[] {
  return SKETCHES.map((sketch, index) => shiftOf(sketch, index, now));
}

function shiftOf(sketch: Sketch, index: number, now: Date): TempPost {
  const location = LOCATIONS[sketch.location ?? 0] ?? LOCATIONS[0];
  const timeZone = location.province === 'BC' ? 'America/Vancouver' : 'America/Toronto';
  const { duration = 8, rate = 23, totalWorkers = 2 } = sketch;
  const time = sketch.time ?? { hour: 9, minute: 0 };
  const day = addDays(calendarDayIn(now, timeZone), sketch.day);
  const date = instantOnDay(day, time, timeZone);
  const _id = anId(3000 + index);
  const jobType = sketch.jobType ?? 'Authorized Retailer';
  const needed = neededCredentials({ jobType, province: location.province, day }, CREDENTIAL_RULES);
  const requests = requestsFor(_id, sketch.requests ?? 0);
  const confirmedArr = (sketch.confirmed ?? []).map((status, position) =>
    workerWith(status, 4000 + index * 20 + position, date, duration),
  );
  return aTempPost({
    _id,
    date: date.toISOString(),
    endDate: shiftEnd(date, duration).toISOString(),
    timeZone,
    startTime: `${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}`,
    postDateArray: [day],
    duration,
    rate,
    totalWorkers,
    totalRate: rate * duration * totalWorkers,
    jobTitle: sketch.jobTitle ?? 'Budtender',
    jobType,
    credentials: [...needed],
    location,
    supervisor: SUPERVISORS[0],
    requests,
    requestCount: requests.length,
    confirmedArr,
    confirmedCount: confirmedArr.length,
    status: sketch.status ?? null,
  });
}

function requestsFor(postId: string, count: number): ShiftRequest[] {
  return NAMES.slice(0, count).map((name, index) =>
    aRequest({
      _id: anId(Number(postId.slice(-6)) * 10 + index + 50_000),
      requestUser: anId(60 + index),
      postId,
      name,
      rating: index === 1 ? null : 4.9 - index * 0.31,
    }),
  );
}

function workerWith(
  shiftStatus: ConfirmedWorker['shiftStatus'],
  id: number,
  start: Date,
  duration: number,
): ConfirmedWorker {
  const stage = ['Confirmed', 'Clocked In', 'Clocked Out', 'Completed'].indexOf(shiftStatus);
  return aConfirmedWorker({
    _id: anId(id),
    requestUser: anId(60 + (id % 5)),
    name: NAMES[id % 5],
    shiftStatus,
    shiftDetails: {
      employer: {
        checkInTime: stage >= 1 ? start.toISOString() : null,
        checkOutTime: stage >= 2 ? shiftEnd(start, duration).toISOString() : null,
        rated: stage === 3,
        rating: stage === 3 ? 5 : null,
      },
    },
  });
}
