import type { Payout as PayoutAnswer } from '@leafshift/contracts/payouts';
import { centsToDollars } from '@leafshift/domain/money';
import type { Payout } from '../domain/payout.ts';

/** A payout as its worker gets it; money in dollars. */
export const payoutView = (payout: Payout): PayoutAnswer => ({
  _id: payout.id,
  post: payout.shiftId,
  date: payout.shiftDate.toISOString(),
  timeZone: payout.timeZone,
  jobTitle: payout.jobTitle,
  employerName: payout.employerName,
  locationName: payout.locationName,
  hours: payout.hours,
  rate: centsToDollars(payout.rate),
  amount: centsToDollars(payout.amount),
  status: payout.hold ? 'held' : payout.status,
  waitingFor: payout.waitingFor,
  hold: payout.hold && {
    reason: payout.hold.reason,
    since: payout.hold.since.toISOString(),
    until: payout.hold.until.toISOString(),
  },
  createdAt: payout.createdAt.toISOString(),
  paidAt: payout.paidAt?.toISOString() ?? null,
});
