import { centsToText } from '@leafshift/domain/money';
import type { NewNotification } from '../../notification/index.ts';
import type { Payout } from './payout.ts';
import type { PayoutNews } from './payout-event.ts';

const LINKS: Readonly<Record<PayoutNews, string>> = {
  'payout-waiting': '/profile',
  'payout-needs-email': '/verify-email',
  'payout-name-check': '/profile?update=bank',
  'payout-held': '/workhistory',
  'payout-sent': '/workhistory',
  'payout-failed': '/profile?update=bank',
};

/** What a worker is notified of about a payout, with its amount in dollars. */
export const payoutNotification = (kind: PayoutNews, payout: Payout): NewNotification => ({
  userId: payout.workerId,
  kind,
  params: {
    amount: centsToText(payout.amount),
    jobTitle: payout.jobTitle,
    name: payout.employerName,
    location: payout.locationName,
    date: payout.shiftDate.toISOString(),
    timeZone: payout.timeZone,
    ...(payout.hold && { reason: payout.hold.reason, until: payout.hold.until.toISOString() }),
  },
  // A reward is of no business and no shift.
  ...(!payout.isReward && { about: payout.employerId }),
  image: null,
  link: payout.isReward ? LINKS[kind].replace('/workhistory', '/earnings') : LINKS[kind],
});
