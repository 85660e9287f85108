import type {
  Application as ApplicationAnswer,
  ApplicationRow,
} from '@leafshift/contracts/applications';
import type { Application } from '../domain/application.ts';

/** An application as a row of a list. */
export const rowAnswer = (application: Application): ApplicationRow => ({
  _id: application.id,
  postId: application.postingId,
  title: application.title,
  name: application.name,
  stage: application.stage,
  hasResume: application.resume !== null,
  isMember: application.member !== null,
  createdAt: application.createdAt.toISOString(),
});

/** An application in full, as its business reads it. */
export const applicationAnswer = (application: Application): ApplicationAnswer => ({
  ...rowAnswer(application),
  email: application.email,
  phone: application.phone,
  words: application.words,
  language: application.language,
  member: application.member && {
    city: application.member.city,
    province: application.member.province,
    certificates: [...application.member.certificates],
  },
  consent: {
    version: application.consent.version,
    at: application.consent.at.toISOString(),
  },
  notes: application.notes.map(({ id, text, at }) => ({ _id: id, text, at: at.toISOString() })),
  answers: application.answers.map(({ id, at, ...answer }) => ({
    ...answer,
    _id: id,
    at: at.toISOString(),
  })),
  removedOn: application.removedOn.toISOString(),
});
