import type { TextByLanguage } from '@leafshift/domain/quizzes';
import type { IdOf } from '../../../core/ids.ts';

export type QuizId = IdOf<'Quiz'>;
export type QuestionId = IdOf<'Question'>;

export interface QuizChoice {
  readonly text: TextByLanguage;
  readonly isRight: boolean;
}

/** A question of the bank; one that is retired is drawn no more. */
export interface Question {
  readonly id: QuestionId;
  readonly text: TextByLanguage;
  readonly choices: readonly QuizChoice[];
  readonly isInForce: boolean;
}

/** A quiz with its bank, which changes as a whole: so many questions are in force while it is published. */
export interface Quiz {
  readonly id: QuizId;
  readonly title: TextByLanguage;
  readonly about: TextByLanguage;
  readonly state: 'draft' | 'published' | 'withdrawn';
  readonly questions: readonly Question[];
  /** One more with each change. */
  readonly revision: number;
  readonly changedAt: Date;
}

export abstract class QuizRepository {
  /** All of them, the latest first. */
  abstract list(): Promise<readonly Quiz[]>;
  abstract listPublished(): Promise<readonly Quiz[]>;
  abstract map(ids: readonly QuizId[]): Promise<ReadonlyMap<QuizId, Quiz>>;
  abstract find(id: QuizId): Promise<Quiz | null>;
  abstract count(): Promise<number>;
  abstract add(quiz: Quiz): Promise<void>;
  /** Puts the changed quiz into the place of the one before; false where that is another one by now. */
  abstract replace(quiz: Quiz): Promise<boolean>;
}

/** The questions that may be drawn. */
export const inForce = ({ questions }: Pick<Quiz, 'questions'>): readonly Question[] =>
  questions.filter(({ isInForce }) => isInForce);
