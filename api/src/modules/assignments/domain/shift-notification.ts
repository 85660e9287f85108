import type { NotificationKind } from '@leafshift/contracts/notification';
import type { TextCode } from '@leafshift/domain/text-code';
import type { UserId } from '../../../core/ids.ts';
import type { PersonCard } from '../../job-board/index.ts';
import type { NewNotification } from '../../notification/index.ts';
import type { Shift } from '../../posts/index.ts';

/** What happened on a shift that its employer or a worker wants to know. */
export type ShiftHappening =
  | { readonly kind: 'shift-requested' | 'request-withdrawn' }
  | { readonly kind: 'shift-invited' | 'worker-confirmed' | 'shift-reminder' }
  | { readonly kind: 'shift-changed' | 'shift-cancelled' | 'no-show' }
  | { readonly kind: 'assignment-cancelled'; readonly isLate: boolean }
  | { readonly kind: 'worker-released' }
  | { readonly kind: 'shift-released'; readonly reason: TextCode; readonly remedy: string }
  | { readonly kind: 'clocked-in' | 'clocked-out'; readonly at: Date }
  | { readonly kind: 'rated'; readonly stars: number };

type HappeningKind = ShiftHappening['kind'] & NotificationKind;

const FOR_EMPLOYER: ReadonlySet<HappeningKind> = new Set([
  'shift-requested',
  'request-withdrawn',
  'assignment-cancelled',
  'worker-released',
]);

/** The notification of what happened; `from` is who caused it. Dates are in the shift's zone. */
export function shiftNotification(
  userId: UserId,
  shift: Shift,
  from: PersonCard & { readonly userId: UserId },
  happening: ShiftHappening,
): NewNotification {
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
      ...ownParams(happening),
    },
    about: from.userId,
    image: from.photo,
    link: linkOf(happening, shift),
  };
}

function linkOf(happening: ShiftHappening, shift: Shift): string {
  if (happening.kind === 'shift-released') {
    return happening.remedy;
  }
  return FOR_EMPLOYER.has(happening.kind) ? '/posts' : `/find-work/${shift.id}`;
}

function ownParams(happening: ShiftHappening): Readonly<Record<string, string>> {
  switch (happening.kind) {
    case 'clocked-in':
    case 'clocked-out':
      return { at: happening.at.toISOString() };
    case 'rated':
      return { stars: String(happening.stars) };
    case 'shift-released':
      return { reason: happening.reason };
    case 'assignment-cancelled':
      return { late: String(happening.isLate) };
    default:
      return {};
  }
}
