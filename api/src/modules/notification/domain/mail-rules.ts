import type { NotificationKind } from '@leafshift/contracts/notification';
import type { MailGroup } from '@leafshift/contracts/preferences';

interface MailRule {
  readonly group: MailGroup;
  readonly subject: string;
}

/** The kinds that also go out by mail; what happens while people stand beside each other does not. */
const MAILED: Readonly<Record<NotificationKind, MailRule | null>> = {
  'shift-invited': { group: 'shifts', subject: 'You are invited to a shift' },
  'shift-requested': { group: 'shifts', subject: 'A worker requested your shift' },
  'request-withdrawn': { group: 'shifts', subject: 'A request was withdrawn' },
  'worker-confirmed': { group: 'shifts', subject: 'You are confirmed' },
  'place-cancelled': { group: 'shifts', subject: 'A worker cancelled' },
  'shift-changed': { group: 'shifts', subject: 'A shift has changed' },
  'shift-cancelled': { group: 'shifts', subject: 'A shift was cancelled' },
  'shift-reminder': { group: 'shifts', subject: 'Your shift tomorrow' },
  'clocked-in': null,
  'clocked-out': null,
  rated: null,
  'invoice-created': { group: 'payments', subject: 'Your invoice' },
  'payment-failed': { group: 'payments', subject: 'A payment did not go through' },
  'payment-succeeded': { group: 'payments', subject: 'Payment received' },
  'payout-waiting': { group: 'payments', subject: 'Your pay is waiting' },
  'payout-sent': { group: 'payments', subject: 'Your pay is on its way' },
  'document-submitted': null,
  'document-approved': { group: 'account', subject: 'Your document was approved' },
  'document-rejected': { group: 'account', subject: 'Your document was not accepted' },
  'account-suspended': { group: 'account', subject: 'Your account is suspended' },
  'account-restored': { group: 'account', subject: 'Your account is active again' },
};

/** How a kind goes out by mail, or null where it does not. */
export const mailRule = (kind: NotificationKind): MailRule | null => MAILED[kind];
