import { isOnboardingDone, showsOnboardingBanner } from '@leafshift/domain/onboarding';
import type { ReactNode } from 'react';
import { useSessionState } from '../composition/core-context.ts';
import { Slot } from './slot.tsx';
import styles from './slots.module.css';

const inCorner = (card: ReactNode): ReactNode => <div className={styles.corner}>{card}</div>;

/** The onboarding overlay and banner, over and under the page (ONBOARD-8, ONBOARD-13). */
export function Slots() {
  const session = useSessionState();
  if (session.status !== 'signed-in') return null;
  const { user, sessionSkipOnboarding } = session;
  if (user.usertype === 'Admin') return null;
  return (
    <>
      {!isOnboardingDone(user, sessionSkipOnboarding) && (
        <Slot name="onboarding-overlay" frame={inCorner} />
      )}
      {showsOnboardingBanner(user, sessionSkipOnboarding) && (
        <>
          <div className={styles.bannerSpace} />
          <Slot name="onboarding-banner" frame={inCorner} />
        </>
      )}
    </>
  );
}
