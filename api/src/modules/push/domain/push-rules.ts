import type { NotificationKind } from '@leafshift/contracts/notification';
import type { PushGroup } from '@leafshift/contracts/preferences';

/** What is worth a sound on a device, by the group in which people turn it off (NOTIFY-14). */
const GROUPS: Readonly<Record<NotificationKind, PushGroup | null>> = {
  'shift-invited': 'invitations',
  'shift-found': 'invitations',
  'shifts-found': 'invitations',
  'shift-requested': 'shifts',
  'request-withdrawn': 'shifts',
  'request-gave-way': 'shifts',
  'request-declined': 'shifts',
  'worker-confirmed': 'shifts',
  'assignment-cancelled': 'shifts',
  'worker-released': 'shifts',
  'shift-released': 'shifts',
  'released-by-employer': 'shifts',
  'released-unsecured': 'shifts',
  'place-offered': 'invitations',
  'place-taken': 'shifts',
  'confirmed-by-rule': 'shifts',
  'nobody-in-line': 'shifts',
  'left-by-choice': 'shifts',
  'shift-changed': 'shifts',
  'terms-changed': 'shifts',
  'terms-agreed': 'shifts',
  'shift-cancelled': 'shifts',
  'shift-reminder': 'reminders',
  'still-coming': 'reminders',
  'running-late': 'shifts',
  'message-received': 'messages',
  'nobody-here': 'shifts',
  'nobody-here-waiting': 'shifts',
  'clocked-in': null,
  'clocked-out': null,
  'worker-clocked-in': null,
  'worker-clocked-out': null,
  'hours-unwitnessed': 'shifts',
  'hours-corrected': 'payments',
  'no-show': 'shifts',
  rated: null,
  'business-rated': null,
  'invoice-created': 'payments',
  'pay-not-secured': 'payments',
  'pay-secured': 'payments',
  'payment-failed': 'payments',
  'payment-succeeded': 'payments',
  'payment-refunded': 'payments',
  'payment-taken-back': 'payments',
  'invoice-credited': 'payments',
  'hours-submitted': 'payments',
  'hours-disputed': 'payments',
  'hours-explained': 'payments',
  'hours-decided': 'payments',
  'payout-waiting': 'payments',
  'payout-needs-email': 'payments',
  'payout-name-check': 'payments',
  'payout-held': 'payments',
  'payout-sent': 'payments',
  'payout-failed': 'payments',
  'document-submitted': null,
  'document-approved': 'account',
  'document-rejected': 'account',
  'certificate-expiring': 'account',
  'application-arrived': 'account',
  'application-withdrawn': null,
  'posting-submitted': null,
  'posting-approved': 'account',
  'posting-rejected': 'account',
  'posting-taken-down': 'account',
  'account-suspended': 'account',
  'account-restored': 'account',
  'appeal-submitted': null,
  'appeal-received': 'account',
  'appeal-answered': 'account',
  'account-under-review': 'account',
  'account-review-waits': null,
  'account-cleared': 'account',
  'support-answered': 'account',
};

const HOUR_MS = 3_600_000;
const USUAL_MS = 24 * HOUR_MS;

/** What is about the next hours: it is never joined with others, and useless when they are over. */
const PRESSING: Readonly<Partial<Record<NotificationKind, number>>> = {
  'place-offered': 2 * HOUR_MS,
  'still-coming': 2 * HOUR_MS,
  'running-late': HOUR_MS,
  'nobody-here': HOUR_MS,
  'nobody-here-waiting': HOUR_MS,
  'shift-reminder': 24 * HOUR_MS,
  'shift-cancelled': 24 * HOUR_MS,
  'released-by-employer': 24 * HOUR_MS,
  'released-unsecured': 24 * HOUR_MS,
  'shift-released': 24 * HOUR_MS,
};

/** The group that a kind belongs to, or null where it never goes to a device. */
export const pushGroupOf = (kind: NotificationKind): PushGroup | null => GROUPS[kind];

export const isPressing = (kind: NotificationKind): boolean => PRESSING[kind] !== undefined;

/** How long a push of a kind is worth delivering, in milliseconds. */
export const worthMs = (kind: NotificationKind): number => PRESSING[kind] ?? USUAL_MS;
