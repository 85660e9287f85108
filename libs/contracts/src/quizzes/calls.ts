import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { OwnQuiz, QuizAnswers, QuizAttempt, QuizBadge, QuizResult } from './schemas.ts';

const byId = z.strictObject({ id: Id });

export const ownQuizzes = defineCall({
  name: 'quizzes.own',
  method: 'GET',
  path: '/quizzes',
  access: ['Temp'],
  summary: 'Quizzes that I may take, and how I stand with each',
  answer: z.strictObject({ quizzes: z.array(OwnQuiz) }),
  status: 200,
});

export const beginQuiz = defineCall({
  name: 'quizzes.begin',
  method: 'POST',
  path: '/quizzes/:id/attempts',
  access: ['Temp'],
  summary: 'Begin the try of the day; while it runs, the same questions again',
  params: byId,
  answer: QuizAttempt,
  status: 200,
  errors: ['ACCOUNT_SUSPENDED', 'QUIZ_PASSED', 'QUIZ_TRIED_TODAY'],
  idempotent: true,
});

export const answerQuiz = defineCall({
  name: 'quizzes.answer',
  method: 'PUT',
  path: '/quizzes/attempts/:id',
  access: ['Temp'],
  summary: 'Hand in the answers of my try, once and in time',
  params: byId,
  body: QuizAnswers,
  answer: QuizResult,
  status: 200,
  errors: ['ACCOUNT_SUSPENDED', 'QUIZ_TIME_OVER', 'QUIZ_ANSWERED'],
  idempotent: true,
});

export const shiftBadges = defineCall({
  name: 'quizzes.ofShift',
  method: 'GET',
  path: '/quizzes/shift/:postId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'What those have passed who asked for my shift or are confirmed on it',
  params: z.strictObject({ postId: Id }),
  answer: z.strictObject({
    workers: z.array(z.strictObject({ user: Id, badges: z.array(QuizBadge) })),
  }),
  status: 200,
});
