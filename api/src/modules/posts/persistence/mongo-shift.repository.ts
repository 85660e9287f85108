import { Injectable } from '@nestjs/common';
import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Reads } from '../../../infra/mongo/reads.ts';
import type { Writes } from '../../../infra/mongo/writes.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import type { SeriesId, ShiftId } from '../domain/ids.ts';
import { ShiftRepository } from '../domain/ports/shift.repository.ts';
import type { NewShift, Shift, ShiftTerms } from '../domain/shift.ts';
import { termsToStore, toShift, toStoredShift } from './shift.mapper.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

type Guard = QueryFilter<ShiftDocument>;
type Update = Record<string, unknown> | PipelineStage[];

const OPEN = { status: null } as const;
const NOBODY_CONFIRMED = { ...OPEN, confirmedCount: 0 } as const;

/** Employers' shifts in MongoDB. */
@Injectable()
export class MongoShiftRepository extends ShiftRepository {
  readonly #shifts: Model<ShiftDocument>;
  readonly #reads: Reads<ShiftDocument>;
  readonly #writes: Writes<ShiftDocument>;

  constructor(database: Database) {
    super();
    this.#shifts = database.model(shiftCollection);
    this.#reads = database.reads(shiftCollection);
    this.#writes = database.writes(shiftCollection);
  }

  override async add(
    employerId: EmployerId,
    shifts: readonly NewShift[],
  ): Promise<readonly Shift[]> {
    const stored = shifts.map((shift) => toStoredShift({ ...shift, employerId }));
    await this.#shifts.insertMany(stored, { lean: true });
    return stored.map(toShift);
  }

  override async find(employerId: EmployerId, id: ShiftId): Promise<Shift | null> {
    const stored = await this.#reads.findOne(this.#own(employerId, id));
    return stored && toShift(stored);
  }

  override async replaceTerms(
    employerId: EmployerId,
    id: ShiftId,
    terms: ShiftTerms,
  ): Promise<Shift | null> {
    return this.#change(employerId, id, NOBODY_CONFIRMED, {
      $set: { ...termsToStore(terms), listed: true },
    });
  }

  override async replaceSeriesDays(
    employerId: EmployerId,
    seriesId: SeriesId,
    days: readonly string[],
  ): Promise<void> {
    await this.#shifts.updateMany(
      { seriesId: toObjectId(seriesId), employerId: toObjectId(employerId) },
      { $set: { seriesDays: [...days] } },
    );
  }

  override async cancel(employerId: EmployerId, id: ShiftId): Promise<Shift | null> {
    return this.#change(employerId, id, NOBODY_CONFIRMED, {
      $set: { status: 'Cancelled', listed: false, requestCount: 0 },
    });
  }

  override async takePlace(employerId: EmployerId, id: ShiftId): Promise<Shift | null> {
    const open = { ...this.#own(employerId, id), ...OPEN, placesLeft: { $gt: 0 } };
    const changed = await this.#writes.findOneAndUpdate(open, [
      {
        $set: {
          placesLeft: { $subtract: ['$placesLeft', 1] },
          confirmedCount: { $add: ['$confirmedCount', 1] },
          requestCount: { $subtract: ['$requestCount', 1] },
          listed: { $gt: ['$placesLeft', 1] },
        },
      },
    ]);
    return changed && toShift(changed);
  }

  override async countRated(employerId: EmployerId, id: ShiftId): Promise<Shift | null> {
    return this.#change(employerId, id, OPEN, { $inc: { ratedCount: 1 } });
  }

  override async countNoShow(
    employerId: EmployerId,
    id: ShiftId,
    by: 1 | -1,
  ): Promise<Shift | null> {
    return this.#change(employerId, id, OPEN, { $inc: { noShowCount: by } });
  }

  override async listOpen(employerId: EmployerId): Promise<readonly Shift[]> {
    const stored = await this.#shifts.find({ employerId: toObjectId(employerId), ...OPEN }).lean();
    return stored.map(toShift);
  }

  override async listAll(employerId: EmployerId): Promise<readonly Shift[]> {
    const own = { employerId: toObjectId(employerId) };
    const stored = await this.#shifts.find(own).sort({ startsAt: -1, _id: -1 }).lean();
    return stored.map(toShift);
  }

  override async forgetSupervisors(employerId: EmployerId): Promise<void> {
    await this.#shifts.updateMany(
      { employerId: toObjectId(employerId) },
      {
        $set: {
          'supervisor.name': 'Former supervisor',
          'supervisor.phoneNumber': '',
          'supervisor.email': '',
        },
      },
    );
  }

  override async complete(
    employerId: EmployerId,
    id: ShiftId,
    { at, invoiceId }: { readonly at: Date; readonly invoiceId: InvoiceId | null },
  ): Promise<Shift | null> {
    const settledCount = { $add: ['$ratedCount', { $ifNull: ['$noShowCount', 0] }] };
    const everybodySettled = {
      confirmedCount: { $gt: 0 },
      $expr: { $eq: [settledCount, '$confirmedCount'] },
    };
    return this.#change(
      employerId,
      id,
      { ...OPEN, ...everybodySettled },
      { $set: { status: 'Complete', listed: false, completedAt: at, invoiceId, requestCount: 0 } },
    );
  }

  #own(employerId: EmployerId, id: ShiftId) {
    return { _id: toObjectId(id), employerId: toObjectId(employerId) };
  }

  async #change(
    employerId: EmployerId,
    id: ShiftId,
    guard: Guard,
    update: Update,
  ): Promise<Shift | null> {
    const changed = await this.#shifts
      .findOneAndUpdate({ ...this.#own(employerId, id), ...guard }, update, {
        returnDocument: 'after',
        updatePipeline: Array.isArray(update),
      })
      .lean();
    return changed && toShift(changed);
  }
}
