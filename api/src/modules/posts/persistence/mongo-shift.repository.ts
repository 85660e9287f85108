import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../domain/ids.ts';
import { ShiftRepository } from '../domain/ports/shift.repository.ts';
import type { Shift } from '../domain/shift.ts';
import { toShift } from './shift.mapper.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

/** Shifts of all employers in MongoDB. */
@Injectable()
export class MongoShiftRepository extends ShiftRepository {
  constructor(@InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>) {
    super();
  }

  override async find(id: ShiftId): Promise<Shift | null> {
    const stored = await this.shifts.findById(toObjectId(id)).lean();
    return stored && toShift(stored);
  }

  override async list(ids: readonly ShiftId[]): Promise<readonly Shift[]> {
    if (ids.length === 0) return [];
    const stored = await this.shifts.find({ _id: { $in: ids.map(toObjectId) } }).lean();
    const byId = new Map(stored.map((entry) => [entry._id.toHexString(), toShift(entry)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
