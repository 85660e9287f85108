import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { QuizRepository } from '../domain/quiz.ts';
import { QuizAttemptRepository } from '../domain/quiz-attempt.ts';

/** A worker's tries, without the questions and their right answers; they go with the account. */
@Injectable()
export class PersonalQuizData implements PersonalData, OnModuleInit {
  readonly section = 'quizzes';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly quizzes: QuizRepository,
    private readonly attempts: QuizAttemptRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const attempts = await this.attempts.listOf(userId);
    const quizzes = await this.quizzes.map([...new Set(attempts.map(({ quizId }) => quizId))]);
    return attempts.map(({ quizId, begunAt, outcome }) => ({
      quiz: quizzes.get(quizId)?.title.en ?? null,
      begunAt: begunAt.toISOString(),
      answeredAt: outcome?.at.toISOString() ?? null,
      right: outcome?.right ?? null,
      passed: outcome?.passed ?? false,
    }));
  }

  erase(userId: UserId): Promise<void> {
    return this.attempts.removeOf(userId);
  }
}
