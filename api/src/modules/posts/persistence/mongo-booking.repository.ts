import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { WorkerId } from '../../../core/ids.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Reads } from '../../../infra/mongo/reads.ts';
import type { Writes } from '../../../infra/mongo/writes.ts';
import type { ShiftId } from '../domain/ids.ts';
import { type Booking, BookingRepository } from '../domain/ports/booking.repository.ts';
import { type BookedShift, type BookingDocument, bookingCollection } from './booking.schema.ts';

/** How long a booking is kept after its shift, so that the document of a busy worker stays small. */
const KEEP_MS = 90 * 24 * 60 * 60 * 1000;

/** Workers' bookings in MongoDB, one document a worker. */
@Injectable()
export class MongoBookingRepository extends BookingRepository {
  readonly #bookings: Model<BookingDocument>;
  readonly #reads: Reads<BookingDocument>;
  readonly #writes: Writes<BookingDocument>;

  constructor(database: Database) {
    super();
    this.#bookings = database.model(bookingCollection);
    this.#reads = database.reads(bookingCollection);
    this.#writes = database.writes(bookingCollection);
  }

  override async book(
    workerId: WorkerId,
    { shiftId, startsAt, endsAt }: Booking,
  ): Promise<boolean> {
    const overlapping = { $elemMatch: { startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } } };
    const forgotten = new Date(startsAt.getTime() - KEEP_MS);
    try {
      // Where a booking overlaps, the condition fails and the insert meets the worker's own document.
      await this.#writes.updateOne(
        { _id: toObjectId(workerId), shifts: { $not: overlapping } },
        [
          {
            $set: {
              shifts: {
                $concatArrays: [
                  {
                    $filter: {
                      input: { $ifNull: ['$shifts', []] },
                      cond: { $gt: ['$$this.endsAt', forgotten] },
                    },
                  },
                  [{ shiftId: toObjectId(shiftId), startsAt, endsAt }],
                ],
              },
            },
          },
        ],
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) {
        return false;
      }
      throw error;
    }
  }

  override async cancel(workerId: WorkerId, shiftId: ShiftId): Promise<void> {
    await this.#bookings.updateOne(
      { _id: toObjectId(workerId) },
      { $pull: { shifts: { shiftId: toObjectId(shiftId) } } },
    );
  }

  override async listEndingAfter(workerId: WorkerId, at: Date): Promise<readonly Booking[]> {
    const stored = await this.#reads.findOne({ _id: toObjectId(workerId) });
    return (stored?.shifts ?? []).filter((shift) => shift.endsAt > at).map(toBooking);
  }

  override async listMany(
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlyMap<WorkerId, readonly Booking[]>> {
    const ids = [...new Set(workerIds)].map(toObjectId);
    const stored = await this.#reads.find({ _id: { $in: ids } });
    return new Map(
      stored.map(({ _id, shifts }) => [fromObjectId<WorkerId>(_id), shifts.map(toBooking)]),
    );
  }
}

const toBooking = ({ shiftId, startsAt, endsAt }: BookedShift): Booking => ({
  shiftId: fromObjectId<ShiftId>(shiftId),
  startsAt,
  endsAt,
});
