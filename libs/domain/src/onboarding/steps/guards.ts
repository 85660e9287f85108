import type { AlertKind, FieldProblem, Refusal } from '../../platform/refusal.ts';
import { type TextCode, textCode } from '../../texts/text-code.ts';
import type { DocumentStatus } from './documents.ts';
import type { OnboardingLevel, OnboardingUser } from './levels.ts';
import { currentLevel, hasCompletedOnboarding } from './levels.ts';

export type OnboardingCode =
  | 'ONBOARDING_ORDER'
  | 'PROFILE_INCOMPLETE'
  | 'SUPERVISOR_REQUIRED'
  | 'LOCATION_REQUIRED'
  | 'PAYMENT_METHOD_REQUIRED'
  | 'LICENCE_REQUIRED'
  | 'DOCUMENTS_REQUIRED'
  | 'SURVEY_REQUIRED'
  | 'NOT_LEGAL_TO_WORK'
  | 'ONBOARDING_REQUIRED';

type Text = string | null | undefined;

/** What an employer's steps are checked against. */
export interface EmployerOnboardingFacts {
  readonly name?: Text;
  readonly phoneNumber?: Text;
  readonly bio?: Text;
  readonly businessType?: Text;
  readonly profileImage?: Text;
  readonly supervisors: number;
  readonly locations: number;
  readonly paymentMethods: number;
  readonly businessLicence: DocumentStatus;
}

/** What a worker's steps are checked against. */
export interface WorkerOnboardingFacts {
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly bio?: Text;
  readonly fullAddress?: Text;
  readonly identificationDocument: DocumentStatus;
  readonly backgroundCheck: DocumentStatus;
  /** The legalToWork answers of all surveys, oldest first; empty where there is none. */
  readonly legalToWorkAnswers: readonly ('yes' | 'no')[];
}

const refusalOf = <Code extends OnboardingCode>(code: Code, kind: AlertKind): Refusal<Code> => ({
  code,
  text: textCode(code),
  kind,
});

const refusals: { readonly [Code in OnboardingCode]: Refusal<Code> } = {
  ONBOARDING_ORDER: refusalOf('ONBOARDING_ORDER', 'Warning'),
  PROFILE_INCOMPLETE: refusalOf('PROFILE_INCOMPLETE', 'Error'),
  SUPERVISOR_REQUIRED: refusalOf('SUPERVISOR_REQUIRED', 'Warning'),
  LOCATION_REQUIRED: refusalOf('LOCATION_REQUIRED', 'Warning'),
  PAYMENT_METHOD_REQUIRED: refusalOf('PAYMENT_METHOD_REQUIRED', 'Warning'),
  // This is the text for a missing licence, odd as it is (ONBOARD-19).
  LICENCE_REQUIRED: refusalOf('LICENCE_REQUIRED', 'Warning'),
  DOCUMENTS_REQUIRED: refusalOf('DOCUMENTS_REQUIRED', 'Warning'),
  SURVEY_REQUIRED: refusalOf('SURVEY_REQUIRED', 'Warning'),
  NOT_LEGAL_TO_WORK: refusalOf('NOT_LEGAL_TO_WORK', 'Error'),
  ONBOARDING_REQUIRED: refusalOf('ONBOARDING_REQUIRED', 'Warning'),
};

/** Every refusal of onboarding by its code. */
export const ONBOARDING_REFUSALS: Readonly<Record<OnboardingCode, Refusal<OnboardingCode>>> =
  refusals;

/** Why an employer may not complete a step yet, or null. A completed step may be completed again. */
export function employerStepRefusal(
  user: OnboardingUser,
  facts: EmployerOnboardingFacts,
  level: OnboardingLevel,
): Refusal<OnboardingCode> | null {
  return stepRefusal(user, level, {
    1: () =>
      profileRefusal([
        ['name', facts.name, textCode('BUSINESS_NAME_REQUIRED')],
        ['phoneNumber', facts.phoneNumber, textCode('PHONE_NUMBER_REQUIRED')],
        ['bio', facts.bio, textCode('BUSINESS_DESCRIPTION_REQUIRED')],
        ['businessType', facts.businessType, textCode('BUSINESS_TYPE_REQUIRED')],
        ['profileImage', facts.profileImage, textCode('PICTURE_REQUIRED')],
      ]),
    2: () => (facts.supervisors > 0 ? null : refusals.SUPERVISOR_REQUIRED),
    3: () => (facts.locations > 0 ? null : refusals.LOCATION_REQUIRED),
    4: () => (facts.paymentMethods > 0 ? null : refusals.PAYMENT_METHOD_REQUIRED),
    5: () => (facts.businessLicence !== 'Not Submitted' ? null : refusals.LICENCE_REQUIRED),
  });
}

