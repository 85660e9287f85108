import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface PersonNoteDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  adminId: Types.ObjectId;
  text: string;
  at: Date;
}

export const personNoteCollection = defineCollection<PersonNoteDocument>({
  name: 'person_notes',
  schema: new Schema<PersonNoteDocument>(
    {
      userId: { type: Schema.Types.ObjectId, required: true },
      adminId: { type: Schema.Types.ObjectId, required: true },
      text: { type: String, required: true },
      at: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [{ name: 'newest_of_user', key: { userId: 1, at: -1, _id: -1 } }],
});
