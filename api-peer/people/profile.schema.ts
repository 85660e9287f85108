import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

/** Who somebody is to others. */
@Schema({ collection: COLLECTIONS.profiles, versionKey: false })
export class Profile {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  userId: Types.ObjectId;

  @Prop({ required: true })
  usertype: string;

  @Prop()
  firstName?: string;

  @Prop()
  lastName?: string;

  @Prop()
  name?: string;

  @Prop()
  birthDay?: string;

  @Prop({ type: String, default: null })
  pictureKey: string | null;

  @Prop({ type: [{ email: String }] })
  supervisors: { email: string }[];
}

export const ProfileSchema = SchemaFactory.createForClass(Profile);
