import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { answerQuiz, beginQuiz, ownQuizzes, shiftBadges } from '@leafshift/contracts/quizzes';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { QuizBadges } from '../application/quiz-badges.ts';
import { QuizTries } from '../application/quiz-tries.ts';
import type { QuizId } from '../domain/quiz.ts';
import type { AttemptId } from '../domain/quiz-attempt.ts';

/** Quizzes as workers take them, and what employers see of that. */
@Controller()
export class QuizzesController {
  constructor(
    private readonly tries: QuizTries,
    private readonly badges: QuizBadges,
  ) {}

  @Endpoint(ownQuizzes)
  async own(@Caller() { userId }: WorkerCaller): Promise<CallAnswer<typeof ownQuizzes>> {
    return { quizzes: await this.tries.listOf(userId) };
  }

  @Endpoint(beginQuiz)
  begin(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof beginQuiz>,
  ): Promise<CallAnswer<typeof beginQuiz>> {
    return this.tries.begin(userId, asId<QuizId>(params.id));
  }

  @Endpoint(answerQuiz)
  answer(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof answerQuiz>,
  ): Promise<CallAnswer<typeof answerQuiz>> {
    return this.tries.answer(userId, asId<AttemptId>(params.id), body);
  }

  @Endpoint(shiftBadges)
  async ofShift(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof shiftBadges>,
  ): Promise<CallAnswer<typeof shiftBadges>> {
    return { workers: await this.badges.ofShift(userId, asId<ShiftId>(params.postId)) };
  }
}
