import type { PermanentPost } from '@leafshift/contracts/posts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

@Schema({ collection: COLLECTIONS.permanentPostings, versionKey: false })
export class PermanentPosting {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  employerId: Types.ObjectId;

  @Prop({ required: true })
  jobType: string;

  @Prop({ required: true })
  location: string;

  @Prop({ type: String, default: null })
  locationId: string | null;

  @Prop({ required: true })
  province: string;

  @Prop({ required: true })
  rateCents: number;

  @Prop({ required: true })
  rateHighCents: number;

  @Prop({ required: true })
  jobDescription: string;

  @Prop({ type: String, default: null })
  employmentKind: PermanentPost['employmentKind'];

  @Prop({ type: Number, default: null })
  weeklyHours: number | null;

  @Prop({ type: [String], default: [] })
  benefits: PermanentPost['benefits'];

  @Prop({ type: [String], default: [] })
  credentials: PermanentPost['credentials'];

  @Prop({ type: { street: String, city: String, postalCode: String, _id: false } })
  address?: PermanentPost['address'];

  @Prop({ required: true })
  searchText: string;

  @Prop({ type: [String], required: true })
  words: string[];

  @Prop({ required: true })
  createdAt: Date;

  @Prop({ required: true })
  expiresAt: Date;

  /** Those of a suspended business are not shown until then. */
  @Prop()
  hiddenUntil?: Date;

  @Prop({ type: String, default: 'published' })
  state: PermanentPost['state'];
}

export const PermanentPostingSchema = SchemaFactory.createForClass(PermanentPosting);
