import { centsToDollars, dollarsToCents, sumCents } from '../../money/money.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { JobType } from './job-types.ts';
import {
  DURATION_STEP,
  MAX_DURATION,
  MAX_WORKERS,
  MIN_DURATION,
  MIN_WORKERS,
  RATE_FLOOR,
  RATE_STEP,
  WORKERS_STEP,
} from './limits.ts';
import type { PermanentRange, RateBounds } from './rates.ts';
import { liftRate, minimumRate, rateBelowMinimum, rateTooHigh } from './rates.ts';
import type { PostingCode } from './refusals.ts';
import { POSTING_REFUSALS } from './refusals.ts';

/** What a stepper shows after a step or a typed number: the value it has now, and perhaps why. */
export interface Step<Value> {
  readonly value: Value;
  readonly refusal: Refusal<PostingCode> | null;
}

/** A typed hourly rate in dollars: on a step, within the job type's minimum and the configured most. */
export function typeRate(
  rate: number,
  typed: number,
  jobType: JobType | null | undefined,
  { prices, maxHourlyRate }: RateBounds,
): Step<number> {
  if (!jobType) {
    return { value: rate, refusal: POSTING_REFUSALS.JOB_TYPE_NOT_SELECTED };
  }
  if (typed < minimumRate(jobType, prices)) {
    return {
      value: liftRate(RATE_FLOOR, jobType, prices),
      refusal: rateBelowMinimum(jobType, prices),
    };
  }
  return typed > maxHourlyRate
    ? { value: maxHourlyRate, refusal: rateTooHigh(maxHourlyRate) }
    : within(typed, RATE_STEP, liftRate(RATE_FLOOR, jobType, prices), maxHourlyRate);
}

/** A typed duration in hours, on a half hour from 4 to 16. */
export const typeDuration = (typed: number): Step<number> => ({
  ...within(typed, DURATION_STEP, MIN_DURATION, MAX_DURATION),
  refusal: typed < MIN_DURATION || typed > MAX_DURATION ? POSTING_REFUSALS.DURATION_INVALID : null,
});

/** A typed number of workers. */
export const typeWorkers = (typed: number): Step<number> => ({
  ...within(typed, WORKERS_STEP, MIN_WORKERS, MAX_WORKERS),
  refusal: typed < MIN_WORKERS || typed > MAX_WORKERS ? POSTING_REFUSALS.WORKERS_INVALID : null,
});

/** A typed minimum pay in dollars. One at the maximum or above takes the maximum along. */
export function typeMinimumPay(
  range: PermanentRange,
  typed: number,
  { maxHourlyRate }: Pick<RateBounds, 'maxHourlyRate'>,
): Step<PermanentRange> {
  // A maximum that stands over what is allowed by now is not the minimum's concern.
  const most = Math.max(maxHourlyRate, range.rateHigh);
  const { value: rate } = within(typed, RATE_STEP, RATE_FLOOR, steps(most, -1));
  const moves = rate >= range.rateHigh;
  return {
    value: { rate, rateHigh: moves ? steps(rate, 1) : range.rateHigh },
    refusal: refusalOfMinimum(typed, moves || typed >= most),
  };
}

function refusalOfMinimum(typed: number, isTooHigh: boolean): Refusal<PostingCode> | null {
  if (typed < RATE_FLOOR) {
    return POSTING_REFUSALS.RATE_BELOW_FLOOR;
  }
  return isTooHigh ? POSTING_REFUSALS.MINIMUM_NOT_BELOW_MAXIMUM : null;
}

/** A typed maximum pay in dollars. One at the minimum or under takes the minimum along. */
export function typeMaximumPay(
  range: PermanentRange,
  typed: number,
  { maxHourlyRate }: Pick<RateBounds, 'maxHourlyRate'>,
): Step<PermanentRange> {
  const most = Math.max(maxHourlyRate, Math.min(typed, range.rateHigh));
  const { value: rateHigh } = within(typed, RATE_STEP, steps(RATE_FLOOR, 1), most);
  const moves = rateHigh <= range.rate;
  return {
    value: { rate: moves ? steps(rateHigh, -1) : range.rate, rateHigh },
    refusal: refusalOfMaximum(typed, most, moves),
  };
}

function refusalOfMaximum(
  typed: number,
  most: number,
  moves: boolean,
): Refusal<PostingCode> | null {
  if (typed > most) {
    return rateTooHigh(most);
  }
  return moves || typed <= RATE_FLOOR ? POSTING_REFUSALS.MAXIMUM_NOT_ABOVE_MINIMUM : null;
}

/** So many steps of the rate further, in dollars. */
const steps = (dollars: number, count: number): number =>
  centsToDollars(sumCents([dollarsToCents(dollars), dollarsToCents(count * RATE_STEP)]));

/** On the nearest step, between the least and the most. */
function within(typed: number, step: number, least: number, most: number): Step<number> {
  const rounded = Math.round(typed / step) * step;
  return { value: Math.min(Math.max(rounded, least), most), refusal: null };
}
