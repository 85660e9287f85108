import type { NotificationKind } from '@leafshift/contracts/notification';
import type { MailGroup } from '@leafshift/contracts/preferences';

/** The kinds that also go out by mail; what happens while people stand beside each other does not. */
const MAILED: Readonly<Record<NotificationKind, MailGroup | null>> = {
  'shift-invited': 'shifts',
  'shift-requested': 'shifts',
  'request-withdrawn': 'shifts',
  'worker-confirmed': 'shifts',
  'assignment-cancelled': 'shifts',
  'worker-released': 'shifts',
  'shift-released': 'shifts',
  'shift-changed': 'shifts',
  'terms-changed': 'shifts',
  'terms-agreed': 'shifts',
  'shift-cancelled': 'shifts',
  'shift-reminder': 'shifts',
  'clocked-in': null,
  'clocked-out': null,
  'no-show': 'shifts',
  rated: null,
  'invoice-created': 'payments',
  'payment-failed': 'payments',
  'payment-succeeded': 'payments',
  'payout-waiting': 'payments',
  'payout-needs-email': 'payments',
  'payout-held': 'payments',
  'payout-sent': 'payments',
  'document-submitted': null,
  'document-approved': 'account',
  'document-rejected': 'account',
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
};

/** The group of mails that a kind belongs to, or null where it goes out by none. */
export const mailGroupOf = (kind: NotificationKind): MailGroup | null => MAILED[kind];
