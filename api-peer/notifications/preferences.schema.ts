import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

/** What a user has chosen, by the user's id. */
@Schema({ collection: COLLECTIONS.preferences, versionKey: false })
export class Preferences {
  @Prop({ type: MongooseSchema.Types.Mixed })
  mail?: { readonly shifts?: boolean };
}

export const PreferencesSchema = SchemaFactory.createForClass(Preferences);
