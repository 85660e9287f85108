import type { Instant } from './instant.ts';
import { toMilliseconds } from './instant.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;

/** The point in time so many hours later: real hours, also across a daylight-saving change. */
export function addHours(instant: Instant, hours: number): Date {
  return new Date(toMilliseconds(instant) + Math.round(hours * HOUR_MS));
}

/** Hours from one point in time to another, as a fraction. */
export function hoursBetween(from: Instant, to: Instant): number {
  return (toMilliseconds(to) - toMilliseconds(from)) / HOUR_MS;
}

/** The next 15-minute mark, or the time itself where it is one (POST-5). */
export function roundUpToQuarterHour(instant: Instant): Date {
  return new Date(Math.ceil(toMilliseconds(instant) / QUARTER_MS) * QUARTER_MS);
}
