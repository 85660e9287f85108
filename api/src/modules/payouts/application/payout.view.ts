import type { Payout as PayoutAnswer } from '@leafshift/contracts/payouts';
import { centsToDollars } from '@leafshift/domain/money';
import { bankArrival } from '@leafshift/domain/payout-dates';
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
  status: statusOf(payout),
  waitingFor: payout.waitingFor,
  hold: payout.hold && {
    reason: payout.hold.reason,
    since: payout.hold.since.toISOString(),
    until: payout.hold.until.toISOString(),
  },
  delay: payout.delay && {
    reason: payout.delay.reason,
    since: payout.delay.since.toISOString(),
    until: payout.delay.until.toISOString(),
  },
  expectedAt: expectedAt(payout)?.toISOString() ?? null,
  createdAt: payout.createdAt.toISOString(),
  paidAt: payout.paidAt?.toISOString() ?? null,
});

function statusOf({ hold, status, waitingFor }: Payout): PayoutAnswer['status'] {
  if (hold || waitingFor === 'NAME') {
    return 'held';
  }
  return waitingFor === 'TIME' ? 'scheduled' : status;
}

/** By when the money is at the bank, where that depends on nobody any more. */
function expectedAt(payout: Payout): Date | null {
  const leaves = leavesAt(payout);
  return leaves && bankArrival(leaves);
}

function leavesAt({ status, waitingFor, hold, delay, fundedAt, sentAt }: Payout): Date | null {
  if (status === 'sent') {
    return sentAt;
  }
  switch (waitingFor) {
    case 'TIME':
      return hold && hold.until > delay.until ? hold.until : delay.until;
    case 'RELEASE':
      return hold.until;
    case 'PROVIDER':
      return fundedAt;
    default:
      return null;
  }
}
