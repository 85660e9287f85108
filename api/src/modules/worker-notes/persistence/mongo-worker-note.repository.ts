import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type WorkerNote,
  type WorkerNoteId,
  WorkerNoteRepository,
} from '../domain/worker-note.repository.ts';
import { type WorkerNoteDocument, workerNoteCollection } from './worker-note.schema.ts';

/** Notes about workers in MongoDB. */
@Injectable()
export class MongoWorkerNoteRepository extends WorkerNoteRepository {
  constructor(
    @InjectModel(workerNoteCollection.name) private readonly notes: Model<WorkerNoteDocument>,
  ) {
    super();
  }

  override list(employerId: EmployerId, workerId: WorkerId): Promise<readonly WorkerNote[]> {
    return this.#latest({ employerId: toObjectId(employerId), workerId: toObjectId(workerId) });
  }

  override listAll(employerId: EmployerId): Promise<readonly WorkerNote[]> {
    return this.#latest({ employerId: toObjectId(employerId) });
  }

  override count(employerId: EmployerId, workerId: WorkerId): Promise<number> {
    const about = { employerId: toObjectId(employerId), workerId: toObjectId(workerId) };
    return this.notes.countDocuments(about).exec();
  }

  override async add(
    employerId: EmployerId,
    { id, workerId, text, by, at }: WorkerNote,
  ): Promise<void> {
    const stored = {
      _id: toObjectId(id),
      employerId: toObjectId(employerId),
      workerId: toObjectId(workerId),
      text,
      by: toObjectId(by),
      at,
    };
    await this.notes.insertMany([stored], { lean: true });
  }

  override async remove(
    employerId: EmployerId,
    workerId: WorkerId,
    id: WorkerNoteId,
  ): Promise<boolean> {
    const { deletedCount } = await this.notes.deleteOne({
      _id: toObjectId(id),
      employerId: toObjectId(employerId),
      workerId: toObjectId(workerId),
    });
    return deletedCount === 1;
  }

  override async removeOf(userId: UserId): Promise<void> {
    const _id = toObjectId(userId);
    await this.notes.deleteMany({ $or: [{ employerId: _id }, { workerId: _id }] });
  }

  async #latest(filter: QueryFilter<WorkerNoteDocument>): Promise<readonly WorkerNote[]> {
    const stored = await this.notes.find(filter).sort({ at: -1, _id: -1 }).lean();
    return stored.map(({ _id, workerId, text, by, at }) => ({
      id: fromObjectId<WorkerNoteId>(_id),
      workerId: fromObjectId<WorkerId>(workerId),
      text,
      by: fromObjectId<UserId>(by),
      at,
    }));
  }
}
