import type { NotificationKind } from '@leafshift/contracts/notification';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

@Schema({ collection: COLLECTIONS.notifications, versionKey: false, minimize: false })
export class Notification {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  userId: Types.ObjectId;

  @Prop({ type: String, required: true })
  kind: NotificationKind;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  params: Record<string, string>;

  @Prop({ type: String, default: null })
  image: string | null;

  @Prop({ type: String, default: null })
  link: string | null;

  @Prop({ required: true })
  isRead: boolean;

  @Prop({ required: true })
  createdAt: Date;
}

export const NotificationSchema = SchemaFactory.createForClass(Notification);
