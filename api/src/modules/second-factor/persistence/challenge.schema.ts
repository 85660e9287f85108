import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { ChallengePurpose } from '../domain/challenge.repository.ts';

export interface ChallengeDocument {
  /** A digest of the challenge. */
  _id: string;
  purpose: ChallengePurpose;
  userId: Types.ObjectId | null;
  attemptsLeft: number;
  expiresAt: Date;
}

export const challengeCollection = defineCollection<ChallengeDocument>({
  name: 'second_factor_challenges',
  schema: new Schema<ChallengeDocument>(
    {
      _id: { type: String, required: true },
      purpose: { type: String, required: true },
      userId: { type: Schema.Types.ObjectId, default: null },
      attemptsLeft: { type: Number, required: true },
      expiresAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'of_user', key: { userId: 1 } },
    { name: 'expire', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
