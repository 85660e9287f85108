import { type Instant, toMilliseconds } from './zones/instant.ts';

const MINUTE_MS = 60_000;
const LEAST_MS = 30 * MINUTE_MS;
const MOST_MS = 120 * MINUTE_MS;

/** What part of the time to the start one worker has to answer. */
const PART = 8;

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
