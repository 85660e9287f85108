import { QuizQuestionForm } from '@leafshift/contracts/quizzes';
import { QUIZ_ANSWERS } from '@leafshift/domain/quizzes';
import { z } from 'zod';

const Texts = z.record(z.string(), z.string().optional());

/** A question as it is typed: six lines for answers, of which empty ones are none, and which is right. */
export const QuestionEntry = z
  .object({
    text: Texts,
    answers: z.array(z.object({ text: Texts })),
    right: z.string(),
  })
  .transform(({ text, answers, right }) => ({
    text,
    answers: answers
      .map((answer, index) => ({ ...answer, isRight: String(index) === right }))
      .filter(({ text: typed }) => Object.values(typed).some((words) => words?.trim())),
  }))
  .pipe(QuizQuestionForm);

/** What stands in the form before somebody types. */
export const entryOf = (
  { text, answers }: QuizQuestionForm = { text: { en: '' }, answers: [] },
) => ({
  text,
  answers: Array.from({ length: QUIZ_ANSWERS.most }, (_, index) => ({
    text: answers[index]?.text ?? { en: '' },
  })),
  right: String(
    Math.max(
      0,
      answers.findIndex(({ isRight }) => isRight),
    ),
  ),
});
