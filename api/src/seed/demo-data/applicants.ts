import type { AnswerKind, ApplicationStage } from '@leafshift/domain/applications';
import type { Language } from '@leafshift/domain/languages';

export interface DemoApplicant {
  /** Title of the posting. */
  readonly title: string;
  readonly daysAgo: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly words: string;
  readonly hasResume?: true;
  readonly stage?: ApplicationStage;
  readonly note?: string;
  readonly answer?: { readonly kind: AnswerKind; readonly subject: string; readonly text: string };
}

/** Who has applied to the demo business, at every stage. */
export const APPLICANTS: readonly DemoApplicant[] = [
  {
    title: 'Budtender, full time',
    daysAgo: 8,
    name: 'Imani Okafor',
    email: 'imani.okafor@mail.example',
    language: 'en',
    words:
      'I have served guests in a wine shop for four years and finished CannSell in spring. I listen first.',
    hasResume: true,
    stage: 'hired',
    note: 'Starts on the first of next month.',
    answer: {
      kind: 'offer',
      subject: 'Our offer for Budtender, full time',
      text: 'Hello Imani,\n\nwe would be glad to have you with us. Can you begin on the first?',
    },
  },
  {
    title: 'Budtender, full time',
    daysAgo: 6,
    name: 'Étienne Gagnon',
    email: 'etienne.gagnon@mail.example',
    language: 'fr',
    words: 'J’arrive de Gatineau en juin et je cherche une petite équipe où l’on reste longtemps.',
    stage: 'interview',
    answer: {
      kind: 'interview',
      subject: 'Invitation à un entretien',
      text: 'Bonjour Étienne,\n\nvenez nous voir jeudi à 10 h?',
    },
  },
  {
    title: 'Budtender, full time',
    daysAgo: 5,
    name: 'Rosa Delgado',
    email: 'rosa.delgado@mail.example',
    language: 'es',
    words: 'Trabajé tres años en una farmacia y conozco bien la atención al público.',
    stage: 'declined',
  },
  {
    title: 'Assistant Store Manager',
    daysAgo: 2,
    name: 'Tomasz Zielinski',
    email: 'tomasz.zielinski@mail.example',
    language: 'en',
    words: 'Two years of leading shifts in Hamilton, inventory with Cova included.',
    hasResume: true,
    stage: 'reviewed',
    note: 'Strong on inventory. Ask about evenings.',
  },
  {
    title: 'Assistant Store Manager',
    daysAgo: 1,
    name: 'Grace Achebe',
    email: 'grace.achebe@mail.example',
    language: 'en',
    words:
      'I run the weekly schedule of a café with fourteen people and would like to do it for you.',
    hasResume: true,
  },
  {
    title: 'Inventory and Receiving Lead',
    daysAgo: 1,
    name: 'Wei Zhang',
    email: 'wei.zhang@mail.example',
    language: 'zh',
    words: '我有五年仓库管理经验，熟悉种子到销售的追踪系统。',
  },
];
