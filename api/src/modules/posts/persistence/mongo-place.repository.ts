import { CONFIRMED_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { Model, QueryFilter } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Reads } from '../../../infra/mongo/reads.ts';
import type { Writes } from '../../../infra/mongo/writes.ts';
import type { PlaceId, ShiftId } from '../domain/ids.ts';
import type { ShiftPlace } from '../domain/place.ts';
import { type PlaceKey, PlaceRepository } from '../domain/ports/place.repository.ts';
import { toPlace } from './place.mapper.ts';
import { type PlaceDocument, placeCollection } from './place.schema.ts';

const TAKEN = ['requested', ...CONFIRMED_STATES] as const;

/** The places of employers' shifts in MongoDB. */
@Injectable()
export class MongoPlaceRepository extends PlaceRepository {
  readonly #places: Model<PlaceDocument>;
  readonly #reads: Reads<PlaceDocument>;
  readonly #writes: Writes<PlaceDocument>;

  constructor(database: Database) {
    super();
    this.#places = database.model(placeCollection);
    this.#reads = database.reads(placeCollection);
    this.#writes = database.writes(placeCollection);
  }

  override async find(employerId: EmployerId, key: PlaceKey): Promise<ShiftPlace | null> {
    const stored = await this.#reads.findOne(this.#own(employerId, key));
    return stored && toPlace(stored);
  }

  override async findMany(
    employerId: EmployerId,
    shiftId: ShiftId,
    placeIds: readonly PlaceId[],
  ): Promise<readonly ShiftPlace[]> {
    const stored = await this.#reads.find({
      _id: { $in: placeIds.map(toObjectId) },
      ...this.#ofShift(employerId, shiftId),
    });
    return stored.map(toPlace);
  }

  override async listTaken(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly ShiftPlace[]> {
    const stored = await this.#reads.find(
      {
        shiftId: { $in: shiftIds.map(toObjectId) },
        state: { $in: [...TAKEN] },
        employerId: toObjectId(employerId),
      },
      { sort: { requestedAt: 1 } },
    );
    return stored.map(toPlace);
  }

  override async confirm(
    employerId: EmployerId,
    key: PlaceKey,
    workerId: WorkerId,
  ): Promise<ShiftPlace | null> {
    const requested = { ...this.#own(employerId, key), workerId: toObjectId(workerId) };
    const confirmed = await this.#writes.findOneAndUpdate(
      { ...requested, state: 'requested' },
      { $set: { state: 'confirmed' } },
    );
    return confirmed && toPlace(confirmed);
  }

  override async clockIn(
    employerId: EmployerId,
    key: PlaceKey,
    { from, at }: { readonly from: 'confirmed' | 'noShow'; readonly at: Date },
  ): Promise<ShiftPlace | null> {
    return this.#change(employerId, key, { state: from }, { state: 'clockedIn', checkInTime: at });
  }

  override async markNoShow(employerId: EmployerId, key: PlaceKey): Promise<ShiftPlace | null> {
    return this.#change(employerId, key, { state: 'confirmed' }, { state: 'noShow' });
  }

  override async clockOut(
    employerId: EmployerId,
    key: PlaceKey,
    { checkIn, checkOut }: { readonly checkIn: Date; readonly checkOut: Date },
  ): Promise<ShiftPlace | null> {
    return this.#change(
      employerId,
      key,
      { state: 'clockedIn', checkInTime: checkIn },
      { state: 'clockedOut', checkOutTime: checkOut },
    );
  }

  override async rate(
    employerId: EmployerId,
    key: PlaceKey,
    { workerId, stars }: { readonly workerId: WorkerId; readonly stars: number },
  ): Promise<ShiftPlace | null> {
    return this.#change(
      employerId,
      key,
      { state: 'clockedOut', workerId: toObjectId(workerId) },
      { state: 'completed', rating: stars },
    );
  }

  override async move(
    employerId: EmployerId,
    shiftId: ShiftId,
    { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  ): Promise<void> {
    await this.#places.updateMany(this.#ofShift(employerId, shiftId), {
      $set: { startsAt, endsAt },
    });
  }

  override async cancelRequests(
    employerId: EmployerId,
    shiftId: ShiftId,
  ): Promise<readonly WorkerId[]> {
    const requested = { ...this.#ofShift(employerId, shiftId), state: 'requested' as const };
    const stored = await this.#places.find(requested, { workerId: 1 }).lean();
    await this.#places.updateMany(requested, { $set: { state: 'withdrawn', active: false } });
    return stored.map((place) => fromObjectId<WorkerId>(place.workerId));
  }

  override async complete(
    employerId: EmployerId,
    shiftId: ShiftId,
    at: Date,
  ): Promise<readonly ShiftPlace[]> {
    const ofShift = this.#ofShift(employerId, shiftId);
    const worked = { ...ofShift, state: 'completed' as const };
    await this.#places.updateMany(
      { ...ofShift, state: 'requested' },
      { $set: { state: 'withdrawn', active: false } },
    );
    await this.#places.updateMany({ ...ofShift, state: 'noShow' }, { $set: { active: false } });
    await this.#places.updateMany(worked, { $set: { active: false, completedAt: at } });
    const stored = await this.#places.find(worked).sort({ requestedAt: 1 }).lean();
    return stored.map(toPlace);
  }

  #ofShift(employerId: EmployerId, shiftId: ShiftId) {
    return { shiftId: toObjectId(shiftId), employerId: toObjectId(employerId) };
  }

  #own(employerId: EmployerId, { shiftId, placeId }: PlaceKey) {
    return { _id: toObjectId(placeId), ...this.#ofShift(employerId, shiftId) };
  }

  async #change(
    employerId: EmployerId,
    key: PlaceKey,
    guard: QueryFilter<PlaceDocument>,
    set: Partial<PlaceDocument>,
  ): Promise<ShiftPlace | null> {
    const changed = await this.#places
      .findOneAndUpdate(
        { ...this.#own(employerId, key), ...guard },
        { $set: set },
        { returnDocument: 'after' },
      )
      .lean();
    return changed && toPlace(changed);
  }
}
