import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface BookedShift {
  shiftId: Types.ObjectId;
  startsAt: Date;
  endsAt: Date;
}

/** The confirmed shifts of one worker in one document, so that one conditional write can book. */
export interface BookingDocument {
  /** The worker's user id. */
  _id: Types.ObjectId;
  shifts: BookedShift[];
  /** How often the worker was released from all coming shifts; missing for never. */
  releases?: number;
}

const bookedShift = new Schema<BookedShift>(
  {
    shiftId: { type: Schema.Types.ObjectId, required: true },
    startsAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
  },
  { _id: false },
);

const schema = new Schema<BookingDocument>(
  { shifts: { type: [bookedShift], required: true }, releases: { type: Number } },
  { versionKey: false },
);

export const bookingCollection = defineCollection<BookingDocument>({
  name: 'worker_bookings',
  schema,
  indexes: [],
});
