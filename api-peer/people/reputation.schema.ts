import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { COLLECTIONS } from '../collections.ts';

/** Ratings of one worker, by the worker's user id. */
@Schema({ collection: COLLECTIONS.reputations, versionKey: false })
export class Reputation {
  @Prop({ default: 0 })
  ratings: number;

  @Prop({ default: 0 })
  stars: number;
}

export const ReputationSchema = SchemaFactory.createForClass(Reputation);
