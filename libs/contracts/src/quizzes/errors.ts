import type { QuizRefusalCode } from '@leafshift/domain/quizzes';
import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of quizzes. */
export const quizErrors = {
  QUIZ_PASSED: { status: 409 },
  QUIZ_TRIED_TODAY: { status: 409 },
  QUIZ_TIME_OVER: { status: 409 },
  QUIZ_ANSWERED: { status: 409 },
  QUIZ_TOO_SHORT: { status: 409, values: { count: 5 } },
  QUIZ_CHANGED: { status: 409 },
  TOO_MANY_QUIZZES: { status: 409, values: { count: 50 } },
  TOO_MANY_QUESTIONS: { status: 409, values: { count: 100 } },
} as const satisfies Record<QuizRefusalCode, ErrorDefinition> & Record<string, ErrorDefinition>;
