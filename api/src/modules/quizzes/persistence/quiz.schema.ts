import type { TextByLanguage } from '@leafshift/domain/quizzes';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { Quiz, QuizChoice } from '../domain/quiz.ts';
import { textSchema } from './text.schema.ts';

interface QuestionDocument {
  _id: Types.ObjectId;
  text: TextByLanguage;
  choices: QuizChoice[];
  isInForce: boolean;
}

export interface QuizDocument {
  _id: Types.ObjectId;
  title: TextByLanguage;
  about: TextByLanguage;
  state: Quiz['state'];
  questions: QuestionDocument[];
  revision: number;
  changedAt: Date;
}

const text = { type: textSchema, required: true } as const;

const choice = new Schema<QuizChoice>(
  { text, isRight: { type: Boolean, required: true } },
  { _id: false },
);

const question = new Schema<QuestionDocument>({
  text,
  choices: [choice],
  isInForce: { type: Boolean, required: true },
});

export const quizCollection = defineCollection<QuizDocument>({
  name: 'quizzes',
  schema: new Schema<QuizDocument>(
    {
      title: text,
      about: text,
      state: { type: String, required: true },
      questions: [question],
      revision: { type: Number, required: true },
      changedAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [{ name: 'by_state', key: { state: 1, _id: -1 } }],
});
