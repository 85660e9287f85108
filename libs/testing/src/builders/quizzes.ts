import { OwnQuiz, QuizAttempt, QuizBadge } from '@leafshift/contracts/quizzes';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';
import { daysFromNow, hoursFromNow } from './clock.ts';

const TITLE = { en: 'Responsible sale', fr: 'Vente responsable' };

/** A quiz that a worker may take now. */
export const anOwnQuiz = builderOf(OwnQuiz, () => ({
  _id: anId(811),
  title: TITLE,
  about: { en: 'Ages, proof of age and what may be carried in public.' },
  state: 'open' as const,
  endsAt: null,
  passedAt: null,
  nextTryAt: null,
  lastRight: null,
}));

/** Five questions that were just handed out, each with two answers. */
export const aQuizAttempt = builderOf(QuizAttempt, () => ({
  _id: anId(861),
  quiz: anId(811),
  title: TITLE,
  endsAt: hoursFromNow(0.25),
  questions: [1, 2, 3, 4, 5].map((number) => ({
    _id: anId(870 + number),
    text: { en: `Question ${number}?` },
    answers: ['Yes', 'No'].map((en, index) => ({
      _id: anId(880 + 2 * number + index),
      text: { en },
    })),
  })),
}));

/** What a worker has who passed it yesterday. */
export const aQuizBadge = builderOf(QuizBadge, () => ({
  quiz: anId(811),
  title: TITLE,
  passedAt: daysFromNow(-1),
}));
