import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { OwnAnswer } from '../domain/answer-template.ts';

/** The own answers of one business. */
export interface OwnAnswersDocument {
  /** The employer's user id. */
  _id: Types.ObjectId;
  answers: OwnAnswer[];
}

const text = { type: String, required: true } as const;

export const ownAnswersCollection = defineCollection<OwnAnswersDocument>({
  name: 'application_answers',
  schema: new Schema<OwnAnswersDocument>(
    {
      answers: [
        new Schema<OwnAnswer>({ kind: text, language: text, subject: text, text }, { _id: false }),
      ],
    },
    { versionKey: false },
  ),
  indexes: [],
});
