import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

@Schema({ collection: COLLECTIONS.invitations, versionKey: false })
export class Invitation {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  shiftId: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  workerId: Types.ObjectId;

  @Prop({ required: true })
  invitedAt: Date;
}

export const InvitationSchema = SchemaFactory.createForClass(Invitation);
