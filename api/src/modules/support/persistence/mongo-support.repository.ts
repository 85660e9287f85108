import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AdminId, UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { countWaiting } from '../../../infra/mongo/count-waiting.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type SupportId, SupportRepository, type SupportRequest } from '../domain/support.ts';
import { type SupportDocument, supportCollection } from './support.schema.ts';

const LONGEST_WAITING: KeysetSort = [
  ['waitsSince', 1],
  ['_id', 1],
];

/** Questions to support in MongoDB. */
@Injectable()
export class MongoSupportRepository extends SupportRepository {
  constructor(
    @InjectModel(supportCollection.name) private readonly requests: Model<SupportDocument>,
  ) {
    super();
  }

  override async add({ id, userId, topic, text, askedAt }: SupportRequest): Promise<void> {
    const ids = { _id: toObjectId(id), userId: toObjectId(userId) };
    const stored = { ...ids, topic, text, askedAt, waitsSince: askedAt, answer: null, claim: null };
    await this.requests.insertMany([stored], { lean: true });
  }

  override async find(id: SupportId): Promise<SupportRequest | null> {
    const stored = await this.requests.findById(toObjectId(id)).lean();
    return stored && toRequest(stored);
  }

  override async listOf(userId: UserId, most: number): Promise<readonly SupportRequest[]> {
    const stored = await this.requests
      .find({ userId: toObjectId(userId) })
      .sort({ askedAt: -1, _id: -1 })
      .limit(most)
      .lean();
    return stored.map(toRequest);
  }

  override countWaitingOf(userId: UserId): Promise<number> {
    return this.requests.countDocuments({ userId: toObjectId(userId), answer: null });
  }

  override async listWaiting(page: PageRequest): Promise<Page<SupportRequest>> {
    const query = keysetQuery(LONGEST_WAITING, page);
    const stored = await this.requests
      .find({ $and: [{ waitsSince: { $exists: true } }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint('waiting')
      .lean();
    const { rows, nextCursor } = keysetPage(LONGEST_WAITING, stored, page.limit);
    return { items: rows.map(toRequest), nextCursor };
  }

  override countWaiting(): Promise<Waiting> {
    return countWaiting(this.requests, { waitsSince: { $exists: true } }, 'waitsSince', 'waiting');
  }

  override async claim(
    id: SupportId,
    { by, until }: NonNullable<SupportRequest['claim']>,
    now: Date,
  ): Promise<SupportRequest | null> {
    const claim = { by: toObjectId(by), until };
    const stored = await this.requests
      .findOneAndUpdate(openTo(id, by, now), { $set: { claim } }, { returnDocument: 'before' })
      .lean();
    return stored && toRequest(stored);
  }

  override async answer(
    id: SupportId,
    { text, at, by }: NonNullable<SupportRequest['answer']>,
  ): Promise<SupportRequest | null> {
    const answer = { text, at, by: toObjectId(by) };
    const stored = await this.requests
      .findOneAndUpdate(
        openTo(id, by, at),
        { $set: { answer, claim: null }, $unset: { waitsSince: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return stored && toRequest(stored);
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.requests.deleteMany({ userId: toObjectId(userId) });
  }
}

/** Not answered, and nobody else's at that time. */
const openTo = (id: SupportId, admin: AdminId, now: Date) => ({
  _id: toObjectId(id),
  answer: null,
  $or: [{ claim: null }, { 'claim.by': toObjectId(admin) }, { 'claim.until': { $lte: now } }],
});

const toRequest = ({
  _id,
  userId,
  answer,
  claim,
  topic,
  text,
  askedAt,
}: SupportDocument): SupportRequest => ({
  id: fromObjectId<SupportId>(_id),
  userId: fromObjectId<UserId>(userId),
  topic,
  text,
  askedAt,
  answer: answer && { ...answer, by: fromObjectId<AdminId>(answer.by) },
  claim: claim && { ...claim, by: fromObjectId<AdminId>(claim.by) },
});
