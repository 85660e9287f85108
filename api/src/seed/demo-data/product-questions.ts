import type { DemoQuestion } from './demo-quiz.ts';

/** What is sold, as federal law names and counts it. */
export const PRODUCT_QUESTIONS: readonly DemoQuestion[] = [
  {
    text: ['Which substance in cannabis causes intoxication?'],
    answers: [['THC'], ['CBD'], ['Limonene']],
  },
  {
    text: ['How much THC may a package of edibles hold at most?'],
    answers: [['10 mg'], ['50 mg'], ['100 mg']],
  },
  {
    text: ['How long may it take until an edible has its full effect?'],
    answers: [['Up to 4 hours'], ['Up to 15 minutes'], ['Up to 24 hours']],
  },
  {
    text: ['What do terpenes give a product?'],
    answers: [['Its smell'], ['Its weight'], ['Its price']],
  },
  {
    text: ['How much fresh cannabis counts as one gram of dried cannabis?'],
    answers: [['5 g'], ['1 g'], ['30 g']],
  },
  {
    text: ['How much of an edible counts as one gram of dried cannabis?'],
    answers: [['15 g'], ['1 g'], ['70 g']],
  },
  {
    text: ['How much of a liquid product counts as one gram of dried cannabis?'],
    answers: [['70 g'], ['5 g'], ['15 g']],
  },
  {
    text: ['What on a package shows that it holds more than traces of THC?'],
    answers: [
      ['The red standardized cannabis symbol'],
      ['A green leaf'],
      ['The name of the producer'],
    ],
  },
];
