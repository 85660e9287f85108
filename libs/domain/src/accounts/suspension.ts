import type { Refusal } from '../platform/refusal.ts';
import { isLateCancellation } from '../shifts/lifecycle/guards.ts';
import { textCode } from '../texts/text-code.ts';
import { type Instant, toMilliseconds } from '../zones/instant.ts';

/** Why an account is suspended: the rule on late cancellations, or a person of the back office. */
export const SUSPENSION_REASONS = ['late-cancellation', 'back-office'] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

/** Days of suspension for the first late cancellation within a year, and for the second. */
export const LATE_CANCELLATION_DAYS = [7, 30] as const;

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** From when to when; no end where a person has to decide. */
export interface SuspensionSpan {
  readonly since: Instant;
  readonly until: Instant | null;
}

/** Whether it is in force. It ends by itself. */
export function isSuspendedAt({ since, until }: SuspensionSpan, now: Instant): boolean {
  const at = toMilliseconds(now);
  return toMilliseconds(since) <= at && (until === null || at < toMilliseconds(until));
}

/** What a late cancellation brings: so many days, or null until a person decides. */
export interface LateCancellationConsequence {
  readonly days: (typeof LATE_CANCELLATION_DAYS)[number] | null;
  readonly until: Date | null;
}

/** What a late cancellation brings now, after those earlier ones; only the last year's count. */
export function lateCancellationConsequence(
  earlier: readonly Instant[],
  now: Instant,
): LateCancellationConsequence {
  const at = toMilliseconds(now);
  const counted = earlier.filter((each) => toMilliseconds(each) > at - YEAR_MS).length;
  const days = LATE_CANCELLATION_DAYS[counted] ?? null;
  return { days, until: days === null ? null : new Date(at + days * DAY_MS) };
}

/** The instant from which late cancellations count at that time. */
export const lateCancellationsSince = (now: Instant): Date =>
  new Date(toMilliseconds(now) - YEAR_MS);

/**
 * What giving up confirmed shifts with those starts brings now: null where all are in time. Each late
 * one counts, as if they were cancelled one after the other.
 */
export function cancellationConsequence(
  starts: readonly Instant[],
  earlier: readonly Instant[],
  now: Instant,
): LateCancellationConsequence | null {
  const late = starts.filter((startsAt) => isLateCancellation({ startsAt }, now));
  return late.length === 0
    ? null
    : lateCancellationConsequence([...earlier, ...late.slice(1).map(() => now)], now);
}

export type AppealCode =
  | 'NOT_SUSPENDED'
  | 'ALREADY_APPEALED'
  | 'APPEAL_ANSWERED'
  | 'SUSPENSION_NOT_SHORTER';

const refusal = (code: AppealCode): Refusal<AppealCode> => ({
  code,
  text: textCode(code),
  kind: code === 'SUSPENSION_NOT_SHORTER' ? 'Error' : 'Info',
});

/** A suspension as far as appeals against it are concerned. */
export interface AppealedSuspension extends SuspensionSpan {
  readonly appeal: { readonly answer: object | null } | null;
}

/** Why the suspended account may not appeal, or null: once, while it lasts. */
export function appealRefusal(
  suspension: AppealedSuspension | null,
  now: Instant,
): Refusal<AppealCode> | null {
  if (!suspension || !isSuspendedAt(suspension, now)) {
    return refusal('NOT_SUSPENDED');
  }
  return suspension.appeal ? refusal('ALREADY_APPEALED') : null;
}

/** Why the back office may not answer so, or null. A shortened one still lasts, and ends earlier than before. */
export function appealAnswerRefusal(
  suspension: AppealedSuspension,
  shortenedTo: Instant | null,
  now: Instant,
): Refusal<AppealCode> | null {
  if (!suspension.appeal || suspension.appeal.answer) {
    return refusal('APPEAL_ANSWERED');
  }
  if (shortenedTo === null) {
    return null;
  }
  const { until } = suspension;
  const isLater = toMilliseconds(shortenedTo) > toMilliseconds(now);
  const isShorter = until === null || toMilliseconds(shortenedTo) < toMilliseconds(until);
  return isLater && isShorter ? null : refusal('SUSPENSION_NOT_SHORTER');
}
