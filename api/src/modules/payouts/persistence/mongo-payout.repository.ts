import type { Payout as PayoutAnswer } from '@leafshift/contracts/payouts';
import { type Cents, cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { countWaiting } from '../../../infra/mongo/count-waiting.ts';
import { exactText } from '../../../infra/mongo/exact-text.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { PayoutRepository, type PayUnderWay } from '../domain/payout.repository.ts';
import type { Payout, PayoutFacts, PayoutId } from '../domain/payout.ts';
import type { PayoutState } from '../domain/payout-state.ts';
import { toPayout, toStoredPayout } from './payout.mapper.ts';
import { type PayoutDocument, payoutCollection } from './payout.schema.ts';
import { seenAs } from './payout-statuses.ts';

const NEWEST: KeysetSort = [
  ['createdAt', -1],
  ['_id', -1],
];

const ID = /^[0-9a-f]{24}$/i;

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

  override async listByShift(shiftId: string): Promise<readonly Payout[]> {
    const stored = await this.payouts.find({ shiftId: new Types.ObjectId(shiftId) }).lean();
    return stored.toSorted((one, other) => +one.createdAt - +other.createdAt).map(toPayout);
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

  override countNamesToCompare(): Promise<Waiting> {
    return countWaiting(this.payouts, { waitingFor: 'NAME' }, 'createdAt', 'names_to_compare');
  }

  override async underWay(): Promise<PayUnderWay> {
    const failed = await this.payouts.countDocuments({ status: 'failed' });
    const sums = await this.payouts.aggregate<{ _id: string; cents: number }>([
      { $match: { status: { $in: ['waiting', 'sent', 'failed'] } } },
      { $group: { _id: '$status', cents: { $sum: '$amountCents' } } },
    ]);
    const of = (status: string): Cents => cents(sums.find(({ _id }) => _id === status)?.cents ?? 0);
    const byStatus = { waiting: of('waiting'), sent: of('sent'), failed: of('failed') };
    const { waiting, sent } = byStatus;
    return { failed, unpaid: cents(waiting + sent + byStatus.failed), byStatus };
  }

  override async list(
    status: PayoutAnswer['status'] | undefined,
    page: PageRequest,
  ): Promise<Page<Payout>> {
    const query = keysetQuery(NEWEST, page);
    const { $or: after = [{}] }: QueryFilter<PayoutDocument> = query.filter;
    const alternatives = (status ? seenAs(status) : []).flatMap((seen) =>
      after.map((part) => ({ $and: [seen, part] })),
    );
    const stored = await this.payouts
      .find(status ? { $or: alternatives } : query.filter)
      .sort(query.sort)
      .limit(query.limit)
      .hint(status ? 'by_status_newest' : 'newest')
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toPayout), nextCursor };
  }

  override async findNamed(idOrTransfer: string): Promise<Payout | null> {
    const stored = await this.payouts
      .findOne(
        ID.test(idOrTransfer)
          ? { _id: new Types.ObjectId(idOrTransfer) }
          : { transferId: exactText(idOrTransfer) },
      )
      .lean();
    return stored && toPayout(stored);
  }

  override async *period(from: Date, to: Date): AsyncIterable<Payout> {
    const stored = this.payouts
      .find({ createdAt: { $gte: from, $lt: to } })
      .sort({ createdAt: 1, _id: 1 })
      .hint('newest')
      .lean()
      .cursor();
    for await (const payout of stored) {
      yield toPayout(payout);
    }
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
    if (shiftIds.length === 0) return [];
    const stored = await this.payouts
      .find({
        shiftId: { $in: shiftIds.map((id) => new Types.ObjectId(id)) },
        workerId: toObjectId(workerId),
      })
      .sort({ correction: -1 })
      .lean();
    return stored.map(toPayout);
  }

  override async notArrived(workerId: WorkerId): Promise<readonly Payout[]> {
    const stored = await this.payouts
      .find({
        workerId: toObjectId(workerId),
        status: { $in: ['waiting', 'sent', 'failed'] },
      })
      .hint('in_need_of_bank')
      .lean();
    return stored.map(toPayout);
  }

  override async ofIds(workerId: WorkerId, ids: readonly PayoutId[]): Promise<readonly Payout[]> {
    const stored = await this.payouts
      .find({ _id: { $in: ids.map(toObjectId) }, workerId: toObjectId(workerId) })
      .hint('_id_')
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
