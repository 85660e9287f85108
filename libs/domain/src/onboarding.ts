export type { DocumentEvent, DocumentStatus } from './onboarding-steps/documents.ts';
export {
  DOCUMENT_STATUSES,
  DOCUMENT_TRANSITIONS,
  nextDocumentStatus,
} from './onboarding-steps/documents.ts';
export type {
  EmployerOnboardingFacts,
  OnboardingCode,
  WorkerOnboardingFacts,
} from './onboarding-steps/guards.ts';
export {
  documentsRefusal,
  employerStepRefusal,
  mayOpenShiftDetails,
  mayPostTemp,
  mayRequestShifts,
  ONBOARDING_REFUSALS,
  shiftRequestRefusal,
  surveyRefusal,
  tempPostingRefusal,
  workerStepRefusal,
} from './onboarding-steps/guards.ts';
export type {
  OnboardingFlags,
  OnboardingLevel,
  OnboardingUser,
  OnboardingUserType,
} from './onboarding-steps/levels.ts';
export {
  currentLevel,
  hasCompletedOnboarding,
  isOnboardingDone,
  ONBOARDING_LEVELS,
  ONBOARDING_STEPS,
  ONBOARDING_USER_TYPES,
  requiredLevels,
  showsOnboardingBanner,
} from './onboarding-steps/levels.ts';
