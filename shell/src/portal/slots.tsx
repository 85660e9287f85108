import { isOnboardingDone, showsOnboardingBanner } from '@leafshift/domain/onboarding';
import type { RemoteName, SlotName } from '@leafshift/shell-sdk';
import type { ReactNode } from 'react';
import { useSessionState } from '../composition/core-context.ts';
import { useReleases } from '../layout/use-releases.ts';
import { RemotePartView } from '../remote-host/remote-part-view.tsx';
import styles from './slots.module.css';

interface SlotProps {
  readonly name: SlotName;
  readonly frame: (card: ReactNode) => ReactNode;
}

/** A part that the shell hosts and a remote draws: the one whose release names the slot. */
function Slot({ name, frame }: SlotProps) {
  const releases = useReleases();
  const owner = [...releases].find(([, { manifest }]) => manifest.slots.includes(name));
  if (owner === undefined) return null;
  const remote: RemoteName = owner[0];
  return <RemotePartView part={{ remote, slot: name }} skeleton={null} frame={frame} />;
}

const inCorner = (card: ReactNode): ReactNode => <div className={styles.corner}>{card}</div>;

/** The onboarding overlay and banner, where the specification wants them (sections 2 and 4). */
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
