import { QUIZ_ANSWERS } from '@leafshift/domain/quizzes';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';
import { QuizAbout, QuizTitle } from './schemas.ts';

const QuizState = z.enum(['draft', 'published', 'withdrawn']);

/** One of the answers that a question offers, with whether it is the right one: for the back office only. */
const QuizChoice = z.strictObject({ text: QuizAbout, isRight: z.boolean() });

/** A quiz of the back office in a list. */
export const QuizRow = z.strictObject({
  _id: Id,
  title: QuizTitle,
  state: QuizState,
  /** How many of its questions may be drawn. */
  inForce: z.number().int(),
  changedAt: Instant,
});
export type QuizRow = z.infer<typeof QuizRow>;

/** A quiz with its bank of questions, as the back office keeps it. */
export const QuizFile = z.strictObject({
  ...QuizRow.shape,
  about: QuizAbout,
  /** Goes back with each change, so that nobody changes what they have not seen. */
  revision: z.number().int(),
  questions: z.array(
    z.strictObject({
      _id: Id,
      text: QuizAbout,
      answers: z.array(QuizChoice),
      isInForce: z.boolean(),
    }),
  ),
});
export type QuizFile = z.infer<typeof QuizFile>;

const revision = z.number().int().min(0);

export const QuizForm = z.strictObject({ title: QuizTitle, about: QuizAbout });
export type QuizForm = z.infer<typeof QuizForm>;

export const QuizChange = z.strictObject({ ...QuizForm.shape, revision });

export const QuizStateChange = z.strictObject({
  state: z.enum(['published', 'withdrawn']),
  revision,
});

/** A question with two to six different answers, of which exactly one is right. */
export const QuizQuestionForm = z.strictObject({
  text: QuizAbout,
  answers: z
    .array(QuizChoice)
    .min(QUIZ_ANSWERS.least, textCode('QUIZ_ANSWERS_FEW', { count: QUIZ_ANSWERS.least }))
    .max(QUIZ_ANSWERS.most, textCode('QUIZ_ANSWERS_MANY', { count: QUIZ_ANSWERS.most }))
    .refine((answers) => answers.filter(({ isRight }) => isRight).length === 1, {
      error: textCode('QUIZ_ONE_RIGHT'),
    })
    .refine(
      (answers) => new Set(answers.map(({ text }) => sameAs(text.en))).size === answers.length,
      {
        error: textCode('QUIZ_ANSWERS_SAME'),
      },
    ),
});
export type QuizQuestionForm = z.infer<typeof QuizQuestionForm>;

const sameAs = (text: string): string => text.toLowerCase();

export const QuizQuestionChange = z.strictObject({ ...QuizQuestionForm.shape, revision });

export const QuizQuestionStateChange = z.strictObject({ isInForce: z.boolean(), revision });