/** Why a worker may not complete a step yet, or null. A completed step may be completed again. */
export function workerStepRefusal(
  user: OnboardingUser,
  facts: WorkerOnboardingFacts,
  level: OnboardingLevel,
): Refusal<OnboardingCode> | null {
  return stepRefusal(user, level, {
    1: () =>
      profileRefusal([
        ['firstName', facts.firstName, textCode('FIRST_NAME_REQUIRED')],
        ['lastName', facts.lastName, textCode('LAST_NAME_REQUIRED')],
        ['bio', facts.bio, textCode('BIO_REQUIRED')],
        ['fullAddress', facts.fullAddress, textCode('ADDRESS_REQUIRED')],
      ]),
    2: () => documentsRefusal(facts),
    // Banking may be left for later, and a worker may have no certificates (ONBOARD-22).
    3: () => null,
    4: () => null,
    5: () => surveyRefusal(facts.legalToWorkAnswers),
  });
}

/** Step 2 of a worker: both documents are at least submitted. */
function documentsRefusal(
  facts: Pick<WorkerOnboardingFacts, 'identificationDocument' | 'backgroundCheck'>,
): Refusal<'DOCUMENTS_REQUIRED'> | null {
  const missing = [facts.identificationDocument, facts.backgroundCheck].includes('Not Submitted');
  return missing ? refusals.DOCUMENTS_REQUIRED : null;
}

/** Step 5 of a worker: some survey was answered with legalToWork yes. */
function surveyRefusal(
  answers: readonly ('yes' | 'no')[],
): Refusal<'SURVEY_REQUIRED' | 'NOT_LEGAL_TO_WORK'> | null {
  if (answers.includes('yes')) {
    return null;
  }
  return answers.length > 0 ? refusals.NOT_LEGAL_TO_WORK : refusals.SURVEY_REQUIRED;
}

/** Why an employer may not create Temp postings, or null (POST-33). Permanent ones always. */
export function tempPostingRefusal(user: OnboardingUser): Refusal<'ONBOARDING_REQUIRED'> | null {
  return hasCompletedOnboarding(user) ? null : refusals.ONBOARDING_REQUIRED;
}

/** Whether an employer may create Temp postings. */
export function mayPostTemp(user: OnboardingUser): boolean {
  return tempPostingRefusal(user) === null;
}

/** Why a worker may not request shifts or open their details, or null (SHIFT-8). */
export function shiftRequestRefusal(user: OnboardingUser): Refusal<'ONBOARDING_REQUIRED'> | null {
  return hasCompletedOnboarding(user) ? null : refusals.ONBOARDING_REQUIRED;
}

/** Whether a worker may open a shift's details; also one whose account is suspended. */
export function mayOpenShiftDetails(user: OnboardingUser): boolean {
  return hasCompletedOnboarding(user);
}

function stepRefusal(
  user: OnboardingUser,
  level: OnboardingLevel,
  guards: Readonly<Record<OnboardingLevel, () => Refusal<OnboardingCode> | null>>,
): Refusal<OnboardingCode> | null {
  const reached = currentLevel(user);
  if (level <= reached) {
    return null;
  }
  return level > reached + 1 ? refusals.ONBOARDING_ORDER : guards[level]();
}

function profileRefusal(
  fields: readonly (readonly [path: string, value: Text, text: TextCode])[],
): Refusal<'PROFILE_INCOMPLETE'> | null {
  const errors: FieldProblem[] = fields
    .filter(([, value]) => !value?.trim())
    .map(([path, , text]) => ({ path, text }));
  const [first] = errors;
  return first ? { ...refusals.PROFILE_INCOMPLETE, text: first.text, errors } : null;
}
