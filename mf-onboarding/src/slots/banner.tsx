import { showsOnboardingBanner } from '@leafshift/domain/onboarding';
import { useSession } from '@leafshift/shell-sdk';
import { OnboardingBanner } from '../features/banner/onboarding-banner.tsx';

/** The bottom banner of who skipped onboarding (ONBOARD-13). */
export function Component() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { user, sessionSkipOnboarding } = session;
  if (user.usertype === 'Admin' || !showsOnboardingBanner(user, sessionSkipOnboarding)) return null;
  return <OnboardingBanner />;
}
