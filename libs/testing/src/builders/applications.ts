import { Application } from '@leafshift/contracts/applications';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';
import { daysFromNow } from './clock.ts';

/** A new application of a visitor, with a résumé. */
export const anApplication = builderOf(Application, () => ({
  _id: anId(7700),
  postId: anId(7000),
  title: 'Store Manager',
  name: 'Ada Lovelace',
  stage: 'new' as const,
  hasResume: true,
  isMember: false,
  createdAt: daysFromNow(-2),
  email: 'ada@example.ca',
  phone: '+1 416 555 0134',
  words: 'I have led a counter of nine for three years.',
  language: 'en' as const,
  member: null,
  consent: { version: '2026-11', at: daysFromNow(-2) },
  notes: [],
  answers: [],
  removedOn: daysFromNow(363),
}));
