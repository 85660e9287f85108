import { Injectable } from '@nestjs/common';
import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import { Database } from '../../../infra/mongo/database.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../domain/ids.ts';
import { OpenShiftRepository } from '../domain/ports/open-shift.repository.ts';
import type { Shift } from '../domain/shift.ts';
import { toShift } from './shift.mapper.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

const OPEN = { status: null } as const;

/** Shifts as workers meet them, in MongoDB. */
@Injectable()
export class MongoOpenShiftRepository extends OpenShiftRepository {
  readonly #shifts: Model<ShiftDocument>;

  constructor(database: Database) {
    super();
    this.#shifts = database.model(shiftCollection);
  }

  override async find(id: ShiftId): Promise<Shift | null> {
    const stored = await this.#shifts.findById(toObjectId(id)).lean();
    return stored && toShift(stored);
  }

  override async list(ids: readonly ShiftId[]): Promise<readonly Shift[]> {
    const stored = await this.#shifts.find({ _id: { $in: ids.map(toObjectId) } }).lean();
    const byId = new Map(stored.map((entry) => [entry._id.toHexString(), toShift(entry)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  override async countRequest(id: ShiftId, now: Date): Promise<Shift | null> {
    return this.#change(
      id,
      { ...OPEN, placesLeft: { $gt: 0 }, startsAt: { $gt: now } },
      { $inc: { requestCount: 1 } },
    );
  }

  override async dropRequest(id: ShiftId): Promise<Shift | null> {
    return this.#change(id, OPEN, { $inc: { requestCount: -1 } });
  }

  override async reopenPlace(id: ShiftId): Promise<Shift | null> {
    return this.#change(
      id,
      { ...OPEN, confirmedCount: { $gt: 0 } },
      { $inc: { placesLeft: 1, confirmedCount: -1 }, $set: { listed: true } },
    );
  }

  async #change(
    id: ShiftId,
    guard: QueryFilter<ShiftDocument>,
    update: Record<string, unknown> | PipelineStage[],
  ): Promise<Shift | null> {
    const changed = await this.#shifts
      .findOneAndUpdate({ _id: toObjectId(id), ...guard }, update, { returnDocument: 'after' })
      .lean();
    return changed && toShift(changed);
  }
}
