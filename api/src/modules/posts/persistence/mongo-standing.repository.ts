import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { WorkerId } from '../../../core/ids.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Reads } from '../../../infra/mongo/reads.ts';
import type { WorkerStanding } from '../domain/person.ts';
import { StandingRepository } from '../domain/ports/standing.repository.ts';
import { type StandingDocument, standingCollection } from './standing.schema.ts';

const NEW_WORKER: WorkerStanding = { rating: null, shiftsCompleted: 0 };

/** Ratings and completed shifts of workers in MongoDB. */
@Injectable()
export class MongoStandingRepository extends StandingRepository {
  readonly #standings: Model<StandingDocument>;
  readonly #reads: Reads<StandingDocument>;

  constructor(database: Database) {
    super();
    this.#standings = database.model(standingCollection);
    this.#reads = database.reads(standingCollection);
  }

  override async find(workerId: WorkerId): Promise<WorkerStanding> {
    return (await this.list([workerId])).get(workerId) ?? NEW_WORKER;
  }

  override async list(
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlyMap<WorkerId, WorkerStanding>> {
    if (workerIds.length === 0) {
      return new Map();
    }
    const stored = await this.#reads.find({ _id: { $in: workerIds.map(toObjectId) } });
    return new Map(stored.map((entry) => [fromObjectId<WorkerId>(entry._id), toStanding(entry)]));
  }

  override async addRating(workerId: WorkerId, stars: number): Promise<void> {
    await this.#standings.updateOne(
      { _id: toObjectId(workerId) },
      { $inc: { ratings: 1, stars, shiftsCompleted: 0 } },
      { upsert: true },
    );
  }

  override async remove(workerId: WorkerId): Promise<void> {
    await this.#standings.deleteOne({ _id: toObjectId(workerId) });
  }

  override async addCompletedShift(workerIds: readonly WorkerId[]): Promise<void> {
    for (const workerId of workerIds) {
      await this.#standings.updateOne(
        { _id: toObjectId(workerId) },
        { $inc: { shiftsCompleted: 1, ratings: 0, stars: 0 } },
        { upsert: true },
      );
    }
  }
}

const toStanding = ({ ratings, stars, shiftsCompleted }: StandingDocument): WorkerStanding => ({
  rating: ratings > 0 ? stars / ratings : null,
  shiftsCompleted,
});
