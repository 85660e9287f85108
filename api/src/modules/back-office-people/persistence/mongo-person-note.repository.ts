import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AdminId, UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type PersonNote, type PersonNoteId, PersonNoteRepository } from '../domain/person-note.ts';
import { type PersonNoteDocument, personNoteCollection } from './person-note.schema.ts';

const MOST_SHOWN = 100;

/** Notes of the back office in MongoDB. */
@Injectable()
export class MongoPersonNoteRepository extends PersonNoteRepository {
  constructor(
    @InjectModel(personNoteCollection.name) private readonly notes: Model<PersonNoteDocument>,
  ) {
    super();
  }

  override async add({ id, userId, adminId, text, at }: PersonNote): Promise<void> {
    await this.notes.insertMany(
      [{ _id: toObjectId(id), userId: toObjectId(userId), adminId: toObjectId(adminId), text, at }],
      { lean: true },
    );
  }

  override async listOf(userId: UserId): Promise<readonly PersonNote[]> {
    const stored = await this.notes
      .find({ userId: toObjectId(userId) })
      .sort({ at: -1, _id: -1 })
      .limit(MOST_SHOWN)
      .lean();
    return stored.map((note) => ({
      id: fromObjectId<PersonNoteId>(note._id),
      userId: fromObjectId<UserId>(note.userId),
      adminId: fromObjectId<AdminId>(note.adminId),
      text: note.text,
      at: note.at,
    }));
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.notes.deleteMany({ userId: toObjectId(userId) });
  }
}
