import type { NotificationKind } from '@leafshift/contracts/notification';
import type { UserId } from '../../../core/ids.ts';
import type { Notice } from '../../notification/index.ts';
import type { PersonCard } from './person.ts';
import type { Shift } from './shift.ts';

/** What happened on a shift that its employer or a worker wants to know. */
export type ShiftNews =
  | { readonly kind: 'shift-requested' | 'request-withdrawn' }
  | { readonly kind: 'shift-invited' | 'worker-confirmed' | 'shift-reminder' }
  | { readonly kind: 'shift-changed' | 'shift-cancelled' | 'no-show' }
  | { readonly kind: 'place-cancelled'; readonly isLate: boolean }
  | { readonly kind: 'clocked-in' | 'clocked-out'; readonly at: Date }
  | { readonly kind: 'rated'; readonly stars: number };

type ShiftNewsKind = ShiftNews['kind'] & NotificationKind;

const FOR_EMPLOYER: ReadonlySet<ShiftNewsKind> = new Set([
  'shift-requested',
  'request-withdrawn',
  'place-cancelled',
]);

/** The notice of some news; `from` is who caused it. Dates are in the shift's zone. */
export function shiftNotice(
  userId: UserId,
  shift: Shift,
  from: PersonCard,
  news: ShiftNews,
): Notice {
  return {
    userId,
    kind: news.kind,
    params: {
      name: from.name,
      jobTitle: shift.jobTitle,
      location: shift.location.locationName,
      date: shift.startsAt.toISOString(),
      timeZone: shift.timeZone,
      postId: shift.id,
      ...ownParams(news),
    },
    image: from.photo,
    link: FOR_EMPLOYER.has(news.kind) ? '/posts' : `/find-work/${shift.id}`,
  };
}

function ownParams(news: ShiftNews): Readonly<Record<string, string>> {
  switch (news.kind) {
    case 'clocked-in':
    case 'clocked-out':
      return { at: news.at.toISOString() };
    case 'rated':
      return { stars: String(news.stars) };
    case 'place-cancelled':
      return { late: String(news.isLate) };
    default:
      return {};
  }
}

/** To a worker who is suspended for cancelling with too little notice. */
export const suspensionNotice = (userId: UserId): Notice => ({
  userId,
  kind: 'account-suspended',
  params: { reason: 'late-cancellation' },
  image: null,
  link: '/home',
});
