import { centsToText } from '@leafshift/domain/money';
import type { NewNotification } from '../../notification/index.ts';
import type { Payout } from './payout.ts';

export type PayoutNotificationKind = 'payout-waiting' | 'payout-sent';

/** What a worker is notified of about a payout, with its amount in dollars. */
export const payoutNotification = (
  kind: PayoutNotificationKind,
  payout: Payout,
): NewNotification => ({
  userId: payout.workerId,
  kind,
  params: {
    amount: centsToText(payout.amount),
    jobTitle: payout.jobTitle,
    name: payout.employerName,
    location: payout.locationName,
    date: payout.shiftDate.toISOString(),
    timeZone: payout.timeZone,
  },
  about: payout.employerId,
  image: null,
  link: kind === 'payout-sent' ? '/workhistory' : '/profile',
});
