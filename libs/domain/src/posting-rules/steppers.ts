import { centsToDollars, dollarsToCents, sumCents } from '../money.ts';
import type { Refusal } from '../refusal.ts';
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
import { minimumRate, rateBelowMinimum } from './rates.ts';
import type { PostingCode } from './refusals.ts';
import { POSTING_REFUSALS } from './refusals.ts';

export type StepDirection = 'up' | 'down';

/** What a stepper shows after a step: the new value, or the old one and perhaps why. */
export interface Step<Value> {
  readonly value: Value;
  readonly refusal: Refusal<PostingCode> | null;
}

/** One step of a Temp posting's hourly rate in dollars (section 5). */
export function stepRate(
  rate: number,
  direction: StepDirection,
  jobType: JobType | null | undefined,
  { prices, maxHourlyRate }: RateBounds,
): Step<number> {
  if (!jobType) {
    return { value: rate, refusal: POSTING_REFUSALS.JOB_TYPE_NOT_SELECTED };
  }
  const next = stepDollars(rate, direction);
  if (direction === 'down' && next < minimumRate(jobType, prices)) {
    return { value: rate, refusal: rateBelowMinimum(jobType, prices) };
  }
  return { value: isBeyond(next, direction, maxHourlyRate) ? rate : next, refusal: null };
}

/** One step of the duration in hours; stays at its limits without a message. */
export function stepDuration(hours: number, direction: StepDirection): Step<number> {
  const next = hours + (direction === 'up' ? DURATION_STEP : -DURATION_STEP);
  return bounded(hours, next, MIN_DURATION, MAX_DURATION);
}

/** One step of the number of workers; stays at its limits without a message. */
export function stepWorkers(workers: number, direction: StepDirection): Step<number> {
  const next = workers + (direction === 'up' ? WORKERS_STEP : -WORKERS_STEP);
  return bounded(workers, next, MIN_WORKERS, MAX_WORKERS);
}

/** One step of a Permanent posting's minimum pay in dollars: floor 16, always under the maximum. */
export function stepMinimumPay(
  range: PermanentRange,
  direction: StepDirection,
): Step<PermanentRange> {
  const next = stepDollars(range.rate, direction);
  if (direction === 'up' && next >= range.rateHigh) {
    return { value: range, refusal: POSTING_REFUSALS.MINIMUM_NOT_BELOW_MAXIMUM };
  }
  return { value: next < RATE_FLOOR ? range : { ...range, rate: next }, refusal: null };
}

/** One step of a Permanent posting's maximum pay in dollars: over the minimum, up to the configured most. */
export function stepMaximumPay(
  range: PermanentRange,
  direction: StepDirection,
  { maxHourlyRate }: Pick<RateBounds, 'maxHourlyRate'>,
): Step<PermanentRange> {
  const next = stepDollars(range.rateHigh, direction);
  if (direction === 'down' && next <= range.rate) {
    return { value: range, refusal: POSTING_REFUSALS.MAXIMUM_NOT_ABOVE_MINIMUM };
  }
  const isTooMuch = isBeyond(next, direction, maxHourlyRate);
  return { value: isTooMuch ? range : { ...range, rateHigh: next }, refusal: null };
}

/** A rate that stands over a maximum which was lowered since can still come down. */
const isBeyond = (next: number, direction: StepDirection, most: number): boolean =>
  direction === 'up' && next > most;

function stepDollars(dollars: number, direction: StepDirection): number {
  const step = dollarsToCents(direction === 'up' ? RATE_STEP : -RATE_STEP);
  return centsToDollars(sumCents([dollarsToCents(dollars), step]));
}

function bounded(value: number, next: number, least: number, most: number): Step<number> {
  return { value: next < least || next > most ? value : next, refusal: null };
}
