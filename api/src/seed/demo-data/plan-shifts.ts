import type { JobTitle, TempPostForm } from '@leafshift/contracts/posts';
import { minimumRate } from '@leafshift/domain/posting-rules';
import {
  addDays,
  addHours,
  calendarDayIn,
  instantOnDay,
  roundUpToQuarterHour,
  timeZoneOf,
} from '@leafshift/domain/time-zone';
import { SeededRandom } from '../seeded-random.ts';
import { BUSINESSES, type DemoBusiness } from './businesses.ts';
import { Diary } from './diary.ts';
import { SHIFT_SLOTS, type ShiftSlot } from './shift-slots.ts';
import { SHIFT_TEXTS } from './shift-texts.ts';
import { morningBefore } from './times-of-day.ts';
import { type DemoWorker, WORKERS } from './workers.ts';

export interface PlannedShift {
  readonly slot: ShiftSlot;
  readonly location: number;
  readonly supervisor: number;
  readonly terms: Omit<TempPostForm, 'employmentType' | 'supervisor' | 'location' | 'date'>;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdAt: Date;
  /** Who asks for it, in that order. */
  readonly asking: readonly DemoWorker[];
  /** Who of them is confirmed. */
  readonly confirmed: readonly DemoWorker[];
}

const STARTS = [
  { hour: 8, minute: 0 },
  { hour: 9, minute: 0 },
  { hour: 10, minute: 0 },
  { hour: 11, minute: 30 },
  { hour: 12, minute: 0 },
  { hour: 14, minute: 0 },
] as const;
const DURATIONS = [4, 5, 6, 7.5, 8] as const;
const SEED = 420;
const EARLIEST_DAYS = 46;

/** All shifts around an instant; always the same for the same day. */
export function planShifts(now: Date): PlannedShift[] {
  const random = new SeededRandom(SEED);
  const diary = new Diary<DemoWorker>();
  return SHIFT_SLOTS.map((slot) => planShift(slot, { now, random, diary }));
}

interface Planning {
  readonly now: Date;
  readonly random: SeededRandom;
  readonly diary: Diary<DemoWorker>;
}

function planShift(slot: ShiftSlot, planning: Planning): PlannedShift {
  const { random } = planning;
  const business = businessOf(slot);
  const { jobType, jobTitle } = random.pick(business.work);
  const location = random.between(0, business.locations.length - 1);
  const duration = slot.day === 0 ? 8 : random.pick(DURATIONS);
  const startsAt = startOf(slot, business, location, planning);
  const endsAt = addHours(startsAt, duration);
  const spots = random.between(1, 3);
  const totalWorkers = slot.state === 'partly-filled' || slot.isLetDown ? 3 : spots;
  const createdAt = creationOf(startsAt, planning);
  const span = { createdAt, startsAt, endsAt };
  const { asking, confirmed } = staff(slot, { ...span, totalWorkers }, planning);
  return {
    slot,
    location,
    supervisor: random.between(0, business.supervisors.length - 1),
    terms: {
      duration,
      rate: minimumRate(jobType) + random.between(0, 6) / 2,
      totalWorkers,
      jobType,
      jobTitle,
      ...textOf(jobTitle, random),
    },
    startsAt,
    endsAt,
    createdAt,
    asking,
    confirmed,
  };
}

function businessOf({ business }: ShiftSlot): DemoBusiness {
  const found = BUSINESSES[business];
  if (!found) {
    throw new RangeError(`There is no business ${business}`);
  }
  return found;
}

function startOf(
  slot: ShiftSlot,
  business: DemoBusiness,
  location: number,
  { now, random }: Planning,
): Date {
  if (slot.day === 0) {
    const hours = slot.state === 'running' ? -2 - random.next() : 4 + random.next() * 3;
    return roundUpToQuarterHour(addHours(now, hours));
  }
  const { province, latitude, longitude } = business.locations[location] ?? {};
  const zone = timeZoneOf(
    province ?? business.province,
    latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  );
  const day = addDays(calendarDayIn(now, zone), slot.day);
  return instantOnDay(day, random.pick(STARTS), zone);
}

function textOf(jobTitle: JobTitle, random: SeededRandom) {
  const { description, requirements } = random.pick(SHIFT_TEXTS[jobTitle]);
  return { jobDescription: description, jobRequirements: requirements };
}

/** In the morning, about a week before the shift, but after the businesses came and more than a day ago. */
function creationOf(startsAt: Date, { now, random }: Planning): Date {
  const wished = addHours(startsAt, -random.between(6 * 24, 9 * 24)).getTime();
  const latest = addHours(now, -random.between(30, 100)).getTime();
  const earliest = addHours(now, -24 * EARLIEST_DAYS).getTime();
  return morningBefore(new Date(Math.max(earliest, Math.min(wished, latest))));
}

interface ShiftFrame {
  readonly createdAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly totalWorkers: number;
}

function staff(
  slot: ShiftSlot,
  { createdAt, startsAt, endsAt, totalWorkers }: ShiftFrame,
  { now, random, diary }: Planning,
): Pick<PlannedShift, 'asking' | 'confirmed'> {
  const span = { from: startsAt, to: endsAt };
  const needed = headcount(slot, totalWorkers);
  const { province } = businessOf(slot);
  const [demoWorker] = WORKERS;
  const free = random
    .shuffled(WORKERS)
    .filter(
      (worker) =>
        worker.stage === 'onboarded' &&
        worker.review !== 'rejected' &&
        worker.province === province &&
        worker !== demoWorker &&
        createdAt > addHours(now, -(worker.signedUpDaysAgo - 1) * 24) &&
        diary.isFree(worker, span),
    );
  const wanted = slot.demoWorker && demoWorker ? [demoWorker, ...free] : free;
  const asking = wanted.slice(0, needed.asking);
  const confirmed = asking.slice(slot.demoWorker === 'asks' ? 1 : 0).slice(0, needed.confirmed);
  for (const worker of asking) {
    diary.take(worker, span);
  }
  const [letsDown] = confirmed;
  if (slot.isLetDown && letsDown) {
    // Suspended from then on.
    diary.take(letsDown, { from: createdAt, to: addHours(now, 24 * 365) });
  }
  return { asking, confirmed };
}

function headcount(
  { state }: ShiftSlot,
  totalWorkers: number,
): { readonly asking: number; readonly confirmed: number } {
  switch (state) {
    case 'open':
    case 'cancelled':
      return { asking: 0, confirmed: 0 };
    case 'expired':
      return { asking: 1, confirmed: 0 };
    case 'requested':
      return { asking: 3, confirmed: 0 };
    case 'partly-filled':
      return { asking: 3, confirmed: 1 };
    case 'complete':
    case 'unsubmitted':
    case 'running':
    case 'filled':
      return { asking: totalWorkers + 1, confirmed: totalWorkers };
  }
}
