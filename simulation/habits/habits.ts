import type { Draws } from './draws.ts';

/** How a business behaves; all chances in percent. */
export interface BusinessHabits {
  /** That it posts a shift on a day. */
  readonly posts: number;
  readonly mostSpots: number;
  /** Its card is refused whenever it is charged, until the business gives another one on that day. */
  readonly mendsCardOn: number | null;
  /** That two of its people confirm at the same moment. */
  readonly confirmsTwice: number;
  /** That a day's shifts are submitted a day later. */
  readonly submitsLate: number;
  /** Whether its workers clock themselves in with the code at the door. */
  readonly showsCode: boolean;
  /** That it cancels a shift on the last day, or releases somebody. */
  readonly cancels: number;
  /** That it agrees where hours are disputed. */
  readonly agrees: number;
}

/** How a worker behaves; all chances in percent. */
export interface WorkerHabits {
  /** How often the worker looks for shifts, compared with others. */
  readonly eagerness: number;
  readonly withdraws: number;
  /** That a confirmed shift is given up the day before it. */
  readonly cancelsLate: number;
  readonly staysAway: number;
  readonly disputes: number;
  readonly accepts: number;
  /** That the phone is offline at a part of a day. */
  readonly isOffline: number;
}

const DAYS_A_WEEK = 7;
/** A tenth of all businesses has work for shifts nearly every day, the others when somebody is missing. */
const BUSY_PERCENT = 10;
/** How often each kind posts, in percent of the average: 4 times as often, and two thirds. */
const BUSY = [250, 550] as const;
const ORDINARY = [33, 100] as const;
const MOST_DAYS_PERCENT = 95;

const FIRST_MENDING_DAY = 2;
const LAST_MENDING_DAY = 5;

/** The habits of the business with that number, in a market where one posts so many shifts a week on average. */
export function businessHabits(
  draws: Draws,
  business: number,
  shiftsAWeek: number,
): BusinessHabits {
  const of = (what: string) => ['business', business, what] as const;
  const [least, most] = draws.happens(BUSY_PERCENT, ...of('busy')) ? BUSY : ORDINARY;
  const often = draws.between(least, most, ...of('posts'));
  const isCardRefused = draws.happens(8, ...of('card'));
  return {
    posts: Math.min(MOST_DAYS_PERCENT, (often * shiftsAWeek) / DAYS_A_WEEK),
    mostSpots: draws.between(1, 4, ...of('spots')),
    mendsCardOn: isCardRefused
      ? draws.between(FIRST_MENDING_DAY, LAST_MENDING_DAY, ...of('mends'))
      : null,
    confirmsTwice: draws.between(0, 30, ...of('confirmsTwice')),
    submitsLate: draws.between(0, 25, ...of('submitsLate')),
    showsCode: draws.happens(50, ...of('code')),
    cancels: draws.between(0, 4, ...of('cancels')),
    agrees: draws.between(20, 90, ...of('agrees')),
  };
}

/** The habits of the worker with that number. */
export function workerHabits(draws: Draws, worker: number): WorkerHabits {
  const of = (what: string) => ['worker', worker, what] as const;
  const isReliable = draws.happens(85, ...of('reliable'));
  return {
    eagerness: 0.3 + 1.4 * draws.fraction(...of('eagerness')),
    withdraws: draws.between(0, 10, ...of('withdraws')),
    cancelsLate: isReliable ? 1 : 15,
    staysAway: isReliable ? 1 : 12,
    disputes: draws.between(0, 8, ...of('disputes')),
    accepts: draws.between(20, 90, ...of('accepts')),
    isOffline: draws.between(0, 25, ...of('offline')),
  };
}
