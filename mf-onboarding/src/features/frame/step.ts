import type { Profile } from '@leafshift/contracts/profile';
import type { User } from '@leafshift/contracts/users';
import type { ComponentType } from 'react';

/** The id of a step's form, which the frame's 'Next step' sends. */
export const STEP_FORM_ID = 'onboarding-step';

export interface StepProps {
  readonly user: User;
  readonly profile: Profile;
  /** The step's form is saved; the frame goes on. */
  readonly onSaved: () => Promise<void>;
}

/** One step of onboarding. */
export interface Step {
  readonly Content: ComponentType<StepProps>;
  /** 'Next step' sends the form with `STEP_FORM_ID` instead of going on by itself. */
  readonly hasForm: (profile: Profile) => boolean;
}
