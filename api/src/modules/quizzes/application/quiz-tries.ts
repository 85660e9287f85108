import type {
  QuizAttempt as AttemptAnswer,
  OwnQuiz,
  QuizAnswers,
  QuizResult,
} from '@leafshift/contracts/quizzes';
import { isQuizPassed, isQuizRunning, nextQuizTry, quizRefusal } from '@leafshift/domain/quizzes';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Users } from '../../users/index.ts';
import { type QuestionId, type Quiz, type QuizId, QuizRepository } from '../domain/quiz.ts';
import {
  type AttemptId,
  type ChoiceId,
  type Chosen,
  isAnsweredRight,
  type Outcome,
  type QuizAttempt,
  QuizAttemptRepository,
  triesOf,
} from '../domain/quiz-attempt.ts';
import { drawAttempt } from './draw-attempt.ts';
import { attemptAnswer, ownQuiz, resultAnswer } from './quiz-answer.ts';

/** A worker takes quizzes: one try a day, with the questions that were handed out when it began. */
@Injectable()
export class QuizTries {
  constructor(
    private readonly quizzes: QuizRepository,
    private readonly attempts: QuizAttemptRepository,
    private readonly users: Users,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Published quizzes, and those that the worker has passed, the latest first. */
  async listOf(workerId: WorkerId): Promise<OwnQuiz[]> {
    const standings = await this.attempts.standings(workerId);
    const ofQuiz = new Map(standings.map((standing) => [standing.quizId, standing]));
    const published = await this.quizzes.listPublished();
    const known = new Set(published.map(({ id }) => id));
    const passed = standings
      .filter(({ quizId, passedAt }) => passedAt !== null && !known.has(quizId))
      .map(({ quizId }) => quizId);
    const withdrawn = await this.quizzes.map(passed);
    const now = this.clock.now();
    return [...published, ...withdrawn.values()].map((quiz) =>
      ownQuiz(quiz, ofQuiz.get(quiz.id) ?? null, now),
    );
  }

  /**
   * The try of the day; in another window, or after a reload, the questions of the one that runs.
   * Throws NOT_FOUND, ACCOUNT_SUSPENDED, QUIZ_PASSED or QUIZ_TRIED_TODAY.
   */
  begin(workerId: WorkerId, quizId: QuizId): Promise<AttemptAnswer> {
    return this.transactions.run(async () => {
      // Two windows of one worker take turns here, because each of them writes to the account.
      await this.users.assertActive(workerId);
      const quiz = (await this.quizzes.find(quizId)) ?? refuse('NOT_FOUND');
      const standing = await this.attempts.findStanding(workerId, quizId);
      const now = this.clock.now();
      const tries = triesOf(standing);
      if (standing && isQuizRunning(tries, now)) {
        return attemptAnswer(quiz, standing.last);
      }
      if (quiz.state !== 'published') {
        return refuse('NOT_FOUND');
      }
      throwIfRefused(quizRefusal(tries, now));
      return attemptAnswer(quiz, await this.#draw(workerId, quiz, now));
    });
  }

  async #draw(workerId: WorkerId, quiz: Quiz, now: Date): Promise<QuizAttempt> {
    const attempt = drawAttempt(workerId, quiz, now);
    await this.attempts.add(attempt);
    return attempt;
  }

  /** Throws NOT_FOUND, ACCOUNT_SUSPENDED, QUIZ_ANSWERED or QUIZ_TIME_OVER. */
  answer(workerId: WorkerId, id: AttemptId, { answers }: QuizAnswers): Promise<QuizResult> {
    return this.transactions.run(async () => {
      await this.users.assertActive(workerId);
      const attempt = (await this.attempts.findOf(workerId, id)) ?? refuse('NOT_FOUND');
      const now = this.clock.now();
      if (attempt.outcome) {
        refuse('QUIZ_ANSWERED');
      }
      if (now >= attempt.endsAt) {
        refuse('QUIZ_TIME_OVER');
      }
      const chosen = answers.map(({ question, answer }) => ({
        question: asId<QuestionId>(question),
        choice: asId<ChoiceId>(answer),
      }));
      const outcome = outcomeOf(attempt, chosen, now);
      if (!(await this.attempts.finish(id, outcome))) {
        refuse('QUIZ_ANSWERED');
      }
      return resultAnswer(attempt, outcome, outcome.passed ? null : nextQuizTry(attempt.begunAt));
    });
  }
}

function outcomeOf(attempt: QuizAttempt, chosen: readonly Chosen[], at: Date): Outcome {
  const right = attempt.questions.filter((question) => isAnsweredRight(question, chosen)).length;
  return { at, chosen, right, passed: isQuizPassed(right) };
}
