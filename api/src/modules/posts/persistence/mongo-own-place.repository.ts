import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { WorkerId } from '../../../core/ids.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Reads } from '../../../infra/mongo/reads.ts';
import type { ShiftId } from '../domain/ids.ts';
import type { ShiftPlace } from '../domain/place.ts';
import { OwnPlaceRepository } from '../domain/ports/own-place.repository.ts';
import type { Shift } from '../domain/shift.ts';
import { toPlace } from './place.mapper.ts';
import { type PlaceDocument, placeCollection } from './place.schema.ts';

/** Workers' own places in MongoDB. */
@Injectable()
export class MongoOwnPlaceRepository extends OwnPlaceRepository {
  readonly #places: Model<PlaceDocument>;
  readonly #reads: Reads<PlaceDocument>;

  constructor(database: Database) {
    super();
    this.#places = database.model(placeCollection);
    this.#reads = database.reads(placeCollection);
  }

  override async find(workerId: WorkerId, shiftId: ShiftId): Promise<ShiftPlace | null> {
    const stored = await this.#places.findOne(this.#own(workerId, shiftId)).lean();
    return stored && toPlace(stored);
  }

  override async list(
    workerId: WorkerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly ShiftPlace[]> {
    const stored = await this.#reads.find({
      shiftId: { $in: shiftIds.map(toObjectId) },
      workerId: toObjectId(workerId),
    });
    return stored.map(toPlace);
  }

  override async listActive(workerId: WorkerId): Promise<readonly ShiftPlace[]> {
    const active = { workerId: toObjectId(workerId), active: true };
    const stored = await this.#places.find(active).sort({ startsAt: 1, shiftId: 1 }).lean();
    return stored.map(toPlace);
  }

  override async listAll(workerId: WorkerId): Promise<readonly ShiftPlace[]> {
    const own = { workerId: toObjectId(workerId) };
    const stored = await this.#places.find(own).sort({ requestedAt: -1 }).lean();
    return stored.map(toPlace);
  }

  override async request(workerId: WorkerId, shift: Shift, at: Date): Promise<ShiftPlace | null> {
    try {
      // Where the worker has another place already, the condition fails and the insert meets the
      // unique index.
      const stored = await this.#places
        .findOneAndUpdate(
          {
            ...this.#own(workerId, shift.id),
            state: { $in: ['withdrawn', 'cancelled'] },
          },
          {
            $set: {
              state: 'requested',
              active: true,
              employerId: toObjectId(shift.employerId),
              startsAt: shift.startsAt,
              endsAt: shift.endsAt,
              requestedAt: at,
            },
            $setOnInsert: {
              checkInTime: null,
              checkOutTime: null,
              rating: null,
              completedAt: null,
            },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return stored && toPlace(stored);
    } catch (error) {
      if (isDuplicateKey(error)) {
        return null;
      }
      throw error;
    }
  }

  override async withdraw(workerId: WorkerId, shiftId: ShiftId): Promise<ShiftPlace | null> {
    return this.#leave(workerId, shiftId, 'requested', 'withdrawn');
  }

  override async cancel(workerId: WorkerId, shiftId: ShiftId): Promise<ShiftPlace | null> {
    return this.#leave(workerId, shiftId, 'confirmed', 'cancelled');
  }

  #own(workerId: WorkerId, shiftId: ShiftId) {
    return { shiftId: toObjectId(shiftId), workerId: toObjectId(workerId) };
  }

  async #leave(
    workerId: WorkerId,
    shiftId: ShiftId,
    from: 'requested' | 'confirmed',
    to: 'withdrawn' | 'cancelled',
  ): Promise<ShiftPlace | null> {
    const changed = await this.#places
      .findOneAndUpdate(
        { ...this.#own(workerId, shiftId), state: from },
        { $set: { state: to, active: false } },
        { returnDocument: 'after' },
      )
      .lean();
    return changed && toPlace(changed);
  }
}
