import type {
  QuizAttempt as AttemptAnswer,
  OwnQuiz,
  QuizResult,
} from '@leafshift/contracts/quizzes';
import { isQuizRunning, nextQuizTry, quizRefusal } from '@leafshift/domain/quizzes';
import type { Quiz } from '../domain/quiz.ts';
import {
  isAnsweredRight,
  type Outcome,
  type QuizAttempt,
  type QuizStanding,
  triesOf,
} from '../domain/quiz-attempt.ts';

/** A quiz as the worker stands with it. */
export function ownQuiz(quiz: Quiz, standing: QuizStanding | null, now: Date): OwnQuiz {
  const tries = triesOf(standing);
  const refusal = quizRefusal(tries, now);
  const isRunning = isQuizRunning(tries, now);
  const last = standing?.last ?? null;
  const isTried = !isRunning && refusal?.code === 'QUIZ_TRIED_TODAY';
  return {
    _id: quiz.id,
    title: quiz.title,
    about: quiz.about,
    state: stateOf(tries.passed, isRunning, isTried),
    endsAt: isRunning && last ? last.endsAt.toISOString() : null,
    passedAt: standing?.passedAt?.toISOString() ?? null,
    nextTryAt: isTried && last ? nextQuizTry(last.begunAt).toISOString() : null,
    lastRight: last?.outcome?.right ?? null,
  };
}

function stateOf(passed: boolean, isRunning: boolean, isTried: boolean): OwnQuiz['state'] {
  if (passed) return 'passed';
  if (isRunning) return 'running';
  return isTried ? 'tried' : 'open';
}

/** The questions that were handed out; which answers are right stays here. */
export const attemptAnswer = (quiz: Quiz, attempt: QuizAttempt): AttemptAnswer => ({
  _id: attempt.id,
  quiz: quiz.id,
  title: quiz.title,
  endsAt: attempt.endsAt.toISOString(),
  questions: attempt.questions.map(({ id, text, choices }) => ({
    _id: id,
    text,
    answers: choices.map((choice) => ({ _id: choice.id, text: choice.text })),
  })),
});

/** How a try went. */
export const resultAnswer = (
  { questions }: QuizAttempt,
  { right, passed, chosen }: Outcome,
  nextTryAt: Date | null,
): QuizResult => ({
  right,
  of: questions.length,
  passed,
  questions: questions.map((question) => ({
    _id: question.id,
    isRight: isAnsweredRight(question, chosen),
  })),
  nextTryAt: nextTryAt?.toISOString() ?? null,
});
