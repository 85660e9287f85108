import type { Profile } from '@leafshift/contracts/profile';
import type { User } from '@leafshift/contracts/users';
import {
  employerStepRefusal,
  type OnboardingLevel,
  workerStepRefusal,
} from '@leafshift/domain/onboarding';
import type { Refusal } from '@leafshift/domain/refusal';

/** Why the step cannot be completed yet by what is saved, or null; the server checks the same. */
export function stepGuard(user: User, profile: Profile, level: OnboardingLevel): Refusal | null {
  if (user.usertype === 'Employer') {
    return employerStepRefusal(
      user,
      {
        ...profile,
        supervisors: profile.supervisor.length,
        locations: profile.locations.length,
        paymentMethods: user.paymentMethods.length + user.bankDetails.length,
        businessLicence: profile.businessLicence.status,
      },
      level,
    );
  }
  return workerStepRefusal(
    user,
    {
      ...profile,
      identificationDocument: profile.identificationDocument.status,
      backgroundCheck: profile.backgroundCheck.status,
      legalToWorkAnswers: profile.screeningSurvey.map(({ legalToWork }) => legalToWork),
    },
    level,
  );
}
