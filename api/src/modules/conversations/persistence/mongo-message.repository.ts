import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { exactText } from '../../../infra/mongo/exact-text.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { FileKey } from '../../uploads/index.ts';
import type { Side } from '../domain/conversation.ts';
import { MessageRepository } from '../domain/message.repository.ts';
import type { Message, MessageId, NoticeId } from '../domain/message.ts';
import { type MessageDocument, messageCollection } from './message.schema.ts';

const NEWEST: KeysetSort = [['number', -1]];

/** Messages in MongoDB. */
@Injectable()
export class MongoMessageRepository extends MessageRepository {
  constructor(
    @InjectModel(messageCollection.name) private readonly messages: Model<MessageDocument>,
  ) {
    super();
  }

  override async add({ id, conversationId, senderId, noticeId, ...message }: Message) {
    const stored = {
      ...message,
      _id: toObjectId(id),
      conversationId: toObjectId(conversationId),
      senderId: toObjectId(senderId),
      ...(noticeId && { noticeId: toObjectId(noticeId) }),
    };
    await this.messages.insertMany([stored], { lean: true });
  }

  override async find(conversationId: AssignmentId, id: MessageId): Promise<Message | null> {
    const stored = await this.messages
      .findOne({ _id: toObjectId(id), conversationId: toObjectId(conversationId) })
      .lean();
    return stored && toMessage(stored);
  }

  override async findSent(
    conversationId: AssignmentId,
    from: Side,
    sendId: string,
  ): Promise<Message | null> {
    const stored = await this.messages
      .findOne({ conversationId: toObjectId(conversationId), from, sendId })
      .lean();
    return stored && toMessage(stored);
  }

  override async list(conversationId: AssignmentId, page: PageRequest): Promise<Page<Message>> {
    const query = keysetQuery(NEWEST, page);
    const stored = await this.messages
      .find({ conversationId: toObjectId(conversationId), ...query.filter })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toMessage), nextCursor };
  }

  override async listBetween(
    conversationId: AssignmentId,
    first: number,
    last: number,
  ): Promise<readonly Message[]> {
    const stored = await this.messages
      .find({ conversationId: toObjectId(conversationId), number: { $gte: first, $lte: last } })
      .sort({ number: 1 })
      .lean();
    return stored.map(toMessage);
  }

  override countAfter(conversationId: AssignmentId, from: Side, number: number): Promise<number> {
    return this.messages.countDocuments({
      conversationId: toObjectId(conversationId),
      number: { $gt: number },
      from,
    });
  }

  override async listOfNotices(ids: readonly NoticeId[]): Promise<readonly Message[]> {
    if (ids.length === 0) return [];
    const stored = await this.messages.find({ noticeId: { $in: ids.map(toObjectId) } }).lean();
    return stored.map(toMessage);
  }

  override async listBy(senderId: UserId): Promise<readonly Message[]> {
    const stored = await this.messages
      .find({ senderId: toObjectId(senderId) })
      .sort({ _id: 1 })
      .lean();
    return stored.map(toMessage);
  }

  override async empty(id: MessageId, at: Date): Promise<void> {
    const nothing = { text: '', imageKey: null, removedAt: at };
    await this.messages.updateOne({ _id: toObjectId(id) }, { $set: nothing });
  }

  override async isShown(key: FileKey): Promise<boolean> {
    return (await this.messages.exists({ imageKey: exactText(key) })) !== null;
  }

  override async takeImagesOf(senderId: UserId): Promise<readonly FileKey[]> {
    const shown = { senderId: toObjectId(senderId), imageKey: { $ne: null } };
    const stored = await this.messages.find(shown, { imageKey: 1 }).lean();
    await this.messages.updateMany(shown, { $set: { imageKey: null } });
    return keysOf(stored);
  }

  override async removeOf(conversationId: AssignmentId): Promise<readonly FileKey[]> {
    const ofConversation = { conversationId: toObjectId(conversationId) };
    const stored = await this.messages.find(ofConversation, { imageKey: 1 }).lean();
    await this.messages.deleteMany(ofConversation);
    return keysOf(stored);
  }
}

const keysOf = (stored: readonly Pick<MessageDocument, 'imageKey'>[]): readonly FileKey[] => [
  ...new Set(stored.flatMap(({ imageKey }) => (imageKey ? [imageKey as FileKey] : []))),
];

const toMessage = ({
  _id,
  conversationId,
  senderId,
  imageKey,
  noticeId,
  ...stored
}: MessageDocument): Message => ({
  ...stored,
  id: fromObjectId<MessageId>(_id),
  conversationId: fromObjectId<AssignmentId>(conversationId),
  senderId: fromObjectId<UserId>(senderId),
  imageKey: imageKey as FileKey | null,
  noticeId: noticeId ? fromObjectId<NoticeId>(noticeId) : null,
});
