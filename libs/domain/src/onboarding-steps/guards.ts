import type { FieldProblem, Refusal } from '../refusal.ts';
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
  | 'ONBOARDING_REQUIRED'
  | 'ACCOUNT_SUSPENDED';

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

const refusals: { readonly [Code in OnboardingCode]: Refusal<Code> } = {
  ONBOARDING_ORDER: {
    code: 'ONBOARDING_ORDER',
    msg: 'Please complete the steps before this one first',
    kind: 'Warning',
  },
  PROFILE_INCOMPLETE: {
    code: 'PROFILE_INCOMPLETE',
    msg: 'Please complete your profile',
    kind: 'Error',
  },
  SUPERVISOR_REQUIRED: {
    code: 'SUPERVISOR_REQUIRED',
    msg: 'Please add a supervisor',
    kind: 'Warning',
  },
  LOCATION_REQUIRED: {
    code: 'LOCATION_REQUIRED',
    msg: 'Please add a location',
    kind: 'Warning',
  },
  PAYMENT_METHOD_REQUIRED: {
    code: 'PAYMENT_METHOD_REQUIRED',
    msg: 'Please add a payment method',
    kind: 'Warning',
  },
  LICENCE_REQUIRED: {
    code: 'LICENCE_REQUIRED',
    // The specification's own wording for a missing licence, section 4; kept as it stands.
    msg: 'Please add a payment method',
    kind: 'Warning',
  },
  DOCUMENTS_REQUIRED: {
    code: 'DOCUMENTS_REQUIRED',
    msg: 'Please Upload Documents',
    kind: 'Warning',
  },
  SURVEY_REQUIRED: {
    code: 'SURVEY_REQUIRED',
    msg: 'Please complete the screening survey',
    kind: 'Warning',
  },
  NOT_LEGAL_TO_WORK: {
    code: 'NOT_LEGAL_TO_WORK',
    msg: 'You must be legally able to work in Canada to apply for this job.',
    kind: 'Error',
  },
  ONBOARDING_REQUIRED: {
    code: 'ONBOARDING_REQUIRED',
    msg: 'Please complete onboarding',
    kind: 'Warning',
  },
  ACCOUNT_SUSPENDED: {
    code: 'ACCOUNT_SUSPENDED',
    msg: 'Your account is suspended because a shift was cancelled with less than 24 hours notice. Please contact support',
    kind: 'Error',
  },
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
        ['name', facts.name, 'Business Name is required'],
        ['phoneNumber', facts.phoneNumber, 'Phone Number is required'],
        ['bio', facts.bio, 'Business Description is required'],
        ['businessType', facts.businessType, 'Business Type is required'],
        ['profileImage', facts.profileImage, 'Please upload an image'],
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
        ['firstName', facts.firstName, 'First name is required'],
        ['lastName', facts.lastName, 'Last name is required'],
        ['bio', facts.bio, 'Bio is required'],
        ['fullAddress', facts.fullAddress, 'Address is required'],
      ]),
    2: () => documentsRefusal(facts),
    // Banking may be left for later, and a worker may have no certificates (decisions).
    3: () => null,
    4: () => null,
    5: () => surveyRefusal(facts.legalToWorkAnswers),
  });
}

/** Step 2 of a worker: both documents are at least submitted. */
export function documentsRefusal(
  facts: Pick<WorkerOnboardingFacts, 'identificationDocument' | 'backgroundCheck'>,
): Refusal<'DOCUMENTS_REQUIRED'> | null {
  const missing = [facts.identificationDocument, facts.backgroundCheck].includes('Not Submitted');
  return missing ? refusals.DOCUMENTS_REQUIRED : null;
}

/** Step 5 of a worker: some survey was answered with legalToWork yes. */
export function surveyRefusal(
  answers: readonly ('yes' | 'no')[],
): Refusal<'SURVEY_REQUIRED' | 'NOT_LEGAL_TO_WORK'> | null {
  if (answers.includes('yes')) {
    return null;
  }
  return answers.length > 0 ? refusals.NOT_LEGAL_TO_WORK : refusals.SURVEY_REQUIRED;
}

/** Why an employer may not create Temp postings, or null (section 6). Permanent ones always. */
export function tempPostingRefusal(user: OnboardingUser): Refusal<'ONBOARDING_REQUIRED'> | null {
  return hasCompletedOnboarding(user) ? null : refusals.ONBOARDING_REQUIRED;
}

/** Whether an employer may create Temp postings. */
export function mayPostTemp(user: OnboardingUser): boolean {
  return tempPostingRefusal(user) === null;
}

/** Why a worker may not request shifts or open their details, or null (decisions, 'Accounts'). */
export function shiftRequestRefusal(
  user: OnboardingUser & { readonly suspended?: boolean | undefined },
): Refusal<'ONBOARDING_REQUIRED' | 'ACCOUNT_SUSPENDED'> | null {
  if (user.suspended) {
    return refusals.ACCOUNT_SUSPENDED;
  }
  return hasCompletedOnboarding(user) ? null : refusals.ONBOARDING_REQUIRED;
}

/** Whether a worker may request shifts. */
export function mayRequestShifts(
  user: OnboardingUser & { readonly suspended?: boolean | undefined },
): boolean {
  return shiftRequestRefusal(user) === null;
}

/** Whether a worker may open a shift's details; a suspended one still may. */
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
  fields: readonly (readonly [path: string, value: Text, msg: string])[],
): Refusal<'PROFILE_INCOMPLETE'> | null {
  const errors: FieldProblem[] = fields
    .filter(([, value]) => !value?.trim())
    .map(([path, , msg]) => ({ path, msg }));
  const [first] = errors;
  return first ? { ...refusals.PROFILE_INCOMPLETE, msg: first.msg, errors } : null;
}
