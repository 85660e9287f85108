import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface BankUseDocument {
  _id: Types.ObjectId;
  /** Keyed: without the key nobody can try account numbers. */
  digest: string;
  users: Types.ObjectId[];
  /** Missing while there is one user. */
  sharedSince?: Date;
}

export const bankUseCollection = defineCollection<BankUseDocument>({
  name: 'bank_uses',
  schema: new Schema<BankUseDocument>(
    {
      digest: { type: String, required: true },
      users: [Schema.Types.ObjectId],
      sharedSince: Date,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_bank', key: { digest: 1 }, unique: true },
    {
      name: 'shared',
      key: { sharedSince: -1, _id: -1 },
      partialFilterExpression: { sharedSince: { $exists: true } },
    },
    { name: 'of_user', key: { users: 1 } },
  ],
});
