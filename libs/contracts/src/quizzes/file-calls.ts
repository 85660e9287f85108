import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import {
  QuizChange,
  QuizFile,
  QuizForm,
  QuizQuestionChange,
  QuizQuestionForm,
  QuizQuestionStateChange,
  QuizRow,
  QuizStateChange,
} from './file-schemas.ts';

const byId = z.strictObject({ id: Id });
const byQuestion = z.strictObject({ id: Id, questionId: Id });

const ofTheDesk = { access: ['Admin'], roles: ['reviewer', 'support'] } as const;
const change = { ...ofTheDesk, answer: QuizFile, status: 200, idempotent: true } as const;

export const quizFiles = defineCall({
  ...ofTheDesk,
  name: 'admin.quizzes',
  method: 'GET',
  path: '/admin/quizzes',
  summary: 'Every quiz, the latest first',
  answer: z.strictObject({ quizzes: z.array(QuizRow) }),
  status: 200,
});

export const quizFile = defineCall({
  ...ofTheDesk,
  name: 'admin.quiz',
  method: 'GET',
  path: '/admin/quizzes/:id',
  summary: 'A quiz with its questions and their right answers',
  params: byId,
  answer: QuizFile,
  status: 200,
});

export const addQuiz = defineCall({
  ...change,
  name: 'admin.addQuiz',
  method: 'POST',
  path: '/admin/quizzes',
  summary: 'Begin a quiz, which nobody sees before it is published',
  body: QuizForm,
  errors: ['TOO_MANY_QUIZZES'],
});

export const changeQuiz = defineCall({
  ...change,
  name: 'admin.changeQuiz',
  method: 'PUT',
  path: '/admin/quizzes/:id',
  summary: 'Change what a quiz is called and what it is about',
  params: byId,
  body: QuizChange,
  errors: ['QUIZ_CHANGED'],
});

export const setQuizState = defineCall({
  ...change,
  name: 'admin.setQuizState',
  method: 'PUT',
  path: '/admin/quizzes/:id/state',
  summary: 'Publish a quiz with five questions in force or more, or withdraw it; badges stay',
  params: byId,
  body: QuizStateChange,
  errors: ['QUIZ_CHANGED', 'QUIZ_TOO_SHORT'],
});

export const addQuizQuestion = defineCall({
  ...change,
  name: 'admin.addQuizQuestion',
  method: 'POST',
  path: '/admin/quizzes/:id/questions',
  summary: 'Add a question to the bank of a quiz',
  params: byId,
  body: QuizQuestionForm,
  errors: ['TOO_MANY_QUESTIONS'],
});

export const changeQuizQuestion = defineCall({
  ...change,
  name: 'admin.changeQuizQuestion',
  method: 'PUT',
  path: '/admin/quizzes/:id/questions/:questionId',
  summary: 'Change a question; tries that were begun keep what they were handed',
  params: byQuestion,
  body: QuizQuestionChange,
  errors: ['QUIZ_CHANGED'],
});

export const setQuizQuestionState = defineCall({
  ...change,
  name: 'admin.setQuizQuestionState',
  method: 'PUT',
  path: '/admin/quizzes/:id/questions/:questionId/state',
  summary: 'Retire a question, or put it into force again',
  params: byQuestion,
  body: QuizQuestionStateChange,
  errors: ['QUIZ_CHANGED', 'QUIZ_TOO_SHORT'],
});
