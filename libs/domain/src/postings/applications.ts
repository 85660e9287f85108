/** Where an application for a permanent job stands, in the order of a hiring (APPLY-5). */
export const APPLICATION_STAGES = [
  'new',
  'reviewed',
  'interview',
  'offered',
  'hired',
  'declined',
] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/** What a business answers an applicant by template. */
export const ANSWER_KINDS = ['interview', 'question', 'offer', 'decline'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Where an answer leads the application that it is sent to; null where it stays. */
export const STAGE_AFTER_ANSWER: Readonly<Record<AnswerKind, ApplicationStage | null>> = {
  interview: 'interview',
  question: null,
  offer: 'offered',
  decline: 'declined',
};

/** The versions of what applicants agree to, the current one last; pages of the release before send theirs. */
export const CONSENT_VERSIONS = ['2026-11'] as const;
export type ConsentVersion = (typeof CONSENT_VERSIONS)[number];
export const CURRENT_CONSENT: ConsentVersion = '2026-11';

/** Days for which an application is kept after it arrived (APPLY-9). */
export const APPLICATION_DAYS = 365;

/** The largest résumé: 5 MB. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;
/** The longest résumé, in pages. */
export const MAX_RESUME_PAGES = 30;

/** What a template may name of its applicant. */
export interface AnswerSubject {
  readonly name: string;
  readonly title: string;
  readonly company: string;
}

/** A template with names in the place of {name}, {title} and {company}. */
export const filledAnswer = (template: string, subject: AnswerSubject): string =>
  template.replace(/\{(name|title|company)\}/g, (_, part: keyof AnswerSubject) => subject[part]);
