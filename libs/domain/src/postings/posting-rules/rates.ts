import { centsToText, dollarsToCents } from '../../money/money.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { textCode } from '../../texts/text-code.ts';
import type { JobType, PriceOverride } from './job-types.ts';
import { JOB_TYPE_MINIMUM_RATES } from './job-types.ts';
import { RATE_FLOOR, RATE_STEP } from './limits.ts';
import type { PostingCode } from './refusals.ts';
import { POSTING_REFUSALS } from './refusals.ts';

/** What bounds the hourly rates of one account, in dollars. */
export interface RateBounds {
  /** Its own minimum rates by job type. */
  readonly prices: readonly PriceOverride[];
  /** What no rate is over, as it is configured. */
  readonly maxHourlyRate: number;
}

/** The highest minimum rate of any job type, in dollars: no maximum can be under it. */
export const HIGHEST_MINIMUM_RATE = Math.max(...Object.values(JOB_TYPE_MINIMUM_RATES));

/**
 * The least hourly rate of a job type, in dollars: the account's own price of that name, else the
 * table's; never under the floor of 16 (POST-21, POST-25).
 */
export function minimumRate(jobType: JobType, prices: readonly PriceOverride[] = []): number {
  const own = prices.find((entry) => entry.name.trim() === jobType);
  return Math.max(RATE_FLOOR, own?.price ?? JOB_TYPE_MINIMUM_RATES[jobType]);
}

/**
 * A rate lifted to the minimum of the job type that was just chosen, in dollars; a minimum between
 * two steps of the rate lifts to the upper one.
 */
export function liftRate(
  rate: number,
  jobType: JobType,
  prices: readonly PriceOverride[] = [],
): number {
  return Math.max(rate, Math.ceil(minimumRate(jobType, prices) / RATE_STEP) * RATE_STEP);
}

/** 'The rate cannot be lower than $23 for Authorized Retailer' (POST-23). */
export function rateBelowMinimum(
  jobType: JobType,
  prices: readonly PriceOverride[] = [],
): Refusal<'RATE_BELOW_MINIMUM'> {
  const minimum = dollarsInWords(minimumRate(jobType, prices));
  return {
    code: 'RATE_BELOW_MINIMUM',
    text: textCode('RATE_BELOW_MINIMUM', { min: minimum, jobType }),
    kind: 'Info',
  };
}

/** Why a Temp posting cannot have this hourly rate in dollars, or null. */
export function rateRefusal(
  rate: number,
  jobType: JobType,
  { prices, maxHourlyRate }: RateBounds,
): Refusal<PostingCode> | null {
  if (rate < minimumRate(jobType, prices)) {
    return rateBelowMinimum(jobType, prices);
  }
  return rateShapeRefusal(rate, maxHourlyRate);
}

/** Why a Permanent posting cannot have this pay range in dollars, and which end is to blame; or null. */
export function permanentRangeRefusal(
  range: PermanentRange,
  { maxHourlyRate }: Pick<RateBounds, 'maxHourlyRate'>,
): (Refusal<PostingCode> & { readonly field: keyof PermanentRange }) | null {
  if (range.rate < RATE_FLOOR) {
    return { ...POSTING_REFUSALS.RATE_BELOW_FLOOR, field: 'rate' };
  }
  if (range.rate >= range.rateHigh) {
    return { ...POSTING_REFUSALS.MINIMUM_NOT_BELOW_MAXIMUM, field: 'rate' };
  }
  for (const field of ['rate', 'rateHigh'] as const) {
    const refusal = rateShapeRefusal(range[field], maxHourlyRate);
    if (refusal) {
      return { ...refusal, field };
    }
  }
  return null;
}

/** The pay range of a Permanent posting in dollars: `rate` is its minimum. */
export interface PermanentRange {
  readonly rate: number;
  readonly rateHigh: number;
}

/** Why no rate is over the configured most, in dollars. */
export const rateTooHigh = (maxHourlyRate: number): Refusal<'RATE_ABOVE_MAXIMUM'> => ({
  code: 'RATE_ABOVE_MAXIMUM',
  text: textCode('RATE_ABOVE_MAXIMUM', { max: dollarsInWords(maxHourlyRate) }),
  kind: 'Info',
});

function rateShapeRefusal(rate: number, maxHourlyRate: number): Refusal<PostingCode> | null {
  if (rate > maxHourlyRate) {
    return rateTooHigh(maxHourlyRate);
  }
  return !Number.isInteger(rate / RATE_STEP) ? POSTING_REFUSALS.RATE_STEP : null;
}

function dollarsInWords(dollars: number): string {
  return `$${centsToText(dollarsToCents(dollars)).replace(/\.00$/, '')}`;
}
