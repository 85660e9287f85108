import {
  addQuiz,
  addQuizQuestion,
  changeQuiz,
  changeQuizQuestion,
  type QuizFile,
  type QuizQuestionForm,
  quizFile,
  quizFiles,
  setQuizQuestionState,
  setQuizState,
} from '@leafshift/contracts/quizzes';
import { anId } from '@leafshift/testing/builders';
import { anApiError, type Handler, handle } from '@leafshift/testing/mock-api';
import { aQuizFile } from './quizzes.ts';
import type { Store } from './store.ts';

type Question = QuizFile['questions'][number];

/** The calls about quizzes, over a store that they change. */
export function quizCalls(store: Store): readonly Handler[] {
  const changed = (id: string, change: (quiz: QuizFile) => Partial<QuizFile>): QuizFile => {
    const quiz = store.quizzes.find(({ _id }) => _id === id);
    if (!quiz) throw anApiError('NOT_FOUND');
    const next = { ...quiz, ...change(quiz), revision: quiz.revision + 1 };
    next.inForce = next.questions.filter(({ isInForce }) => isInForce).length;
    if (next.state === 'published' && next.inForce < 5) throw anApiError('QUIZ_TOO_SHORT');
    store.quizzes = store.quizzes.map((one) => (one === quiz ? next : one));
    return next;
  };
  const changedQuestion = (
    { id, questionId }: { id: string; questionId: string },
    change: Partial<Question>,
  ): QuizFile =>
    changed(id, ({ questions }) => ({
      questions: questions.map((one) => (one._id === questionId ? { ...one, ...change } : one)),
    }));
  const added = (body: QuizQuestionForm, count: number): Question => ({
    ...body,
    _id: anId(840 + count),
    isInForce: true,
  });
  return [
    handle(quizFiles, () => ({
      quizzes: store.quizzes.map(({ _id, title, state, inForce, changedAt }) => ({
        ...{ _id, title, state, inForce, changedAt },
      })),
    })),
    handle(quizFile, ({ params: { id } }) => {
      const quiz = store.quizzes.find(({ _id }) => _id === id);
      if (!quiz) throw anApiError('NOT_FOUND');
      return quiz;
    }),
    handle(addQuiz, ({ body }) => {
      const _id = anId(812 + store.quizzes.length);
      const quiz = aQuizFile({ _id, ...body, questions: [], inForce: 0, revision: 0 });
      store.quizzes = [quiz, ...store.quizzes];
      return quiz;
    }),
    handle(changeQuiz, ({ params: { id }, body: { title, about } }) =>
      changed(id, () => ({ title, about })),
    ),
    handle(setQuizState, ({ params: { id }, body: { state } }) => changed(id, () => ({ state }))),
    handle(addQuizQuestion, ({ params: { id }, body }) =>
      changed(id, ({ questions }) => ({
        questions: [...questions, added(body, questions.length)],
      })),
    ),
    handle(changeQuizQuestion, ({ params, body: { text, answers } }) =>
      changedQuestion(params, { text, answers }),
    ),
    handle(setQuizQuestionState, ({ params, body: { isInForce } }) =>
      changedQuestion(params, { isInForce }),
    ),
  ];
}
