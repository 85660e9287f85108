import type { AssignmentState } from '@leafshift/domain/shift-lifecycle';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

/** The terms of the shift that the worker asked on. */
export interface AgreedTerms {
  startsAt: Date;
  durationHours: number;
  jobType: string;
  jobTitle: string;
  rateCents: number;
  fullAddress: string;
  city: string;
  province: string;
}

/** One worker on one shift, from the request on. */
@Schema({ collection: COLLECTIONS.assignments, versionKey: false })
export class Assignment {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  shiftId: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  employerId: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  workerId: Types.ObjectId;

  @Prop({ type: String, required: true })
  state: Exclude<AssignmentState, 'none'>;

  /** Until it is withdrawn or cancelled, or its shift is submitted. */
  @Prop({ required: true })
  active: boolean;

  @Prop({ required: true })
  startsAt: Date;

  @Prop({ required: true })
  requestedAt: Date;

  @Prop({ type: Date, default: null })
  checkInTime: Date | null;

  @Prop({ type: Date, default: null })
  checkOutTime: Date | null;

  @Prop({ type: Number, default: null })
  rating: number | null;

  @Prop({ type: Object, required: true })
  agreed: AgreedTerms;
}

/** An assignment as a lean query gives it. */
export type FoundAssignment = Assignment & { _id: Types.ObjectId };

export const AssignmentSchema = SchemaFactory.createForClass(Assignment);
