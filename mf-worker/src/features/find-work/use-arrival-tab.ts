import type { TempPost } from '@leafshift/contracts/posts';
import { useEffect, useEffectEvent } from 'react';
import { type Standing, standingOf } from '../shift/standing.ts';
import type { WorkPlace } from './use-work-place.ts';
import type { WorkTab } from './work-tab.ts';

const TAB_OF_STANDING: Readonly<Record<Standing, WorkTab>> = {
  none: 'find-work',
  cancelled: 'find-work',
  requested: 'requests',
  confirmed: 'confirmed',
  working: 'confirmed',
  noShow: 'confirmed',
  complete: 'confirmed',
};

/**
 * Opens the tab that the shift belongs to where an address names a shift but no tab, as the links
 * of notifications do. Only on arrival: a shift that I request stays where I found it.
 */
export function useArrivalTab(place: WorkPlace, shift: TempPost | undefined): void {
  const arrived = useEffectEvent((standing: Standing) =>
    place.go({ tab: TAB_OF_STANDING[standing] }, { replace: true }),
  );
  const standing = shift && place.tab === null ? standingOf(shift) : null;
  useEffect(() => {
    if (standing !== null) arrived(standing);
  }, [standing]);
}
