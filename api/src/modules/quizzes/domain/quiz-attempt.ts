import type { QuizTries, TextByLanguage } from '@leafshift/domain/quizzes';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import type { IdOf, UserId, WorkerId } from '../../../core/ids.ts';
import type { QuestionId, QuizId } from './quiz.ts';

export type AttemptId = IdOf<'QuizAttempt'>;
export type ChoiceId = IdOf<'QuizChoice'>;

/** A question as it was handed out, whatever has become of it in the bank since. */
export interface DrawnQuestion {
  readonly id: QuestionId;
  readonly text: TextByLanguage;
  readonly choices: readonly {
    readonly id: ChoiceId;
    readonly text: TextByLanguage;
    readonly isRight: boolean;
  }[];
}

export interface Chosen {
  readonly question: QuestionId;
  readonly choice: ChoiceId;
}

/** How a try went. */
export interface Outcome {
  readonly at: Date;
  readonly chosen: readonly Chosen[];
  readonly right: number;
  readonly passed: boolean;
}

/** The one try of a worker at a quiz on a day; it begins when the questions are handed out. */
export interface QuizAttempt {
  readonly id: AttemptId;
  readonly workerId: WorkerId;
  readonly quizId: QuizId;
  readonly day: CalendarDay;
  readonly begunAt: Date;
  readonly endsAt: Date;
  readonly questions: readonly DrawnQuestion[];
  /** Null until the answers are in. */
  readonly outcome: Outcome | null;
}

/** How a worker stands with a quiz: the last try, and when it was passed. */
export interface QuizStanding {
  readonly quizId: QuizId;
  readonly last: QuizAttempt;
  readonly passedAt: Date | null;
}

export interface PassedQuiz {
  readonly workerId: WorkerId;
  readonly quizId: QuizId;
  readonly passedAt: Date;
}

export abstract class QuizAttemptRepository {
  /** With every quiz that the worker has tried. */
  abstract standings(workerId: WorkerId): Promise<readonly QuizStanding[]>;
  abstract findStanding(workerId: WorkerId, quizId: QuizId): Promise<QuizStanding | null>;
  abstract findOf(workerId: WorkerId, id: AttemptId): Promise<QuizAttempt | null>;
  /** Newest first; of several workers. */
  abstract listPassed(workerIds: readonly WorkerId[]): Promise<readonly PassedQuiz[]>;
  /** At most one of a worker, a quiz and a day can be added. */
  abstract add(attempt: QuizAttempt): Promise<void>;
  /** Keeps the answers; false where they were in before. */
  abstract finish(id: AttemptId, outcome: Outcome): Promise<boolean>;
  /** Every try of somebody, earliest first. */
  abstract listOf(userId: UserId): Promise<readonly QuizAttempt[]>;
  abstract removeOf(userId: UserId): Promise<void>;
}

/** What the rules ask of a standing. */
export const triesOf = (standing: QuizStanding | null | undefined): QuizTries => ({
  passed: (standing?.passedAt ?? null) !== null,
  last: standing
    ? { begunAt: standing.last.begunAt, isAnswered: standing.last.outcome !== null }
    : null,
});

/** Whether the one right answer of the question was chosen. */
export const isAnsweredRight = (
  { id, choices }: DrawnQuestion,
  chosen: readonly Chosen[],
): boolean => {
  const choice = chosen.find(({ question }) => question === id)?.choice;
  return choices.some((each) => each.isRight && each.id === choice);
};
