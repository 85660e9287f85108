import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { SeriesId, ShiftId } from '../domain/ids.ts';
import { EmployerShiftRepository } from '../domain/ports/employer-shift.repository.ts';
import type { NewShift, Shift, ShiftTerms } from '../domain/shift.ts';
import { termsToStore, toShift, toStoredShift } from './shift.mapper.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

const NONE = { $in: [0, null] };
const NOBODY_CONFIRMED = { status: null, confirmedCount: 0, noShowCount: NONE };
const NOTHING_OWED = { ...NOBODY_CONFIRMED, latePayCount: NONE };

/** Employers' shifts in MongoDB. */
@Injectable()
export class MongoEmployerShiftRepository extends EmployerShiftRepository {
  constructor(@InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>) {
    super();
  }

  override async add(
    employerId: EmployerId,
    shifts: readonly NewShift[],
  ): Promise<readonly Shift[]> {
    const stored = shifts.map((shift) => toStoredShift({ ...shift, employerId }));
    await this.shifts.insertMany(stored, { lean: true });
    return stored.map(toShift);
  }

  override async find(employerId: EmployerId, id: ShiftId): Promise<Shift | null> {
    const stored = await this.shifts.findOne(ownedBy(employerId, id)).lean();
    return stored && toShift(stored);
  }

  override replaceTerms(
    employerId: EmployerId,
    id: ShiftId,
    terms: ShiftTerms,
  ): Promise<Shift | null> {
    return this.#change(employerId, id, NOTHING_OWED, {
      $set: { ...termsToStore(terms), listed: true },
    });
  }

  override async replaceSeriesDays(
    employerId: EmployerId,
    seriesId: SeriesId,
    days: readonly string[],
  ): Promise<void> {
    await this.shifts.updateMany(
      { seriesId: toObjectId(seriesId), employerId: toObjectId(employerId) },
      { $set: { seriesDays: [...days] } },
    );
  }

  override cancel(employerId: EmployerId, id: ShiftId): Promise<Shift | null> {
    return this.#change(employerId, id, NOBODY_CONFIRMED, {
      $set: { status: 'Cancelled', listed: false, requestCount: 0 },
    });
  }

  override async cancelComing(
    employerId: EmployerId,
    id: ShiftId,
    now: Date,
    takenDownReason: string | null = null,
  ): Promise<Shift | null> {
    const cancelled = await this.shifts
      .findOneAndUpdate(
        { ...ownedBy(employerId, id), status: null, startsAt: { $gt: now } },
        [
          {
            $set: {
              status: 'Cancelled',
              listed: false,
              requestCount: 0,
              confirmedCount: 0,
              openSpots: '$totalWorkers',
              takenDownReason: { $literal: takenDownReason },
            },
          },
        ],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean();
    return cancelled && toShift(cancelled);
  }

  override async listOpen(employerId: EmployerId): Promise<readonly Shift[]> {
    const open = { employerId: toObjectId(employerId), status: null };
    const stored = await this.shifts.find(open).lean();
    return stored.map(toShift);
  }

  override async listAll(employerId: EmployerId): Promise<readonly Shift[]> {
    const own = { employerId: toObjectId(employerId) };
    const stored = await this.shifts.find(own).sort({ startsAt: -1, _id: -1 }).lean();
    return stored.map(toShift);
  }

  override async forgetBusiness(employerId: EmployerId): Promise<void> {
    const town = { $concat: ['$location.city', ', ', '$location.province'] };
    const coarse = (field: string) => ({ $round: [field, 1] });
    await this.shifts.updateMany(
      { employerId: toObjectId(employerId) },
      [
        {
          $set: {
            'supervisor.name': 'Former supervisor',
            'supervisor.phoneNumber': '',
            'supervisor.email': '',
            'location.locationName': '$location.city',
            'location.fullAddress': town,
            'location.address': '$location.city',
            'location.postalCode': '',
            'location.latitude': coarse('$location.latitude'),
            'location.longitude': coarse('$location.longitude'),
            'location.precision': 'town',
            point: [coarse('$location.longitude'), coarse('$location.latitude')],
            jobDescription: '',
            jobRequirements: '',
            searchText: { $toLower: '$jobTitle' },
          },
        },
      ],
      { updatePipeline: true },
    );
  }

  async #change(
    employerId: EmployerId,
    id: ShiftId,
    guard: QueryFilter<ShiftDocument>,
    update: UpdateQuery<ShiftDocument>,
  ): Promise<Shift | null> {
    const changed = await this.shifts
      .findOneAndUpdate({ ...ownedBy(employerId, id), ...guard }, update, {
        returnDocument: 'after',
      })
      .lean();
    return changed && toShift(changed);
  }
}

const ownedBy = (employerId: EmployerId, id: ShiftId) => ({
  _id: toObjectId(id),
  employerId: toObjectId(employerId),
});
