import type { QuizBadge } from '@leafshift/contracts/quizzes';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { ShiftAssignments, type ShiftId, Shifts } from '../../posts/index.ts';
import { WorkerBadges } from '../../profile/index.ts';
import { QuizRepository } from '../domain/quiz.ts';
import { QuizAttemptRepository } from '../domain/quiz-attempt.ts';

/** What workers have passed, for employers. A badge stays when its quiz is withdrawn. */
@Injectable()
export class QuizBadges extends WorkerBadges {
  constructor(
    private readonly quizzes: QuizRepository,
    private readonly attempts: QuizAttemptRepository,
    private readonly shifts: Shifts,
    private readonly assignments: ShiftAssignments,
  ) {
    super();
  }

  override async of(
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlyMap<WorkerId, readonly QuizBadge[]>> {
    const passed = await this.attempts.listPassed(workerIds);
    const quizzes = await this.quizzes.map([...new Set(passed.map(({ quizId }) => quizId))]);
    const badgesOf = (workerId: WorkerId): QuizBadge[] =>
      passed
        .filter((each) => each.workerId === workerId)
        .flatMap(({ quizId, passedAt }) => {
          const quiz = quizzes.get(quizId);
          return quiz
            ? [{ quiz: quiz.id, title: quiz.title, passedAt: passedAt.toISOString() }]
            : [];
        });
    const holders = new Set(passed.map(({ workerId }) => workerId));
    return new Map([...holders].map((workerId) => [workerId, badgesOf(workerId)]));
  }

  /** Of everybody on the shift who has any. Throws NOT_FOUND for a shift of somebody else. */
  async ofShift(
    employerId: EmployerId,
    shiftId: ShiftId,
  ): Promise<{ user: WorkerId; badges: QuizBadge[] }[]> {
    if (!(await this.shifts.findOf(employerId, shiftId))) {
      refuse('NOT_FOUND');
    }
    const taken = await this.assignments.ofShifts(employerId, [shiftId]);
    const badges = await this.of(taken.map(({ workerId }) => workerId));
    return [...badges].map(([user, own]) => ({ user, badges: [...own] }));
  }
}
