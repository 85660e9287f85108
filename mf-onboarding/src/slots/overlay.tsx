import { isOnboardingDone } from '@leafshift/domain/onboarding';
import { useSession } from '@leafshift/shell-sdk';
import { OnboardingFrame } from '../features/frame/onboarding-frame.tsx';

/** Onboarding over the page until it is complete or skipped (ONBOARD-8). */
export function Component() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { user, sessionSkipOnboarding } = session;
  if (user.usertype === 'Admin' || isOnboardingDone(user, sessionSkipOnboarding)) return null;
  return <OnboardingFrame user={user} />;
}
