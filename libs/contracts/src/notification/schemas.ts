import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';

export const NotificationKind = z.enum([
  'shift-invited',
  'shift-found',
  'shifts-found',
  'shift-requested',
  'request-withdrawn',
  'request-gave-way',
  'request-declined',
  'worker-confirmed',
  'assignment-cancelled',
  'worker-released',
  'shift-released',
  'released-by-employer',
  'released-unsecured',
  'place-offered',
  'place-taken',
  'confirmed-by-rule',
  'nobody-in-line',
  'left-by-choice',
  'shift-changed',
  'terms-changed',
  'terms-agreed',
  'shift-cancelled',
  'shift-reminder',
  'still-coming',
  'running-late',
  'message-received',
  'nobody-here',
  'nobody-here-waiting',
  'clocked-in',
  'clocked-out',
  'worker-clocked-in',
  'worker-clocked-out',
  'hours-unwitnessed',
  'hours-corrected',
  'no-show',
  'rated',
  'business-rated',
  'invoice-created',
  'pay-not-secured',
  'pay-secured',
  'payment-failed',
  'payment-succeeded',
  'payment-refunded',
  'payment-taken-back',
  'invoice-credited',
  'hours-submitted',
  'hours-disputed',
  'hours-explained',
  'hours-decided',
  'payout-waiting',
  'payout-needs-email',
  'payout-name-check',
  'payout-held',
  'payout-sent',
  'payout-failed',
  'document-submitted',
  'document-approved',
  'document-rejected',
  'application-arrived',
  'application-withdrawn',
  'posting-submitted',
  'posting-approved',
  'posting-rejected',
  'posting-taken-down',
  'account-suspended',
  'account-restored',
  'appeal-submitted',
  'appeal-received',
  'appeal-answered',
  'account-under-review',
  'account-review-waits',
  'account-cleared',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Whether these contracts know a kind; an open page may be older than the API that it asks. */
export const isNotificationKind = (kind: string): kind is NotificationKind =>
  NotificationKind.safeParse(kind).success;

/**
 * `notificationMessage` is English; `kind` and `params` let a page say it in the reader's language. A
 * kind that a page does not know is shown with that message.
 */
export const Notification = z.strictObject({
  _id: Id,
  kind: z.union([NotificationKind, z.string()]),
  params: z.record(z.string(), z.string()),
  notificationMessage: z.string(),
  notificationImage: z.string().nullable(),
  /** A path of the portal, such as `/home`. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: Instant,
});
export type Notification = z.infer<typeof Notification>;
