import type { TempPost } from '@leafshift/contracts/posts';
import type { PlacePrecision } from '@leafshift/domain/places/precision';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

@Schema({ _id: false, id: false })
export class ShiftSupervisor {
  @Prop({ type: String })
  id: string;

  @Prop()
  name: string;

  @Prop()
  phoneNumber: string;

  @Prop()
  email: string;
}

@Schema({ _id: false, id: false })
export class ShiftLocation {
  @Prop({ type: String })
  id: string;

  @Prop()
  locationName: string;

  @Prop()
  fullAddress: string;

  @Prop()
  address: string;

  @Prop()
  city: string;

  @Prop()
  province: string;

  @Prop()
  postalCode: string;

  @Prop()
  country: string;

  @Prop()
  latitude: number;

  @Prop()
  longitude: number;

  @Prop({ type: String })
  precision?: PlacePrecision;
}

@Schema({ collection: COLLECTIONS.shifts, versionKey: false })
export class Shift {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  employerId: Types.ObjectId;

  @Prop({ type: [String] })
  seriesDays: string[];

  @Prop({ required: true })
  startsAt: Date;

  @Prop({ required: true })
  endsAt: Date;

  @Prop({ required: true })
  timeZone: string;

  /** The calendar day on which it starts there. */
  @Prop({ required: true })
  localDay: string;

  @Prop({ required: true })
  durationHours: number;

  @Prop({ required: true })
  rateCents: number;

  @Prop({ required: true })
  totalWorkers: number;

  @Prop({ type: String, required: true })
  jobType: TempPost['jobType'];

  @Prop({ type: String, required: true })
  jobTitle: TempPost['jobTitle'];

  @Prop({ type: SchemaFactory.createForClass(ShiftSupervisor) })
  supervisor: ShiftSupervisor;

  @Prop({ type: SchemaFactory.createForClass(ShiftLocation) })
  location: ShiftLocation;

  /** Longitude and latitude, for distances. */
  @Prop({ type: [Number] })
  point: number[];

  @Prop()
  cityKey: string;

  @Prop()
  jobDescription: string;

  @Prop()
  jobRequirements: string;

  @Prop()
  searchText: string;

  @Prop()
  requestCount: number;

  @Prop()
  confirmedCount: number;

  @Prop()
  openSpots: number;

  /** Whether workers find it. */
  @Prop()
  listed: boolean;

  @Prop({ type: String, default: null })
  status: TempPost['status'];

  @Prop()
  createdAt: Date;
}

/** A shift as a lean query gives it. */
export type FoundShift = Shift & { _id: Types.ObjectId };

export const ShiftSchema = SchemaFactory.createForClass(Shift);
