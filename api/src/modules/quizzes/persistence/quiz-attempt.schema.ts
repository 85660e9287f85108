import type { TextByLanguage } from '@leafshift/domain/quizzes';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import { textSchema } from './text.schema.ts';

interface DrawnChoiceDocument {
  _id: Types.ObjectId;
  text: TextByLanguage;
  isRight: boolean;
}

interface DrawnQuestionDocument {
  _id: Types.ObjectId;
  text: TextByLanguage;
  choices: DrawnChoiceDocument[];
}

interface ChosenDocument {
  question: Types.ObjectId;
  choice: Types.ObjectId;
}

export interface QuizAttemptDocument {
  _id: Types.ObjectId;
  workerId: Types.ObjectId;
  quizId: Types.ObjectId;
  day: string;
  begunAt: Date;
  endsAt: Date;
  questions: DrawnQuestionDocument[];
  /** These four are absent until the answers are in. */
  answeredAt?: Date;
  chosen?: ChosenDocument[];
  right?: number;
  passed?: boolean;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const date = { type: Date, required: true } as const;
const text = { type: textSchema, required: true } as const;

const drawnChoice = new Schema<DrawnChoiceDocument>({
  text,
  isRight: { type: Boolean, required: true },
});
const drawnQuestion = new Schema<DrawnQuestionDocument>({ text, choices: [drawnChoice] });
const chosen = new Schema<ChosenDocument>(
  { question: reference, choice: reference },
  { _id: false },
);

export const quizAttemptCollection = defineCollection<QuizAttemptDocument>({
  name: 'quiz_attempts',
  schema: new Schema<QuizAttemptDocument>(
    {
      workerId: reference,
      quizId: reference,
      day: { type: String, required: true },
      begunAt: date,
      endsAt: date,
      questions: [drawnQuestion],
      answeredAt: Date,
      chosen: { type: [chosen], default: undefined },
      right: Number,
      passed: Boolean,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_day', key: { workerId: 1, quizId: 1, day: 1 }, unique: true },
    {
      name: 'passed',
      key: { workerId: 1, answeredAt: -1 },
      partialFilterExpression: { passed: true },
    },
  ],
});
