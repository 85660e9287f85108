import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

@Schema({ _id: false })
export class BookedShift {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  shiftId: Types.ObjectId;

  @Prop({ required: true })
  startsAt: Date;

  @Prop({ required: true })
  endsAt: Date;
}

/** The confirmed shifts of one worker, by the worker's user id, in one document against overlaps. */
@Schema({ collection: COLLECTIONS.bookings, versionKey: false })
export class Booking {
  @Prop({ type: [SchemaFactory.createForClass(BookedShift)] })
  shifts: BookedShift[];

  /** How often the worker was taken off all coming shifts. */
  @Prop({ type: Number })
  releases?: number;
}

export const BookingSchema = SchemaFactory.createForClass(Booking);
