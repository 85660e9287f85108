import { Schema, type Types } from 'mongoose';
import { BY_ID, defineCollection } from '../../../infra/mongo/collection.ts';
import type { StoredKind, Upload } from '../domain/upload.ts';

export interface UploadDocument {
  /** The file key. */
  _id: string;
  /** Absent where the bytes are stored under the file key itself. */
  storedAs?: string;
  contentHash?: string | null;
  ownerId: Types.ObjectId;
  kind: StoredKind;
  state: Upload['state'];
  createdAt: Date;
}

export const uploadCollection = defineCollection<UploadDocument>({
  name: 'uploads',
  schema: new Schema<UploadDocument>(
    {
      _id: { type: String, required: true },
      storedAs: String,
      contentHash: String,
      ownerId: { type: Schema.Types.ObjectId, required: true },
      kind: { type: String, required: true },
      state: { type: String, required: true },
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  shardKey: BY_ID,
  indexes: [{ name: 'of_owner', key: { ownerId: 1 } }],
});
