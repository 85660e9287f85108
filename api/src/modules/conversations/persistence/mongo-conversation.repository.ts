import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import {
  type Conversation,
  type LastMessage,
  otherSide,
  type Parties,
  type Side,
} from '../domain/conversation.ts';
import {
  type ConversationDocument,
  conversationCollection,
  type SideDocument,
} from './conversation.schema.ts';

const NEWEST: KeysetSort = [
  ['lastAt', -1],
  ['_id', -1],
];

/** Conversations in MongoDB. */
@Injectable()
export class MongoConversationRepository extends ConversationRepository {
  constructor(
    @InjectModel(conversationCollection.name)
    private readonly conversations: Model<ConversationDocument>,
  ) {
    super();
  }

  override async find(id: AssignmentId): Promise<Conversation | null> {
    const stored = await this.conversations.findById(toObjectId(id)).lean();
    return stored && toConversation(stored);
  }

  override async list(ids: readonly AssignmentId[]): Promise<readonly Conversation[]> {
    if (ids.length === 0) return [];
    const stored = await this.conversations.find({ _id: { $in: ids.map(toObjectId) } }).lean();
    return stored.map(toConversation);
  }

  override async listOf(
    side: Side,
    userId: UserId,
    page: PageRequest,
  ): Promise<Page<Conversation>> {
    const query = keysetQuery(NEWEST, page);
    const stored = await this.conversations
      .find({ ...partyOf(side, userId), ...query.filter })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toConversation), nextCursor };
  }

  override async listAllOf(side: Side, userId: UserId): Promise<readonly Conversation[]> {
    return (await this.conversations.find(partyOf(side, userId)).lean()).map(toConversation);
  }

  override countUnread(side: Side, userId: UserId): Promise<number> {
    return this.conversations.countDocuments({
      ...partyOf(side, userId),
      [`${side}.unread`]: { $gt: 0 },
    });
  }

  override async listUndelivered(
    side: Side,
    userId: UserId,
    most: number,
  ): Promise<readonly Conversation[]> {
    const stored = await this.conversations
      .find({ ...partyOf(side, userId), [`${side}.isUndelivered`]: true })
      .limit(most)
      .lean();
    return stored.map(toConversation);
  }

  override async append(parties: Parties, last: LastMessage): Promise<Conversation> {
    const { id, shiftId, employerId, workerId, endsAt } = parties;
    const other = otherSide(last.from);
    const stored = await this.conversations
      .findOneAndUpdate(
        { _id: toObjectId(id) },
        {
          $inc: { lastNumber: 1, [`${other}.unread`]: 1 },
          $set: { endsAt, last, lastAt: last.sentAt, [`${other}.isUndelivered`]: true },
          $setOnInsert: {
            shiftId: toObjectId(shiftId),
            employerId: toObjectId(employerId),
            workerId: toObjectId(workerId),
            closedAt: null,
            ...marksAtFirst(other, ['unread', 'isUndelivered']),
            ...marksAtFirst(last.from, []),
          },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return toConversation(assertUpdated(stored));
  }

  override deliver(id: AssignmentId, to: Side, number: number): Promise<Conversation | null> {
    return this.#change(
      { _id: toObjectId(id), lastNumber: number, [`${to}.isUndelivered`]: true },
      { $set: { [`${to}.deliveredNumber`]: number, [`${to}.isUndelivered`]: false } },
    );
  }

  override read(
    id: AssignmentId,
    by: Side,
    { number, unread }: { readonly number: number; readonly unread: number },
  ): Promise<Conversation | null> {
    return this.#change(
      { _id: toObjectId(id), [`${by}.readNumber`]: { $lt: number } },
      {
        $set: { [`${by}.readNumber`]: number, [`${by}.unread`]: unread },
        $max: { [`${by}.deliveredNumber`]: number },
      },
    );
  }

  override async planTelling(id: AssignmentId, side: Side, at: Date): Promise<void> {
    await this.#change({ _id: toObjectId(id) }, { $set: { [`${side}.tellAt`]: at } });
  }

  override async told(
    id: AssignmentId,
    side: Side,
    told: { readonly at: Date; readonly key: string } | null,
  ): Promise<void> {
    const marks = told && { [`${side}.toldAt`]: told.at, [`${side}.toldKey`]: told.key };
    await this.#change({ _id: toObjectId(id) }, { $set: { [`${side}.tellAt`]: null, ...marks } });
  }

  override async close(id: AssignmentId, at: Date): Promise<void> {
    await this.#change({ _id: toObjectId(id), closedAt: null }, { $set: { closedAt: at } });
  }

  override async forgetLast(id: AssignmentId, number: number): Promise<void> {
    await this.#change(
      { _id: toObjectId(id), lastNumber: number },
      { $set: { 'last.text': '', 'last.hasImage': false } },
    );
  }

  override async listEndedBefore(before: Date, most: number): Promise<readonly AssignmentId[]> {
    const stored = await this.conversations
      .find({ endsAt: { $lt: before } }, { _id: 1 })
      .sort({ endsAt: 1 })
      .limit(most)
      .lean();
    return stored.map(({ _id }) => fromObjectId<AssignmentId>(_id));
  }

  override async remove(id: AssignmentId): Promise<void> {
    await this.conversations.deleteOne({ _id: toObjectId(id) });
  }

  async #change(
    condition: Record<string, unknown>,
    change: UpdateQuery<ConversationDocument>,
  ): Promise<Conversation | null> {
    const stored = await this.conversations
      .findOneAndUpdate(condition, change, { returnDocument: 'after' })
      .lean();
    return stored && toConversation(stored);
  }
}

const partyOf = (side: Side, userId: UserId) =>
  side === 'business' ? { employerId: toObjectId(userId) } : { workerId: toObjectId(userId) };

const AT_FIRST: SideDocument = {
  deliveredNumber: 0,
  readNumber: 0,
  unread: 0,
  isUndelivered: false,
  tellAt: null,
  toldAt: null,
  toldKey: null,
};

/** The marks of a side as paths, but for those that are set in the same write. */
const marksAtFirst = (side: Side, without: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(AT_FIRST)
      .filter(([mark]) => !without.includes(mark))
      .map(([mark, value]) => [`${side}.${mark}`, value]),
  );

const toConversation = ({
  _id,
  shiftId,
  employerId,
  workerId,
  lastAt: _,
  ...stored
}: ConversationDocument): Conversation => ({
  ...stored,
  id: fromObjectId<AssignmentId>(_id),
  shiftId: fromObjectId<ShiftId>(shiftId),
  employerId: fromObjectId<EmployerId>(employerId),
  workerId: fromObjectId<WorkerId>(workerId),
});
