import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

@Schema()
export class StoredCard {
  _id: Types.ObjectId;

  @Prop()
  last4: string;

  @Prop()
  expMonth: number;

  @Prop()
  expYear: number;

  @Prop()
  brand: string;
}

@Schema()
export class StoredBank {
  _id: Types.ObjectId;

  @Prop()
  bankName: string;

  @Prop()
  last4: string;
}

/** Prices agreed with one account; null where the usual ones apply. */
export interface OwnPrices {
  leafshiftPercent: number | null;
  processingFee: number | null;
  taxPercentON: number | null;
  prices: { name: string; price: number }[];
}

@Schema({ collection: COLLECTIONS.users, versionKey: false })
export class User {
  @Prop()
  name: string;

  @Prop()
  email: string;

  @Prop({ type: String })
  usertype: 'Employer' | 'Temp' | 'Admin';

  @Prop()
  skipOnboarding: boolean;

  @Prop()
  level1: boolean;

  @Prop()
  level2: boolean;

  @Prop()
  level3: boolean;

  @Prop()
  level4: boolean;

  @Prop()
  level5: boolean;

  @Prop({ type: [SchemaFactory.createForClass(StoredCard)] })
  cards: StoredCard[];

  @Prop({ type: [SchemaFactory.createForClass(StoredBank)] })
  banks: StoredBank[];

  @Prop({ type: MongooseSchema.Types.Mixed })
  ownPrices: OwnPrices;

  @Prop()
  suspended: boolean;

  @Prop()
  underReview: boolean;

  @Prop({ type: Date })
  emailVerifiedAt: Date | null;

  @Prop()
  createdAt: Date;

  @Prop({ type: Date, default: null })
  closedAt: Date | null;
}

export const UserSchema = SchemaFactory.createForClass(User);
