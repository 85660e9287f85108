import type { QuizForm } from '@leafshift/contracts/quizzes';

/** A text in English, and in French where somebody has written it so. */
export type DemoText = readonly [en: string, fr?: string];

/** A question; the first answer is the right one. */
export interface DemoQuestion {
  readonly text: DemoText;
  readonly answers: readonly DemoText[];
}

export interface DemoQuiz extends QuizForm {
  readonly questions: readonly DemoQuestion[];
  /** When it is taken, and by every how manieth of the workers who are there by then. */
  readonly takenDaysAgo: number;
  readonly takenByEvery: number;
  /** Right answers of those who take it. */
  readonly right: number;
}
