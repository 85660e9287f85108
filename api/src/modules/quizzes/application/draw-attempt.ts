import { randomInt } from 'node:crypto';
import { drawn, QUIZ_QUESTIONS, quizDay, quizEnds } from '@leafshift/domain/quizzes';
import type { WorkerId } from '../../../core/ids.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { inForce, type Quiz } from '../domain/quiz.ts';
import type { AttemptId, ChoiceId, QuizAttempt } from '../domain/quiz-attempt.ts';

const below = (bound: number): number => randomInt(bound);

/** A try with questions of the bank and their answers, both in an order that nobody can foresee. */
export const drawAttempt = (workerId: WorkerId, quiz: Quiz, now: Date): QuizAttempt => ({
  id: newId<AttemptId>(),
  workerId,
  quizId: quiz.id,
  day: quizDay(now),
  begunAt: now,
  endsAt: quizEnds(now),
  questions: drawn(inForce(quiz), QUIZ_QUESTIONS, below).map(({ id, text, choices }) => ({
    id,
    text,
    choices: drawn(choices, choices.length, below).map((choice) => ({
      ...choice,
      id: newId<ChoiceId>(),
    })),
  })),
  outcome: null,
});
