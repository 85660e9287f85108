import {
  addQuiz,
  addQuizQuestion,
  answerQuiz,
  beginQuiz,
  type QuizAttempt,
  type QuizFile,
  type QuizQuestionForm,
  type QuizResult,
  setQuizState,
} from '@leafshift/contracts/quizzes';
import type { Admin, Worker } from '../../../testing/people.ts';
import type { TestApi } from '../../../testing/test-api.ts';

const RIGHT = 'Yes, always';

/** A question whose right answer is one of three. */
export const aQuestion = (text = 'Ask for a photo ID?'): QuizQuestionForm => ({
  text: { en: text, fr: `${text} (fr)` },
  answers: [
    { text: { en: 'Never' }, isRight: false },
    { text: { en: RIGHT, fr: 'Toujours' }, isRight: true },
    { text: { en: 'Only on Sundays' }, isRight: false },
  ],
});

/** A quiz with so many questions, not published. */
export async function aDraftQuiz(api: TestApi, admin: Admin, questions = 6): Promise<QuizFile> {
  const body = { title: { en: 'Responsible sale' }, about: { en: 'What the law asks.' } };
  let quiz = await api.get(addQuiz, { body }, admin);
  for (let number = 1; number <= questions; number += 1) {
    const input = { params: { id: quiz._id }, body: aQuestion(`Question ${number}?`) };
    quiz = await api.get(addQuizQuestion, input, admin);
  }
  return quiz;
}

/** A quiz that workers may take. */
export async function aQuiz(api: TestApi, admin: Admin, questions = 6): Promise<QuizFile> {
  const { _id: id, revision } = await aDraftQuiz(api, admin, questions);
  const body = { state: 'published', revision } as const;
  return api.get(setQuizState, { params: { id }, body }, admin);
}

/** Answers to a try, of which the first so many are right. */
export const answersTo = ({ questions }: QuizAttempt, right = questions.length) =>
  questions.map(({ _id: question, answers }, index) => {
    const isMeant = ({ text }: { text: { en: string } }) => (text.en === RIGHT) === index < right;
    return { question, answer: answers.find(isMeant)?._id ?? '' };
  });

/** A worker takes a quiz, with so many right answers. */
export async function takeQuiz(
  api: TestApi,
  worker: Worker,
  quiz: Pick<QuizFile, '_id'>,
  right = 5,
): Promise<QuizResult> {
  const attempt = await api.get(beginQuiz, { params: { id: quiz._id } }, worker);
  const body = { answers: answersTo(attempt, right) };
  return api.get(answerQuiz, { params: { id: attempt._id }, body }, worker);
}
