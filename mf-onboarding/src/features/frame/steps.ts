import type { UserType } from '@leafshift/contracts/users';
import { BusinessInformationStep } from '../employer-steps/business-information-step.tsx';
import { BusinessVerificationStep } from '../employer-steps/business-verification-step.tsx';
import { LocationStep } from '../employer-steps/location-step.tsx';
import { PaymentMethodStep } from '../employer-steps/payment-method-step.tsx';
import { SupervisorStep } from '../employer-steps/supervisor-step.tsx';
import { isSurveyCompleted } from '../survey/survey-completed.ts';
import { SurveyStep } from '../survey/survey-step.tsx';
import { BankingStep } from '../worker-steps/banking-step.tsx';
import { CertificationsStep } from '../worker-steps/certifications-step.tsx';
import { CreateProfileStep } from '../worker-steps/create-profile-step.tsx';
import { IdVerificationStep } from '../worker-steps/id-verification-step.tsx';
import type { Step } from './step.ts';

const always = (): boolean => true;
const never = (): boolean => false;

const EMPLOYER_STEPS: readonly Step[] = [
  { Content: BusinessInformationStep, hasForm: always },
  { Content: SupervisorStep, hasForm: never },
  { Content: LocationStep, hasForm: never },
  { Content: PaymentMethodStep, hasForm: never },
  { Content: BusinessVerificationStep, hasForm: never },
];

const WORKER_STEPS: readonly Step[] = [
  { Content: CreateProfileStep, hasForm: always },
  { Content: IdVerificationStep, hasForm: never },
  { Content: BankingStep, hasForm: never },
  { Content: CertificationsStep, hasForm: never },
  { Content: SurveyStep, hasForm: (profile) => !isSurveyCompleted(profile) },
];

/** The five steps of a user type (ONBOARD-11). */
export const stepsOf = (usertype: UserType): readonly Step[] =>
  usertype === 'Employer' ? EMPLOYER_STEPS : WORKER_STEPS;
