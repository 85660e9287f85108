import type { DemoQuiz } from './demo-quiz.ts';
import { PRODUCT_QUESTIONS } from './product-questions.ts';
import { SALE_QUESTIONS } from './sale-questions.ts';

/** What workers of the demo marketplace may take. */
export const QUIZZES: readonly DemoQuiz[] = [
  {
    title: { en: 'Responsible sale', fr: 'Vente responsable' },
    about: {
      en: 'Ages, proof of age, and what the law says about carrying cannabis.',
      fr: 'Âges, preuve d’âge et ce que dit la loi sur le transport du cannabis.',
    },
    questions: SALE_QUESTIONS,
    takenDaysAgo: 12,
    takenByEvery: 3,
    right: 5,
  },
  {
    title: { en: 'Product knowledge', fr: 'Connaissance des produits' },
    about: {
      en: 'What is sold, how it works, and how amounts are counted.',
      fr: 'Ce qui se vend, ses effets et le calcul des quantités.',
    },
    questions: PRODUCT_QUESTIONS,
    takenDaysAgo: 9,
    takenByEvery: 5,
    right: 4,
  },
];
