import type { SlotName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import type { ReactNode } from 'react';
import { useReleases } from '../layout/use-releases.ts';
import { RemotePartView } from '../remote-host/remote-part-view.tsx';

interface Props {
  readonly name: SlotName;
  /** Puts the card of a part that fails into its place. */
  readonly frame?: (card: ReactNode) => ReactNode;
  /** Leaves remotes out, by what their release says of them. */
  readonly isWanted?: (release: Release) => boolean;
}

/** What remotes draw into a slot, in the order of their names; nothing where none does. */
export function Slot({ name, frame, isWanted = () => true }: Props) {
  const fillers = [...useReleases()]
    .filter(([, release]) => release.manifest.slots.includes(name) && isWanted(release))
    .map(([remote]) => remote)
    .sort();
  return fillers.map((remote) => (
    <RemotePartView
      key={remote}
      part={{ remote, slot: name }}
      skeleton={null}
      {...(frame && { frame })}
    />
  ));
}
