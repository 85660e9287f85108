import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { COLLECTIONS } from '../collections.ts';

/** One sign-in; its tokens are good until it is ended. */
@Schema({ collection: COLLECTIONS.sessions, versionKey: false })
export class Session {
  @Prop()
  endedAt?: Date;
}

export const SessionSchema = SchemaFactory.createForClass(Session);
