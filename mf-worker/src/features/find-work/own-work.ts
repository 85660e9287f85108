import type { TempPost } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import type { User } from '@leafshift/contracts/users';
import {
  type EligibilityCode,
  type EligibilityFacts,
  eligibilityRefusal,
} from '@leafshift/domain/eligibility';
import type { Refusal } from '@leafshift/domain/refusal';
import {
  agreeRefusal,
  overlappingShifts,
  type RequestingWorker,
  requestRefusal,
  type ShiftCode,
  type ShiftTimes,
} from '@leafshift/domain/shift-lifecycle';
import { type Instant, toCalendarDay } from '@leafshift/domain/time-zone';
import { timesOf, toLifecycleShift } from '@leafshift/remote-pages/shifts';

/** What a worker already has, which decides what they may request. */
export interface OwnWork {
  readonly profile: Profile | undefined;
  readonly requested: readonly TempPost[];
  readonly confirmed: readonly TempPost[];
  /** Some of it is still on its way. */
  readonly isPending: boolean;
  /** Why some of it could not be loaded. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Why a shift may not be requested: what the account or the shift is. */
export type RequestCode = EligibilityCode | ShiftCode;

type Timed = ShiftTimes & { readonly shift: TempPost };

const others = (shifts: readonly TempPost[], than: TempPost): Timed[] =>
  shifts.filter(({ _id }) => _id !== than._id).map((shift) => ({ ...timesOf(shift), shift }));

/** The shifts of a list that take place at the same time as this one. */
export const overlapsWith = (shift: TempPost, shifts: readonly TempPost[]): readonly TempPost[] =>
  overlappingShifts(timesOf(shift), others(shifts, shift)).map((timed) => timed.shift);

/** Why I may not agree to what was changed after my request; null where I may, and until it is known. */
export function agreeProblem(
  shift: TempPost,
  user: User,
  own: OwnWork,
  now: Instant,
): Refusal<RequestCode> | null {
  if (own.isPending || own.error) return null;
  return (
    eligibilityRefusal('request', factsOf(user, own.profile), { gate: 'submitted' }) ??
    agreeRefusal(toLifecycleShift(shift), workerOf(shift, user, own), now)
  );
}

/**
 * Why I may not request the shift, by the same rules as the server; null where I may, and as long
 * as it is not known.
 */
export function requestProblem(
  shift: TempPost,
  user: User,
  own: OwnWork,
  now: Instant,
): Refusal<RequestCode> | null {
  if (own.isPending || own.error) return null;
  return (
    eligibilityRefusal('request', factsOf(user, own.profile), { gate: 'submitted' }) ??
    requestRefusal(toLifecycleShift(shift), workerOf(shift, user, own), now)
  );
}

function workerOf(shift: TempPost, user: User, own: OwnWork): RequestingWorker {
  const birthDay = own.profile?.birthDay;
  return {
    workerId: user._id,
    account: user,
    birthDay: birthDay === undefined ? null : toCalendarDay(birthDay),
    confirmedShifts: others(own.confirmed, shift),
  };
}

/** What this page knows of my account; the gate of documents counts only for being confirmed. */
const factsOf = (user: User, profile: Profile | undefined): EligibilityFacts => ({
  emailVerified: user.emailVerified,
  isSuspended: user.suspended,
  isUnderReview: user.underReview,
  documents: [profile?.identificationDocument, profile?.backgroundCheck].flatMap((document) =>
    document ? [document.status] : [],
  ),
});
