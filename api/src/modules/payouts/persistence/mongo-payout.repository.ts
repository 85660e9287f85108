import type { Cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout, PayoutFacts, PayoutId } from '../domain/payout.ts';
import type { PayoutState } from '../domain/payout-state.ts';
import { toPayout, toStoredPayout } from './payout.mapper.ts';
import { type PayoutDocument, payoutCollection } from './payout.schema.ts';

const NEWEST: KeysetSort = [
  ['createdAt', -1],
  ['_id', -1],
];

const OLDEST: KeysetSort = [
  ['createdAt', 1],
  ['_id', 1],
];

/** Payouts in MongoDB. */
@Injectable()
export class MongoPayoutRepository extends PayoutRepository {
  constructor(@InjectModel(payoutCollection.name) private readonly payouts: Model<PayoutDocument>) {
    super();
  }

  override async add(facts: readonly PayoutFacts[], createdAt: Date): Promise<readonly Payout[]> {
    const stored = facts.map((each) => toStoredPayout(each, createdAt));
    await this.payouts.insertMany(stored, { lean: true });
    return stored.map(toPayout);
  }

  override async find(id: PayoutId): Promise<Payout | null> {
    const stored = await this.payouts.findById(toObjectId(id)).lean();
    return stored && toPayout(stored);
  }

  override async listByWorker(workerId: WorkerId, page: PageRequest): Promise<Page<Payout>> {
    const query = keysetQuery(NEWEST, page);
    const stored = await this.payouts
      .find({ $and: [{ workerId: toObjectId(workerId) }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toPayout), nextCursor };
  }

  override async allOfWorker(workerId: WorkerId): Promise<readonly Payout[]> {
    const own = { workerId: toObjectId(workerId) };
    const stored = await this.payouts.find(own).sort({ createdAt: -1 }).lean();
    return stored.map(toPayout);
  }

  override async listByInvoice(invoiceId: string): Promise<readonly Payout[]> {
    const stored = await this.payouts.find({ invoiceId: new Types.ObjectId(invoiceId) }).lean();
    return stored.map(toPayout);
  }

  override async inNeedOfBank(userId: UserId): Promise<readonly Payout[]> {
    const stored = await this.payouts
      .find({
        workerId: toObjectId(userId),
        $or: [
          { status: 'waiting', waitingFor: { $in: ['BANK', 'NAME', 'TIME'] } },
          { status: 'failed' },
        ],
      })
      .lean();
    return stored.map(toPayout);
  }

  override async inNeedOfEmail(userId: UserId): Promise<readonly Payout[]> {
    const stored = await this.payouts
      .find({ workerId: toObjectId(userId), status: 'waiting', waitingFor: 'EMAIL' })
      .lean();
    return stored.map(toPayout);
  }

  override async countLeft(workerId: WorkerId): Promise<number> {
    return this.payouts.countDocuments({
      workerId: toObjectId(workerId),
      status: { $in: ['sent', 'paid'] },
    });
  }

  override async ofNames(workerId: WorkerId): Promise<readonly Payout[]> {
    const stored = await this.payouts
      .find({ workerId: toObjectId(workerId), status: 'waiting', waitingFor: 'NAME' })
      .lean();
    return stored.map(toPayout);
  }

  override async listNamesToCompare(page: PageRequest): Promise<Page<Payout>> {
    const query = keysetQuery(OLDEST, page);
    const stored = await this.payouts
      .find({ $and: [{ waitingFor: 'NAME' }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(OLDEST, stored, page.limit);
    return { items: rows.map(toPayout), nextCursor };
  }

  override async hasWorkedFor(
    workerIds: readonly UserId[],
    employerIds: readonly UserId[],
  ): Promise<boolean> {
    const found = await this.payouts.exists({
      workerId: { $in: workerIds.map(toObjectId) },
      employerId: { $in: employerIds.map(toObjectId) },
    });
    return found !== null;
  }

  override async ofShifts(
    workerId: WorkerId,
    shiftIds: readonly string[],
  ): Promise<readonly Payout[]> {
    const stored = await this.payouts
      .find({
        shiftId: { $in: shiftIds.map((id) => new Types.ObjectId(id)) },
        workerId: toObjectId(workerId),
      })
      .sort({ correction: -1 })
      .lean();
    return stored.map(toPayout);
  }

  override async reduce(
    payout: Payout,
    to: { readonly hours: number; readonly amount: Cents },
  ): Promise<void> {
    const { matchedCount } = await this.payouts.updateOne(
      { _id: toObjectId(payout.id), status: 'waiting', acceptance: { $ne: null } },
      { $set: { hours: to.hours, amountCents: to.amount } },
    );
    if (matchedCount === 0) {
      throw new Error(`The hours of payout ${payout.id} are settled`);
    }
  }

  override async store(payout: Payout, state: PayoutState): Promise<void> {
    const { status, waitingFor, attempt, hold, delay, fundedAt, acceptance } = state;
    const { sourceCharge, transferId, sentAt, paidAt } = state;
    const waits = { status, waitingFor, attempt, hold, delay, fundedAt, acceptance };
    const { matchedCount } = await this.payouts.updateOne(
      { _id: toObjectId(payout.id), status: payout.status, waitingFor: payout.waitingFor },
      { $set: { ...waits, sourceCharge, transferId, sentAt, paidAt } },
    );
    if (matchedCount === 0) {
      throw new Error(`Payout ${payout.id} is not ${payout.status} any more`);
    }
  }
}
