import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { COLLECTIONS } from '../collections.ts';

/** A document that the back office reviews. */
@Schema({ collection: COLLECTIONS.documents, versionKey: false })
export class ReviewedDocument {
  @Prop({ type: MongooseSchema.Types.ObjectId })
  userId: Types.ObjectId;

  @Prop()
  kind: string;

  @Prop({ type: String })
  status: 'Pending' | 'Approved' | 'Rejected';
}

export const ReviewedDocumentSchema = SchemaFactory.createForClass(ReviewedDocument);
