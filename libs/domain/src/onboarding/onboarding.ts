export type { DocumentStatus } from './steps/documents.ts';
export {
  DOCUMENT_STATUSES,
  nextDocumentStatus,
} from './steps/documents.ts';
export type {
  EmployerOnboardingFacts,
  OnboardingCode,
  WorkerOnboardingFacts,
} from './steps/guards.ts';
export {
  employerStepRefusal,
  mayOpenShiftDetails,
  mayPostTemp,
  ONBOARDING_REFUSALS,
  shiftRequestRefusal,
  tempPostingRefusal,
  workerStepRefusal,
} from './steps/guards.ts';
export type {
  OnboardingFlags,
  OnboardingLevel,
  OnboardingUser,
} from './steps/levels.ts';
export {
  currentLevel,
  hasCompletedOnboarding,
  isOnboardingDone,
  ONBOARDING_LEVELS,
  ONBOARDING_STEPS,
  requiredLevels,
  showsOnboardingBanner,
} from './steps/levels.ts';
