export type { DocumentStatus } from './onboarding-steps/documents.ts';
export {
  DOCUMENT_STATUSES,
  nextDocumentStatus,
} from './onboarding-steps/documents.ts';
export type {
  EmployerOnboardingFacts,
  OnboardingCode,
  WorkerOnboardingFacts,
} from './onboarding-steps/guards.ts';
export {
  employerStepRefusal,
  mayOpenShiftDetails,
  mayPostTemp,
  ONBOARDING_REFUSALS,
  shiftRequestRefusal,
  tempPostingRefusal,
  workerStepRefusal,
} from './onboarding-steps/guards.ts';
export type {
  OnboardingFlags,
  OnboardingLevel,
  OnboardingUser,
} from './onboarding-steps/levels.ts';
export {
  currentLevel,
  hasCompletedOnboarding,
  isOnboardingDone,
  ONBOARDING_LEVELS,
  ONBOARDING_STEPS,
  requiredLevels,
  showsOnboardingBanner,
} from './onboarding-steps/levels.ts';
