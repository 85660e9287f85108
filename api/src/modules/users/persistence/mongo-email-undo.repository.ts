import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type EmailUndo, EmailUndoRepository } from '../domain/ports/email-undo.repository.ts';
import { type EmailUndoDocument, emailUndoCollection } from './email-undo.schema.ts';

/** Links that put an address back, in MongoDB. */
@Injectable()
export class MongoEmailUndoRepository extends EmailUndoRepository {
  constructor(
    @InjectModel(emailUndoCollection.name) private readonly undos: Model<EmailUndoDocument>,
  ) {
    super();
  }

  override async add(tokenDigest: string, { userId, ...undo }: EmailUndo): Promise<void> {
    await this.undos.insertMany([{ _id: tokenDigest, userId: toObjectId(userId), ...undo }], {
      lean: true,
    });
  }

  override async use(tokenDigest: string, now: Date): Promise<EmailUndo | null> {
    const used = await this.undos
      .findOneAndDelete({ _id: tokenDigest, expiresAt: { $gt: now } })
      .lean();
    if (!used) {
      return null;
    }
    const { userId, oldEmail, changedAt, expiresAt } = used;
    await this.undos.deleteMany({ userId, changedAt: { $gte: changedAt } });
    return { userId: fromObjectId<UserId>(userId), oldEmail, changedAt, expiresAt };
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.undos.deleteMany({ userId: toObjectId(userId) });
  }
}
