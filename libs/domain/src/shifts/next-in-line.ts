import { type Instant, toMilliseconds } from '../zones/instant.ts';

const MINUTE_MS = 60_000;
const LEAST_MS = 30 * MINUTE_MS;
const MOST_MS = 120 * MINUTE_MS;

/** What part of the time to the start one worker has to answer. */
const PART = 8;

/** How many minutes a business may give each worker to answer an offer. */
export const OFFER_MINUTES = [15, 30, 60, 120, 240, 720, 1440] as const;

/**
 * Until when the worker who is offered a place can take it: the business's minutes, where it has set
 * any, but not beyond the start, or the end of a shift that has begun; else by the rule (SHIFT-53).
 */
export function offerEnds(
  shift: { readonly startsAt: Instant; readonly endsAt: Instant },
  now: Date,
  minutes: number | null,
): Date {
  if (minutes === null) return offeredUntil(shift, now);
  const start = toMilliseconds(shift.startsAt);
  const last = start > now.getTime() ? start : toMilliseconds(shift.endsAt);
  return new Date(Math.min(now.getTime() + minutes * MINUTE_MS, last));
}

/**
 * Until when the next worker in line can take a place that has become free: an eighth of the time to
 * the start, at least half an hour and at most two, and not beyond the shift's end.
 */
export function offeredUntil(
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  now: Date,
): Date {
  const toStart = toMilliseconds(startsAt) - now.getTime();
  const wait = Math.min(MOST_MS, Math.max(LEAST_MS, toStart / PART));
  return new Date(Math.min(now.getTime() + wait, toMilliseconds(endsAt)));
}
