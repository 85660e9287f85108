import {
  addQuiz,
  addQuizQuestion,
  answerQuiz,
  beginQuiz,
  ownQuizzes,
  setQuizState,
} from '@leafshift/contracts/quizzes';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import type { DemoQuestion, DemoQuiz, DemoText } from '../demo-data/demo-quiz.ts';

const textOf = ([en, fr]: DemoText) => ({ en, ...(fr !== undefined && { fr }) });

/** The back office writes a quiz and publishes it. */
export async function publishQuiz(api: DemoApi, admin: DemoPerson, quiz: DemoQuiz): Promise<void> {
  const { title, about } = quiz;
  let { _id: id, revision } = await api.call(addQuiz, { body: { title, about } }, admin);
  for (const { text, answers } of quiz.questions) {
    const body = {
      text: textOf(text),
      answers: answers.map((answer, index) => ({ text: textOf(answer), isRight: index === 0 })),
    };
    ({ revision } = await api.call(addQuizQuestion, { params: { id }, body }, admin));
  }
  const body = { state: 'published', revision } as const;
  await api.call(setQuizState, { params: { id }, body }, admin);
}

/** A worker takes a quiz, and knows as much as its demo data say. */
export async function takeQuiz(api: DemoApi, worker: DemoPerson, quiz: DemoQuiz): Promise<void> {
  const { quizzes } = await api.call(ownQuizzes, {}, worker);
  const found = quizzes.find(({ title }) => title.en === quiz.title.en);
  const attempt = await api.call(beginQuiz, { params: { id: found?._id ?? '' } }, worker);
  const answers = attempt.questions.flatMap(({ _id: question, text, answers: offered }, index) => {
    const known = quiz.questions.find((each) => each.text[0] === text.en);
    const isMeant = ({ text: said }: (typeof offered)[number]): boolean =>
      isRight(known, said.en) === index < quiz.right;
    const chosen = offered.find(isMeant);
    return chosen ? [{ question, answer: chosen._id }] : [];
  });
  await api.call(answerQuiz, { params: { id: attempt._id }, body: { answers } }, worker);
}

const isRight = (question: DemoQuestion | undefined, said: string): boolean =>
  question?.answers[0]?.[0] === said;
