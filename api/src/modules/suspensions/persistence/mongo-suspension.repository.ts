import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { countWaiting } from '../../../infra/mongo/count-waiting.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Appeal, AppealAnswer, SuspensionId } from '../../users/index.ts';
import { SuspensionRepository } from '../domain/suspension.repository.ts';
import type { Suspension } from '../domain/suspension.ts';
import { type SuspensionDocument, suspensionCollection } from './suspension.schema.ts';

const LONGEST_WAITING: KeysetSort = [
  ['appealedAt', 1],
  ['_id', 1],
];

/** Suspensions in MongoDB. */
@Injectable()
export class MongoSuspensionRepository extends SuspensionRepository {
  constructor(
    @InjectModel(suspensionCollection.name)
    private readonly suspensions: Model<SuspensionDocument>,
  ) {
    super();
  }

  override async add({ id, userId, setBy, ...suspension }: Suspension): Promise<void> {
    const stored = {
      _id: toObjectId(id),
      userId: toObjectId(userId),
      setBy: setBy && toObjectId(setBy),
      ...suspension,
    };
    await this.suspensions.insertMany([stored], { lean: true });
  }

  override async find(id: SuspensionId): Promise<Suspension | null> {
    const stored = await this.suspensions.findById(toObjectId(id)).lean();
    return stored && toSuspension(stored);
  }

  override async listOf(userId: UserId): Promise<readonly Suspension[]> {
    const own = { userId: toObjectId(userId) };
    const stored = await this.suspensions.find(own).sort({ since: -1, _id: -1 }).lean();
    return stored.map(toSuspension);
  }

  override countBefore(userId: UserId, before: Date): Promise<number> {
    const earlier = { userId: toObjectId(userId), since: { $lt: before } };
    return this.suspensions.countDocuments(earlier).hint('of_user');
  }

  override async lateCancellations(userId: UserId, after: Date): Promise<readonly Date[]> {
    const counted = {
      userId: toObjectId(userId),
      since: { $gt: after },
      reason: 'late-cancellation' as const,
      isRevoked: false,
    };
    const stored = await this.suspensions.find(counted, { since: 1 }).lean();
    return stored.map(({ since }) => since);
  }

  override end(
    id: SuspensionId,
    { at, isRevoked }: { readonly at: Date; readonly isRevoked: boolean },
  ): Promise<Suspension | null> {
    return this.#change(id, { endedAt: null }, { $set: { endedAt: at, isRevoked } });
  }

  override appeal(id: SuspensionId, appeal: Appeal): Promise<Suspension | null> {
    return this.#change(id, { appeal: null }, { $set: { appeal, appealedAt: appeal.at } });
  }

  override answer(
    id: SuspensionId,
    answer: AppealAnswer,
    change: Partial<Pick<Suspension, 'until' | 'endedAt' | 'isRevoked'>>,
  ): Promise<Suspension | null> {
    return this.#change(
      id,
      { appealedAt: { $exists: true } },
      { $set: { 'appeal.answer': answer, ...change }, $unset: { appealedAt: 1 } },
    );
  }

  override async listAppealed(page: PageRequest): Promise<Page<Suspension>> {
    const query = keysetQuery(LONGEST_WAITING, page);
    const stored = await this.suspensions
      .find({ $and: [{ appealedAt: { $exists: true } }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint('appealed')
      .lean();
    const { rows, nextCursor } = keysetPage(LONGEST_WAITING, stored, page.limit);
    return { items: rows.map(toSuspension), nextCursor };
  }

  override countAppealed(): Promise<Waiting> {
    const waiting = { appealedAt: { $exists: true } };
    return countWaiting(this.suspensions, waiting, 'appealedAt', 'appealed');
  }

  async #change(
    id: SuspensionId,
    condition: Readonly<Record<string, unknown>>,
    update: UpdateQuery<SuspensionDocument>,
  ): Promise<Suspension | null> {
    const changed = await this.suspensions
      .findOneAndUpdate({ _id: toObjectId(id), ...condition }, update, { returnDocument: 'after' })
      .lean();
    return changed && toSuspension(changed);
  }
}

const toSuspension = ({
  _id,
  userId,
  setBy,
  appealedAt: _appealedAt,
  ...stored
}: SuspensionDocument): Suspension => ({
  id: fromObjectId<SuspensionId>(_id),
  userId: fromObjectId<UserId>(userId),
  setBy: setBy && fromObjectId<UserId>(setBy),
  ...stored,
});
