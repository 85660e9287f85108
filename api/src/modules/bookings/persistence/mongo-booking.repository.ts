import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { WorkerId } from '../../../core/ids.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import {
  type Booking,
  BookingRepository,
  type WorkerBookings,
} from '../domain/booking.repository.ts';
import { type BookedShift, type BookingDocument, bookingCollection } from './booking.schema.ts';

/** How long a booking is kept after its shift, so that the document of a busy worker stays small. */
const KEEP_MS = 90 * 24 * 60 * 60 * 1000;

/** Workers' bookings in MongoDB, one document a worker. */
@Injectable()
export class MongoBookingRepository extends BookingRepository {
  constructor(
    @InjectModel(bookingCollection.name) private readonly bookings: Model<BookingDocument>,
  ) {
    super();
  }

  override async book(
    workerId: WorkerId,
    booking: Booking,
    releases: number,
  ): Promise<Booking | null> {
    const { shiftId, startsAt, endsAt } = booking;
    const overlapping = { $elemMatch: { startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } } };
    const forgotten = new Date(startsAt.getTime() - KEEP_MS);
    try {
      // Where a condition fails, the insert meets the worker's own document.
      await this.bookings.updateOne(
        {
          _id: toObjectId(workerId),
          shifts: { $not: overlapping },
          releases: releases === 0 ? { $in: [0, null] } : releases,
        },
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
        { upsert: true, updatePipeline: true },
      );
      return booking;
    } catch (error) {
      if (isDuplicateKey(error)) {
        return null;
      }
      throw error;
    }
  }

  override async cancel(workerId: WorkerId, shiftId: ShiftId): Promise<void> {
    await this.bookings.updateOne(
      { _id: toObjectId(workerId) },
      { $pull: { shifts: { shiftId: toObjectId(shiftId) } } },
    );
  }

  override async find(workerId: WorkerId): Promise<WorkerBookings> {
    const stored = await this.bookings.findById(toObjectId(workerId)).lean();
    return {
      bookings: (stored?.shifts ?? []).map(toBooking),
      releases: stored?.releases ?? 0,
    };
  }

  override async noteRelease(workerId: WorkerId, at: Date): Promise<readonly Booking[]> {
    const stored = await this.bookings
      .findOneAndUpdate(
        { _id: toObjectId(workerId) },
        { $inc: { releases: 1 }, $setOnInsert: { shifts: [] } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return stored.shifts.filter(({ startsAt }) => startsAt > at).map(toBooking);
  }

  override async listEndingAfter(workerId: WorkerId, at: Date): Promise<readonly Booking[]> {
    const { bookings } = await this.find(workerId);
    return bookings.filter(({ endsAt }) => endsAt > at);
  }
}

const toBooking = ({ shiftId, startsAt, endsAt }: BookedShift): Booking => ({
  shiftId: fromObjectId<ShiftId>(shiftId),
  startsAt,
  endsAt,
});
