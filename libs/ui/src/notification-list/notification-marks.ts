import { isNotificationKind, type NotificationKind } from '@leafshift/contracts/notification';
import type { MarkKind } from '../status-mark/mark-kinds.ts';

const NOTIFICATION_MARKS: Readonly<Record<NotificationKind, MarkKind>> = {
  'shift-invited': 'requests-waiting',
  'shift-requested': 'requests-waiting',
  'request-withdrawn': 'cancelled',
  'worker-confirmed': 'confirmed',
  'assignment-cancelled': 'problem',
  'worker-released': 'problem',
  'shift-released': 'cancelled',
  'shift-changed': 'requests-waiting',
  'terms-changed': 'requests-waiting',
  'terms-agreed': 'requested',
  'shift-cancelled': 'cancelled',
  'shift-reminder': 'waiting',
  'clocked-in': 'confirmed',
  'clocked-out': 'confirmed',
  'no-show': 'problem',
  rated: 'complete',
  'invoice-created': 'complete',
  'payment-failed': 'problem',
  'payment-succeeded': 'complete',
  'payout-waiting': 'waiting',
  'payout-needs-email': 'waiting',
  'payout-held': 'problem',
  'payout-sent': 'complete',
  'document-submitted': 'waiting',
  'document-approved': 'confirmed',
  'document-rejected': 'problem',
  'posting-submitted': 'waiting',
  'posting-approved': 'confirmed',
  'posting-rejected': 'problem',
  'posting-taken-down': 'problem',
  'account-suspended': 'problem',
  'account-restored': 'confirmed',
  'appeal-submitted': 'waiting',
  'appeal-received': 'waiting',
  'appeal-answered': 'complete',
  'account-under-review': 'waiting',
  'account-review-waits': 'waiting',
  'account-cleared': 'confirmed',
};

/** The shape beside a notification that has no picture; of a kind that this page does not know too. */
export const markOf = (kind: string): MarkKind =>
  isNotificationKind(kind) ? NOTIFICATION_MARKS[kind] : 'waiting';
