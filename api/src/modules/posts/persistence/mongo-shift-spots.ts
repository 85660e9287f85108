import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage, QueryFilter, Types } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import type { ShiftId } from '../domain/ids.ts';
import { ShiftSpots } from '../domain/ports/shift-spots.ts';
import type { Shift } from '../domain/shift.ts';
import { toShift } from './shift.mapper.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

const HAS_OPEN_SPOT = { openSpots: { $gt: 0 } } as const;

const EVERYBODY_SETTLED: QueryFilter<ShiftDocument> = {
  $or: ['confirmedCount', 'noShowCount', 'latePayCount'].map((count) => ({ [count]: { $gt: 0 } })),
  $expr: { $eq: ['$ratedCount', '$confirmedCount'] },
};

/** The spots of shifts in MongoDB, counted on the shifts themselves. */
@Injectable()
export class MongoShiftSpots extends ShiftSpots {
  constructor(@InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>) {
    super();
  }

  override addRequest(id: ShiftId, now: Date): Promise<Shift | null> {
    const toCome = { startsAt: { $gt: now } };
    const change = { $inc: { requestCount: 1 } };
    return this.#change(byId(id), { ...HAS_OPEN_SPOT, ...toCome }, change);
  }

  override removeRequest(id: ShiftId): Promise<Shift | null> {
    return this.#change(byId(id), {}, { $inc: { requestCount: -1 } });
  }

  override take(employerId: EmployerId, id: ShiftId, now: Date): Promise<Shift | null> {
    const isNotOver = { endsAt: { $gt: now } };
    return this.#change(ownedBy(employerId, id), { ...HAS_OPEN_SPOT, ...isNotOver }, [
      {
        $set: {
          openSpots: { $subtract: ['$openSpots', 1] },
          confirmedCount: { $add: ['$confirmedCount', 1] },
          requestCount: { $subtract: ['$requestCount', 1] },
          listed: { $gt: ['$openSpots', 1] },
        },
      },
    ]);
  }

  override free(id: ShiftId): Promise<Shift | null> {
    return this.#open(byId(id), {});
  }

  override release(employerId: EmployerId, id: ShiftId, isLate: boolean): Promise<Shift | null> {
    return this.#open(ownedBy(employerId, id), isLate ? { latePayCount: 1 } : {});
  }

  override miss(employerId: EmployerId, id: ShiftId): Promise<Shift | null> {
    return this.#open(ownedBy(employerId, id), { noShowCount: 1 });
  }

  override comeAfterAll(employerId: EmployerId, id: ShiftId): Promise<Shift | null> {
    return this.#change(ownedBy(employerId, id), HAS_OPEN_SPOT, [
      {
        $set: {
          openSpots: { $subtract: ['$openSpots', 1] },
          confirmedCount: { $add: ['$confirmedCount', 1] },
          noShowCount: { $subtract: ['$noShowCount', 1] },
          listed: { $gt: ['$openSpots', 1] },
        },
      },
    ]);
  }

  override countRated(employerId: EmployerId, id: ShiftId): Promise<Shift | null> {
    return this.#change(ownedBy(employerId, id), {}, { $inc: { ratedCount: 1 } });
  }

  override complete(
    employerId: EmployerId,
    id: ShiftId,
    { at, invoiceId }: { readonly at: Date; readonly invoiceId: InvoiceId | null },
  ): Promise<Shift | null> {
    return this.#change(ownedBy(employerId, id), EVERYBODY_SETTLED, {
      $set: { status: 'Complete', listed: false, completedAt: at, invoiceId, requestCount: 0 },
    });
  }

  override async bill(id: ShiftId, invoiceId: InvoiceId): Promise<boolean> {
    const unbilled = { _id: toObjectId(id), status: 'Complete' as const, invoiceId: null };
    return (await this.shifts.updateOne(unbilled, { $set: { invoiceId } })).modifiedCount > 0;
  }

  #open(
    which: { readonly _id: Types.ObjectId },
    counts: Readonly<Record<string, number>>,
  ): Promise<Shift | null> {
    const change = {
      $inc: { openSpots: 1, confirmedCount: -1, ...counts },
      $set: { listed: true },
    };
    return this.#change(which, { confirmedCount: { $gt: 0 } }, change);
  }

  /** Changes a shift that is neither submitted nor cancelled. */
  async #change(
    which: { readonly _id: Types.ObjectId },
    guard: QueryFilter<ShiftDocument>,
    update: Record<string, unknown> | PipelineStage[],
  ): Promise<Shift | null> {
    const changed = await this.shifts
      .findOneAndUpdate({ ...which, status: null, ...guard }, update, {
        returnDocument: 'after',
        updatePipeline: Array.isArray(update),
      })
      .lean();
    return changed && toShift(changed);
  }
}

const byId = (id: ShiftId) => ({ _id: toObjectId(id) });

const ownedBy = (employerId: EmployerId, id: ShiftId) => ({
  ...byId(id),
  employerId: toObjectId(employerId),
});
