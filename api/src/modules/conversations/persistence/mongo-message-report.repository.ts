import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { countWaiting } from '../../../infra/mongo/count-waiting.ts';
import { exactText } from '../../../infra/mongo/exact-text.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { FileKey } from '../../uploads/index.ts';
import { otherSide, type Side } from '../domain/conversation.ts';
import type { MessageId } from '../domain/message.ts';
import {
  type MessageReport,
  type MessageReportId,
  MessageReportRepository,
  type ReportDecision,
} from '../domain/message-report.ts';
import { type MessageReportDocument, messageReportCollection } from './message-report.schema.ts';

const LONGEST_WAITING: KeysetSort = [
  ['createdAt', 1],
  ['_id', 1],
];

/** Reports of messages in MongoDB. */
@Injectable()
export class MongoMessageReportRepository extends MessageReportRepository {
  constructor(
    @InjectModel(messageReportCollection.name)
    private readonly reports: Model<MessageReportDocument>,
  ) {
    super();
  }

  override async add(report: MessageReport): Promise<boolean> {
    const { id, conversationId, messageId, shiftId, employerId, workerId, ...rest } = report;
    const { upsertedCount } = await this.reports.updateOne(
      { messageId: toObjectId(messageId) },
      {
        $setOnInsert: {
          ...rest,
          _id: toObjectId(id),
          conversationId: toObjectId(conversationId),
          shiftId: toObjectId(shiftId),
          employerId: toObjectId(employerId),
          workerId: toObjectId(workerId),
          isOpen: true,
        },
      },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  override async find(id: MessageReportId): Promise<MessageReport | null> {
    const stored = await this.reports.findById(toObjectId(id)).lean();
    return stored && toReport(stored);
  }

  override async listOpen(page: PageRequest): Promise<Page<MessageReport>> {
    const query = keysetQuery(LONGEST_WAITING, page);
    const stored = await this.reports
      .find({ $and: [{ isOpen: true }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(LONGEST_WAITING, stored, page.limit);
    return { items: rows.map(toReport), nextCursor };
  }

  override countWaiting(): Promise<Waiting> {
    return countWaiting(this.reports, { isOpen: true }, 'createdAt', 'open');
  }

  override async decide(id: MessageReportId, decided: ReportDecision): Promise<boolean> {
    const decision = { ...decided, by: toObjectId(decided.by) };
    const { matchedCount } = await this.reports.updateOne(
      { _id: toObjectId(id), isOpen: true },
      { $set: { isOpen: false, decision } },
    );
    return matchedCount === 1;
  }

  override async listReported(ids: readonly MessageId[]): Promise<ReadonlySet<MessageId>> {
    if (ids.length === 0) return new Set();
    const stored = await this.reports
      .find({ messageId: { $in: ids.map(toObjectId) } }, { messageId: 1, _id: 0 })
      .lean();
    return new Set(stored.map(({ messageId }) => fromObjectId<MessageId>(messageId)));
  }

  override async listWaitingIn(ids: readonly AssignmentId[]): Promise<ReadonlySet<AssignmentId>> {
    if (ids.length === 0) return new Set();
    const stored = await this.reports
      .find(
        { conversationId: { $in: ids.map(toObjectId) }, isOpen: true },
        { conversationId: 1, _id: 0 },
      )
      .lean();
    return new Set(stored.map(({ conversationId }) => fromObjectId<AssignmentId>(conversationId)));
  }

  override async listBy(side: Side, userId: UserId): Promise<readonly MessageReport[]> {
    const own =
      side === 'business' ? { employerId: toObjectId(userId) } : { workerId: toObjectId(userId) };
    return (await this.reports.find({ ...own, from: otherSide(side) }).lean()).map(toReport);
  }

  override async removeBefore(before: Date): Promise<readonly FileKey[]> {
    const decided = { isOpen: false, createdAt: { $lt: before } };
    const stored = await this.reports.find(decided, { imageKey: 1 }).lean();
    await this.reports.deleteMany(decided);
    return stored.flatMap(({ imageKey }) => (imageKey ? [imageKey as FileKey] : []));
  }

  override async isShown(key: FileKey): Promise<boolean> {
    return (await this.reports.exists({ imageKey: exactText(key) })) !== null;
  }
}

const toReport = (stored: MessageReportDocument): MessageReport => ({
  id: fromObjectId<MessageReportId>(stored._id),
  conversationId: fromObjectId<AssignmentId>(stored.conversationId),
  messageId: fromObjectId<MessageId>(stored.messageId),
  number: stored.number,
  shiftId: fromObjectId<ShiftId>(stored.shiftId),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  from: stored.from,
  reason: stored.reason,
  words: stored.words,
  text: stored.text,
  imageKey: stored.imageKey as FileKey | null,
  createdAt: stored.createdAt,
});
