import type { DemoQuestion } from './demo-quiz.ts';

/** What the law of Canada and of its provinces asks of those who sell. */
export const SALE_QUESTIONS: readonly DemoQuestion[] = [
  {
    text: [
      'From which age may one buy cannabis in Ontario?',
      'À partir de quel âge peut-on acheter du cannabis en Ontario ?',
    ],
    answers: [
      ['19', '19 ans'],
      ['18', '18 ans'],
      ['21', '21 ans'],
    ],
  },
  {
    text: [
      'From which age may one buy cannabis in Alberta?',
      'À partir de quel âge peut-on acheter du cannabis en Alberta ?',
    ],
    answers: [
      ['18', '18 ans'],
      ['19', '19 ans'],
      ['21', '21 ans'],
    ],
  },
  {
    text: [
      'From which age may one buy cannabis in Quebec?',
      'À partir de quel âge peut-on acheter du cannabis au Québec ?',
    ],
    answers: [
      ['21', '21 ans'],
      ['18', '18 ans'],
      ['19', '19 ans'],
    ],
  },
  {
    text: [
      'How much dried cannabis may an adult carry in public in Canada?',
      'Quelle quantité de cannabis séché un adulte peut-il avoir en public au Canada ?',
    ],
    answers: [
      ['Up to 30 g', 'Jusqu’à 30 g'],
      ['Up to 10 g', 'Jusqu’à 10 g'],
      ['Up to 100 g', 'Jusqu’à 100 g'],
      ['As much as they like', 'Autant qu’il veut'],
    ],
  },
  {
    text: [
      'A guest seems to be 20 and has no identification with them. What do you do?',
      'Une personne semble avoir 20 ans et n’a pas de pièce d’identité. Que faites-vous ?',
    ],
    answers: [
      ['Refuse the sale', 'Je refuse la vente'],
      ['Ask for their date of birth and sell', 'Je demande sa date de naissance et je vends'],
      ['Sell if a friend vouches for them', 'Je vends si un ami se porte garant'],
    ],
  },
  {
    text: [
      'May a guest take what they have bought across the border of Canada?',
      'Peut-on passer la frontière du Canada avec ce qu’on a acheté ?',
    ],
    answers: [
      ['No, whatever the law is on the other side', 'Non, quelle que soit la loi de l’autre côté'],
      ['Yes, up to 30 g', 'Oui, jusqu’à 30 g'],
      ['Yes, where it is legal there too', 'Oui, là où c’est aussi légal'],
    ],
  },
  {
    text: [
      'A guest seems to be intoxicated. What do you do?',
      'Une personne semble intoxiquée. Que faites-vous ?',
    ],
    answers: [
      ['Do not sell', 'Je ne vends pas'],
      ['Sell half of what they ask for', 'Je vends la moitié de ce qu’elle demande'],
      ['Sell products without THC only', 'Je vends seulement des produits sans THC'],
    ],
  },
  {
    text: [
      'How many plants may a household grow under federal law?',
      'Combien de plantes un ménage peut-il cultiver selon la loi fédérale ?',
    ],
    answers: [
      ['Four', 'Quatre'],
      ['One', 'Une'],
      ['Ten', 'Dix'],
    ],
  },
];
