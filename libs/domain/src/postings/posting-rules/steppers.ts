import { centsToDollars, dollarsToCents, sumCents } from '../../money/money.ts';
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
import { POSTING_REFUSALS } from './refusals.ts';
import type { Step } from './typed-numbers.ts';
import { typeMaximumPay, typeMinimumPay } from './typed-numbers.ts';

export type StepDirection = 'up' | 'down';

/** One step of a Temp posting's hourly rate in dollars (POST-20). */
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

/**
 * One step of a Permanent posting's minimum pay in dollars, from the floor of 16. At the maximum it
 * says why (POST-29) and takes the maximum along, one step above, up to the configured most.
 */
export function stepMinimumPay(
  range: PermanentRange,
  direction: StepDirection,
  bounds: Pick<RateBounds, 'maxHourlyRate'>,
): Step<PermanentRange> {
  const next = stepDollars(range.rate, direction);
  return next < RATE_FLOOR ? kept(range) : typeMinimumPay(range, next, bounds);
}

/** One step of a Permanent posting's maximum pay in dollars; at the minimum it takes that along. */
export function stepMaximumPay(
  range: PermanentRange,
  direction: StepDirection,
  bounds: Pick<RateBounds, 'maxHourlyRate'>,
): Step<PermanentRange> {
  const next = stepDollars(range.rateHigh, direction);
  return isBeyond(next, direction, bounds.maxHourlyRate)
    ? kept(range)
    : typeMaximumPay(range, next, bounds);
}

const kept = <Value>(value: Value): Step<Value> => ({ value, refusal: null });

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
