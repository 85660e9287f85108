import { ANSWER_KINDS, APPLICATION_STAGES, CONSENT_VERSIONS } from '@leafshift/domain/applications';
import { LANGUAGES } from '@leafshift/domain/languages';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import {
  Id,
  Instant,
  MAX_TEXT,
  optionalText,
  requiredName,
  requiredText,
} from '../core/primitives.ts';
import { Email } from '../users/schemas.ts';

export const ApplicationStage = z.enum(APPLICATION_STAGES);
export type ApplicationStage = z.infer<typeof ApplicationStage>;

export const AnswerKind = z.enum(ANSWER_KINDS);
export type AnswerKind = z.infer<typeof AnswerKind>;

/** The longest words of an applicant, note or answer. */
export const MAX_WORDS = 4000;
const PHONE_PATTERN = /^$|^\+?[0-9 ().-]{7,25}$/;
const Key = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** What an applicant sends (APPLY-1). `website` is filled by machines only: people never see it. */
export const ApplicationForm = z
  .strictObject({
    name: requiredName(textCode('YOUR_NAME_REQUIRED')),
    email: Email,
    phone: z.string().trim().regex(PHONE_PATTERN, textCode('PHONE_NUMBER_NOT_VALID')).optional(),
    words: optionalText(MAX_WORDS),
    /** Of a résumé that was sent before. */
    resumeKey: Key.optional(),
    language: z.enum(LANGUAGES),
    consent: z.enum(CONSENT_VERSIONS, { error: textCode('CONSENT_REQUIRED') }),
    website: z.string().max(MAX_TEXT).optional(),
  })
  .refine(({ words, resumeKey }) => words || resumeKey, {
    path: ['words'],
    error: textCode('APPLICATION_EMPTY'),
  });
export type ApplicationForm = z.infer<typeof ApplicationForm>;

/** A résumé that was taken in; it waits a day for its application. */
export const SentResume = z.strictObject({
  key: z.string(),
  pages: z.number().int(),
  size: z.number().int(),
});
export type SentResume = z.infer<typeof SentResume>;

/** What opens an application for the person who sent it; it stands in the mails to them. */
export const ApplicationLink = z.strictObject({ token: z.string().min(1).max(200) });

/** What an applicant sees of their own application. */
export const OwnApplication = z.strictObject({
  postId: Id,
  title: z.string(),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  hasResume: z.boolean(),
  createdAt: Instant,
  removedOn: Instant,
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** A row of an employer's applicants. */
export const ApplicationRow = z.strictObject({
  _id: Id,
  postId: Id,
  title: z.string(),
  name: z.string(),
  stage: ApplicationStage,
  hasResume: z.boolean(),
  isMember: z.boolean(),
  createdAt: Instant,
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** An application as the business that it was sent to sees it. */
export const Application = z.strictObject({
  ...ApplicationRow.shape,
  email: z.string(),
  phone: z.string(),
  words: z.string(),
  language: z.enum(LANGUAGES),
  /** Of a worker of Leafshift who applied signed in, as it was then. */
  member: z
    .strictObject({ city: z.string(), province: z.string(), certificates: z.array(z.string()) })
    .nullable(),
  consent: z.strictObject({ version: z.string(), at: Instant }),
  notes: z.array(z.strictObject({ _id: Id, text: z.string(), at: Instant })),
  answers: z.array(
    z.strictObject({
      _id: Id,
      kind: AnswerKind,
      subject: z.string(),
      text: z.string(),
      at: Instant,
    }),
  ),
  removedOn: Instant,
});
export type Application = z.infer<typeof Application>;

/** How many applications of a posting stand at each stage; stages with none are missing. */
export const PostingApplications = z.strictObject({
  postId: Id,
  title: z.string(),
  total: z.number().int(),
  stages: z.partialRecord(ApplicationStage, z.number().int()),
});
export type PostingApplications = z.infer<typeof PostingApplications>;

export const NoteForm = z.strictObject({
  text: requiredText(textCode('NOTE_REQUIRED'), MAX_WORDS),
});
export type NoteForm = z.infer<typeof NoteForm>;

const answerTexts = {
  subject: requiredText(textCode('ANSWER_SUBJECT_REQUIRED')),
  text: requiredText(textCode('ANSWER_REQUIRED'), MAX_WORDS),
};

export const AnswerForm = z.strictObject({ kind: AnswerKind, ...answerTexts });
export type AnswerForm = z.infer<typeof AnswerForm>;

export const AnswerTemplateForm = z.strictObject(answerTexts);
export type AnswerTemplateForm = z.infer<typeof AnswerTemplateForm>;

/** What a business answers in a language, with {name}, {title} and {company}; its own words, or ours. */
export const AnswerTemplate = z.strictObject({
  kind: AnswerKind,
  language: z.enum(LANGUAGES),
  subject: z.string(),
  text: z.string(),
  isOwn: z.boolean(),
});
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;
