import type { QuizFile, QuizRow } from '@leafshift/contracts/quizzes';
import { inForce, type Quiz } from '../domain/quiz.ts';

/** A quiz in the list of the back office. */
export const quizRowAnswer = (quiz: Quiz): QuizRow => ({
  _id: quiz.id,
  title: quiz.title,
  state: quiz.state,
  inForce: inForce(quiz).length,
  changedAt: quiz.changedAt.toISOString(),
});

/** A quiz with its bank and the right answers, for the back office only. */
export const quizFileAnswer = (quiz: Quiz): QuizFile => ({
  ...quizRowAnswer(quiz),
  about: quiz.about,
  revision: quiz.revision,
  questions: quiz.questions.map(({ id, text, choices, isInForce }) => ({
    _id: id,
    text,
    answers: [...choices],
    isInForce,
  })),
});
