import { type Cents, centsToDollars } from '@leafshift/domain/money';
import type { TextCode } from '@leafshift/domain/text-code';
import type { UserId } from '../../../core/ids.ts';
import type { PersonCard } from '../../job-board/index.ts';
import { type NewNotification, shiftFacts } from '../../notification/index.ts';
import type { AgreedTerms, Shift } from '../../posts/index.ts';
import { notificationLink } from './notification-link.ts';

/** What happened on a shift that its employer or a worker wants to know. */
export type ShiftHappening =
  | { readonly kind: 'shift-requested' | 'request-withdrawn' | 'request-gave-way' }
  | { readonly kind: 'request-declined' }
  | { readonly kind: 'shift-invited' | 'worker-confirmed' | 'shift-reminder' }
  | { readonly kind: 'shift-found'; readonly search: string }
  | { readonly kind: 'shift-changed' | 'no-show' }
  | { readonly kind: 'shift-cancelled'; readonly pay: Cents | null; readonly wasConfirmed: boolean }
  | { readonly kind: 'released-by-employer'; readonly reason: string; readonly pay: Cents | null }
  | { readonly kind: 'released-unsecured'; readonly pay: Cents | null }
  | { readonly kind: 'left-by-choice'; readonly reason: string }
  | { readonly kind: 'terms-changed'; readonly before: AgreedTerms }
  | { readonly kind: 'terms-agreed' }
  | { readonly kind: 'assignment-cancelled'; readonly isLate: boolean }
  | { readonly kind: 'worker-released' }
  | { readonly kind: 'place-offered'; readonly until: Date }
  | { readonly kind: 'place-taken' | 'nobody-in-line' | 'confirmed-by-rule' }
  | { readonly kind: 'hours-submitted' | 'hours-disputed'; readonly until: Date }
  | { readonly kind: 'hours-explained'; readonly reason: string }
  | { readonly kind: 'hours-decided'; readonly hours: number; readonly amount: Cents }
  | { readonly kind: 'shift-released'; readonly reason: TextCode; readonly remedy: string }
  | { readonly kind: 'clocked-in' | 'clocked-out'; readonly at: Date }
  | {
      readonly kind: 'worker-clocked-in' | 'worker-clocked-out' | 'hours-unwitnessed';
      readonly at: Date;
    }
  | { readonly kind: 'hours-corrected'; readonly reason: string }
  | { readonly kind: 'rated' | 'business-rated'; readonly stars: number };

/** The notification of what happened; `from` is who caused it. Dates are in the shift's zone. */
export function shiftNotification(
  userId: UserId,
  shift: Shift,
  from: PersonCard & { readonly userId: UserId },
  happening: ShiftHappening,
): NewNotification {
  const facts = isToConfirmed(happening) ? shiftFacts(happening.kind, shift) : null;
  return {
    userId,
    kind: happening.kind,
    params: {
      name: from.name,
      jobTitle: shift.jobTitle,
      location: shift.location.locationName,
      date: shift.startsAt.toISOString(),
      timeZone: shift.timeZone,
      postId: shift.id,
      ...ownParams(happening, shift),
    },
    about: from.userId,
    image: from.photo,
    link: notificationLink(happening, { id: shift.id, isReadersOwn: userId === shift.employerId }),
    ...(facts && { facts }),
  };
}

/** A shift is cancelled for who requested it as well. */
const isToConfirmed = (happening: ShiftHappening): boolean =>
  happening.kind !== 'shift-cancelled' || happening.wasConfirmed;

function ownParams(happening: ShiftHappening, shift: Shift): Readonly<Record<string, string>> {
  switch (happening.kind) {
    case 'clocked-in':
    case 'clocked-out':
    case 'worker-clocked-in':
    case 'worker-clocked-out':
    case 'hours-unwitnessed':
      return { at: happening.at.toISOString() };
    case 'place-offered':
    case 'hours-submitted':
    case 'hours-disputed':
      return { until: happening.until.toISOString() };
    case 'hours-decided':
      return {
        hours: String(happening.hours),
        amount: String(centsToDollars(happening.amount)),
      };
    case 'terms-changed':
      return { ...nowParams(shift), ...wasParams(happening.before) };
    case 'rated':
    case 'business-rated':
      return { stars: String(happening.stars) };
    case 'shift-found':
      return { search: happening.search };
    case 'shift-cancelled':
    case 'released-unsecured':
      return payParams(happening.pay);
    case 'released-by-employer':
      return { reason: happening.reason, ...payParams(happening.pay) };
    case 'left-by-choice':
    case 'shift-released':
    case 'hours-corrected':
    case 'hours-explained':
      return { reason: happening.reason };
    case 'assignment-cancelled':
      return { late: String(happening.isLate) };
    default:
      return {};
  }
}

const payParams = (pay: Cents | null): Readonly<Record<string, string>> =>
  pay === null ? {} : { amount: String(centsToDollars(pay)) };

const nowParams = (shift: Shift): Readonly<Record<string, string>> => ({
  address: shift.location.fullAddress,
  hours: String(shift.durationHours),
  rate: String(centsToDollars(shift.rate)),
});

const wasParams = (before: AgreedTerms): Readonly<Record<string, string>> => ({
  wasJobTitle: before.jobTitle,
  wasDate: before.startsAt.toISOString(),
  wasTimeZone: before.timeZone,
  wasHours: String(before.durationHours),
  wasAddress: before.place.fullAddress,
  wasRate: String(centsToDollars(before.rate)),
});
