import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

/** Something that is done after a change is durable, at least once. */
@Schema({ collection: COLLECTIONS.outbox, versionKey: false, minimize: false })
export class OutboxRecord {
  /** Begins with `peer.`, so that the API leaves it alone. */
  @Prop({ required: true })
  kind: string;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  payload: Record<string, unknown>;

  /** With a key the record is written once. */
  @Prop()
  key?: string;

  @Prop({ type: String, required: true })
  state: 'waiting' | 'done' | 'dead';

  @Prop({ required: true })
  attempts: number;

  @Prop({ required: true })
  dueAt: Date;

  @Prop({ required: true })
  createdAt: Date;

  @Prop()
  finishedAt?: Date;

  @Prop()
  lastError?: string;
}

export const OutboxRecordSchema = SchemaFactory.createForClass(OutboxRecord);
