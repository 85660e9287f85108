import type { Payout as PayoutAnswer } from '@leafshift/contracts/payouts';
import { centsToDollars } from '@leafshift/domain/money';
import { bankArrival } from '@leafshift/domain/payout-dates';
import type { Payout } from '../domain/payout.ts';
import type { PayoutHold } from '../domain/payout-state.ts';

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
  correction: payout.correction,
  isReward: payout.isReward,
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
  acceptBy: payout.acceptance?.until?.toISOString() ?? null,
  expectedAt: expectedAt(payout)?.toISOString() ?? null,
  createdAt: payout.createdAt.toISOString(),
  paidAt: payout.paidAt?.toISOString() ?? null,
});

function statusOf(payout: Payout): PayoutAnswer['status'] {
  if (payout.hold || payout.waitingFor === 'NAME') {
    return 'held';
  }
  const isScheduled =
    payout.waitingFor === 'TIME' ||
    (payout.waitingFor === 'ACCEPTANCE' && payout.acceptance.until !== null);
  return isScheduled ? 'scheduled' : payout.status;
}

/** By when the money is at the bank, where that depends on nobody any more. */
function expectedAt(payout: Payout): Date | null {
  const leaves = leavesAt(payout);
  return leaves && bankArrival(leaves);
}

function leavesAt(payout: Payout): Date | null {
  const { status, hold, fundedAt, sentAt } = payout;
  if (status === 'sent') {
    return sentAt;
  }
  switch (payout.waitingFor) {
    case 'TIME':
      return later(payout.delay.until, hold);
    case 'ACCEPTANCE':
      return payout.acceptance.until && later(payout.acceptance.until, hold);
    case 'RELEASE':
      return payout.hold.until;
    case 'PROVIDER':
      return fundedAt;
    default:
      return null;
  }
}

const later = (until: Date, hold: PayoutHold | null): Date =>
  hold && hold.until > until ? hold.until : until;
