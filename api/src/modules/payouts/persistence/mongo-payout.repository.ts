import { Injectable } from '@nestjs/common';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { PayoutRepository } from '../domain/payout.repository.ts';
import type { Payout, PayoutFacts, PayoutId, PayoutWaitsFor } from '../domain/payout.ts';
import { toPayout, toStoredPayout } from './payout.mapper.ts';
import { type PayoutDocument, payoutCollection } from './payout.schema.ts';

const NEWEST: KeysetSort = [
  ['createdAt', -1],
  ['_id', -1],
];

/** Payouts in MongoDB. */
@Injectable()
export class MongoPayoutRepository extends PayoutRepository {
  readonly #payouts: Model<PayoutDocument>;

  constructor(database: Database) {
    super();
    this.#payouts = database.model(payoutCollection);
  }

  override async add(facts: readonly PayoutFacts[], createdAt: Date): Promise<readonly Payout[]> {
    const stored = facts.map((each) => toStoredPayout(each, createdAt));
    await this.#payouts.insertMany(stored, { lean: true });
    return stored.map(toPayout);
  }

  override async find(id: PayoutId): Promise<Payout | null> {
    return this.#one({ _id: toObjectId(id) });
  }

  override async findByTransfer(transferId: string): Promise<Payout | null> {
    return this.#one({ transferId });
  }

  override async listByWorker(workerId: WorkerId, page: PageRequest): Promise<Page<Payout>> {
    const query = keysetQuery(NEWEST, page);
    const stored = await this.#payouts
      .find({ $and: [{ workerId: toObjectId(workerId) }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toPayout), nextCursor };
  }

  override async allOfWorker(workerId: WorkerId): Promise<readonly Payout[]> {
    const own = { workerId: toObjectId(workerId) };
    const stored = await this.#payouts.find(own).sort({ createdAt: -1 }).lean();
    return stored.map(toPayout);
  }

  override async listByInvoice(invoiceId: string): Promise<readonly Payout[]> {
    const stored = await this.#payouts.find({ invoiceId: new Types.ObjectId(invoiceId) }).lean();
    return stored.map(toPayout);
  }

  override async waitingForBank(userId: UserId): Promise<readonly Payout[]> {
    const stored = await this.#payouts
      .find({ status: 'waiting', workerId: toObjectId(userId), waitingFor: 'BANK' })
      .lean();
    return stored.map(toPayout);
  }

  override async byShift(
    workerId: WorkerId,
    shiftIds: readonly string[],
  ): Promise<ReadonlyMap<string, Payout>> {
    const stored = await this.#payouts
      .find({
        shiftId: { $in: shiftIds.map((id) => new Types.ObjectId(id)) },
        workerId: toObjectId(workerId),
      })
      .lean();
    return new Map(stored.map((payout) => [payout.shiftId.toHexString(), toPayout(payout)]));
  }

  override async fund(id: PayoutId, sourceCharge: string): Promise<Payout | null> {
    return this.#change(id, ['waiting'], { waitingFor: 'PROVIDER', sourceCharge });
  }

  override async waitFor(id: PayoutId, waitingFor: PayoutWaitsFor): Promise<Payout | null> {
    return this.#change(id, ['waiting'], { waitingFor });
  }

  override async markSent(
    id: PayoutId,
    { transferId, at }: { readonly transferId: string; readonly at: Date },
  ): Promise<Payout | null> {
    return this.#change(id, ['waiting'], {
      status: 'sent',
      waitingFor: null,
      transferId,
      sentAt: at,
    });
  }

  override async markPaid(id: PayoutId, at: Date): Promise<Payout | null> {
    return this.#change(id, ['sent'], { status: 'paid', paidAt: at });
  }

  override async markFailed(id: PayoutId): Promise<Payout | null> {
    return this.#change(id, ['sent', 'paid'], { status: 'failed', paidAt: null });
  }

  async #one(filter: QueryFilter<PayoutDocument>): Promise<Payout | null> {
    const stored = await this.#payouts.findOne(filter).lean();
    return stored && toPayout(stored);
  }

  async #change(
    id: PayoutId,
    from: readonly PayoutDocument['status'][],
    set: Partial<PayoutDocument>,
  ): Promise<Payout | null> {
    const changed = await this.#payouts
      .findOneAndUpdate(
        { _id: toObjectId(id), status: { $in: [...from] } },
        { $set: set },
        { returnDocument: 'after' },
      )
      .lean();
    return changed && toPayout(changed);
  }
}
