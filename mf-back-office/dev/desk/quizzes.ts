import { QuizFile } from '@leafshift/contracts/quizzes';
import { anId, builderOf, daysFromNow } from '@leafshift/testing/builders';

type Question = QuizFile['questions'][number];

/** Which age one may buy at in most provinces. */
const aQuizQuestion = (number = 1, text = 'From which age may one buy in Ontario?'): Question => ({
  _id: anId(820 + number),
  text: { en: text },
  answers: [
    { text: { en: '18' }, isRight: false },
    { text: { en: '19' }, isRight: true },
    { text: { en: '21' }, isRight: false },
  ],
  isInForce: true,
});

/** A quiz about the law with five questions, which workers do not see yet. */
export const aQuizFile = builderOf(QuizFile, () => ({
  _id: anId(811),
  title: { en: 'Responsible sale', fr: 'Vente responsable' },
  about: { en: 'Ages, proof of age and what may be carried in public.' },
  state: 'draft' as const,
  inForce: 5,
  revision: 5,
  changedAt: daysFromNow(-2),
  questions: [1, 2, 3, 4, 5].map((number) =>
    number === 1 ? aQuizQuestion() : aQuizQuestion(number, `Question ${number} of the bank?`),
  ),
}));
