import { cents } from '@leafshift/domain/money';
import { Types } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Payout, PayoutFacts, PayoutId } from '../domain/payout.ts';
import { type PayoutState, PLANNED } from '../domain/payout-state.ts';
import type { PayoutDocument } from './payout.schema.ts';

/** A stored payout as the domain knows it. */
export const toPayout = (stored: PayoutDocument): Payout => ({
  id: fromObjectId<PayoutId>(stored._id),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  invoiceId: stored.invoiceId.toHexString(),
  shiftId: stored.shiftId.toHexString(),
  shiftDate: stored.shiftDate,
  timeZone: stored.timeZone,
  jobTitle: stored.jobTitle,
  employerName: stored.employerName,
  locationName: stored.locationName,
  hours: stored.hours,
  rate: cents(stored.rateCents),
  amount: cents(stored.amountCents),
  correction: stored.correction ?? null,
  isReward: stored.isReward ?? false,
  ...toState(stored),
  createdAt: stored.createdAt,
});

/** A new payout as it is stored: it waits for the invoice. */
export const toStoredPayout = (facts: PayoutFacts, createdAt: Date): PayoutDocument => ({
  _id: new Types.ObjectId(),
  workerId: toObjectId(facts.workerId),
  employerId: toObjectId(facts.employerId),
  invoiceId: new Types.ObjectId(facts.invoiceId),
  shiftId: new Types.ObjectId(facts.shiftId),
  shiftDate: facts.shiftDate,
  timeZone: facts.timeZone,
  jobTitle: facts.jobTitle,
  employerName: facts.employerName,
  locationName: facts.locationName,
  hours: facts.hours,
  rateCents: facts.rate,
  amountCents: facts.amount,
  ...(facts.correction !== null && { correction: facts.correction }),
  ...(facts.isReward && { isReward: true }),
  ...PLANNED,
  createdAt,
});

/** A state is only ever stored whole, so that its fields fit each other. */
const toState = ({
  attempt = 1,
  hold = null,
  delay = null,
  fundedAt = null,
  acceptance = null,
  ...stored
}: PayoutDocument): PayoutState =>
  ({
    status: stored.status,
    waitingFor: stored.waitingFor,
    attempt,
    hold,
    delay,
    fundedAt,
    acceptance,
    sourceCharge: stored.sourceCharge,
    transferId: stored.transferId,
    sentAt: stored.sentAt,
    paidAt: stored.paidAt,
  }) as PayoutState;
