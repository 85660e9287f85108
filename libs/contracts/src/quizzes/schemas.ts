import { QUIZ_QUESTIONS } from '@leafshift/domain/quizzes';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant, optionalText, requiredText } from '../core/primitives.ts';

/** A text in English, and in the other languages that somebody has written it in. */
const textByLanguage = (max: number) =>
  z.strictObject({
    en: requiredText(textCode('FIELD_REQUIRED'), max),
    fr: optionalText(max),
    de: optionalText(max),
    es: optionalText(max),
    ar: optionalText(max),
    zh: optionalText(max),
  });

const MAX_TITLE = 80;
const MAX_ABOUT = 500;

export const QuizTitle = textByLanguage(MAX_TITLE);
export const QuizAbout = textByLanguage(MAX_ABOUT);

/** A quiz that a worker has passed. */
export const QuizBadge = z.strictObject({ quiz: Id, title: QuizTitle, passedAt: Instant });
export type QuizBadge = z.infer<typeof QuizBadge>;

/** A quiz as a worker finds it. */
export const OwnQuiz = z.strictObject({
  _id: Id,
  title: QuizTitle,
  about: QuizAbout,
  /** 'running': its questions were handed out, and may be answered until `endsAt`. */
  state: z.enum(['open', 'running', 'passed', 'tried']),
  endsAt: Instant.nullable(),
  passedAt: Instant.nullable(),
  /** When it may be tried again; null where it may be now, or was passed. */
  nextTryAt: Instant.nullable(),
  /** Right answers of the last try; null before the first that was answered. */
  lastRight: z.number().int().nullable(),
});
export type OwnQuiz = z.infer<typeof OwnQuiz>;

const Choice = z.strictObject({ _id: Id, text: QuizAbout });

/** The questions of one try, without which answers are right. */
export const QuizAttempt = z.strictObject({
  _id: Id,
  quiz: Id,
  title: QuizTitle,
  endsAt: Instant,
  questions: z.array(z.strictObject({ _id: Id, text: QuizAbout, answers: z.array(Choice) })),
});
export type QuizAttempt = z.infer<typeof QuizAttempt>;

/** What was chosen; a question that is missing was not answered. */
export const QuizAnswers = z.strictObject({
  answers: z
    .array(z.strictObject({ question: Id, answer: Id }))
    .max(QUIZ_QUESTIONS)
    .refine((answers) => new Set(answers.map(({ question }) => question)).size === answers.length, {
      error: textCode('QUIZ_ANSWERS_TWICE'),
    }),
});
export type QuizAnswers = z.infer<typeof QuizAnswers>;

/** How a try went: which questions were answered right, not what would have been. */
export const QuizResult = z.strictObject({
  right: z.number().int(),
  of: z.number().int(),
  passed: z.boolean(),
  questions: z.array(z.strictObject({ _id: Id, isRight: z.boolean() })),
  nextTryAt: Instant.nullable(),
});
export type QuizResult = z.infer<typeof QuizResult>;
