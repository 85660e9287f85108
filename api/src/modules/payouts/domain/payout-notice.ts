import { centsToText } from '@leafshift/domain/money';
import type { Notice } from '../../notification/index.ts';
import type { Payout } from './payout.ts';

export type PayoutNewsKind = 'payout-waiting' | 'payout-sent';

/** The notice of some news of a payout, with its amount in dollars. */
export const payoutNotice = (kind: PayoutNewsKind, payout: Payout): Notice => ({
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
  image: null,
  link: kind === 'payout-sent' ? '/workhistory' : '/profile',
});
