import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { NotificationId } from '../../notification/index.ts';
import { PushQueueRepository } from '../domain/push-queue.repository.ts';
import {
  type PushPaceDocument,
  pushPaceCollection,
  type WaitingPushDocument,
  waitingPushCollection,
} from './push-queue.schema.ts';

/** What waits to be pushed, in MongoDB. */
@Injectable()
export class MongoPushQueueRepository extends PushQueueRepository {
  constructor(
    @InjectModel(pushPaceCollection.name) private readonly paces: Model<PushPaceDocument>,
    @InjectModel(waitingPushCollection.name) private readonly waiting: Model<WaitingPushDocument>,
  ) {
    super();
  }

  override async sentAt(userId: UserId): Promise<readonly Date[]> {
    return (await this.paces.findById(toObjectId(userId)).lean())?.sentAt ?? [];
  }

  override async noteSent(userId: UserId, sentAt: readonly Date[]): Promise<void> {
    await this.paces.updateOne(
      { _id: toObjectId(userId) },
      { $set: { sentAt: [...sentAt] } },
      { upsert: true },
    );
  }

  override async wait(userId: UserId, id: NotificationId, dueAt: Date): Promise<void> {
    await this.waiting.updateOne(
      { _id: toObjectId(id) },
      { $setOnInsert: { userId: toObjectId(userId), dueAt } },
      { upsert: true },
    );
  }

  override async takeDue(userId: UserId, now: Date): Promise<readonly NotificationId[]> {
    const due = await this.waiting
      .find({ userId: toObjectId(userId), dueAt: { $lte: now } }, { _id: 1 })
      .sort({ dueAt: 1, _id: 1 })
      .lean();
    if (due.length > 0) {
      await this.waiting.deleteMany({ _id: { $in: due.map(({ _id }) => _id) } });
    }
    return due.map(({ _id }) => fromObjectId<NotificationId>(_id));
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.paces.deleteOne({ _id: toObjectId(userId) });
    await this.waiting.deleteMany({ userId: toObjectId(userId) });
  }
}
