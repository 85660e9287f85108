import { answerQuiz, beginQuiz, type OwnQuiz, ownQuizzes } from '@leafshift/contracts/quizzes';
import { isQuizPassed, nextQuizTry } from '@leafshift/domain/quizzes';
import { aQuizAttempt } from '@leafshift/testing/builders';
import { anApiError, type Handler, handle } from '@leafshift/testing/mock-api';
import type { Store } from './store.ts';

/** Quizzes as the API has them; the first answer to a question is the right one here. */
export function quizCalls(store: Store): readonly Handler[] {
  const attempt = aQuizAttempt();
  const change = (id: string, changes: Partial<OwnQuiz>): void => {
    store.quizzes = store.quizzes.map((quiz) => (quiz._id === id ? { ...quiz, ...changes } : quiz));
  };
  return [
    handle(ownQuizzes, () => ({ quizzes: store.quizzes })),
    handle(beginQuiz, ({ params: { id } }) => {
      const quiz = store.quizzes.find(({ _id }) => _id === id);
      if (!quiz) throw anApiError('NOT_FOUND');
      const endsAt = new Date(Date.now() + 900_000).toISOString();
      change(id, { state: 'running', endsAt });
      return { ...attempt, quiz: id, title: quiz.title, endsAt };
    }),
    handle(answerQuiz, ({ body: { answers } }) => {
      const questions = attempt.questions.map(({ _id, answers: [first] }) => ({
        _id,
        isRight: answers.some(({ question, answer }) => question === _id && answer === first?._id),
      }));
      const right = questions.filter(({ isRight }) => isRight).length;
      const passed = isQuizPassed(right);
      const nextTryAt = passed ? null : nextQuizTry(new Date()).toISOString();
      const passedAt = passed ? new Date().toISOString() : null;
      const running = store.quizzes.find(({ state }) => state === 'running');
      const state = passed ? 'passed' : 'tried';
      if (running) {
        change(running._id, { state, endsAt: null, passedAt, nextTryAt, lastRight: right });
      }
      return { right, of: questions.length, passed, questions, nextTryAt };
    }),
  ];
}
