import type { TempPost } from '@leafshift/contracts/posts';
import { useEffect, useEffectEvent } from 'react';
import { type WorkerShiftStatus, workerShiftStatusOf } from '../shift/worker-shift-status.ts';
import type { WorkRoute } from './use-work-route.ts';
import type { WorkTab } from './work-tab.ts';

const TAB_OF_STATUS: Readonly<Record<WorkerShiftStatus, WorkTab>> = {
  none: 'find-work',
  cancelled: 'find-work',
  requested: 'requests',
  changed: 'requests',
  confirmed: 'confirmed',
  working: 'confirmed',
  noShow: 'confirmed',
  complete: 'confirmed',
};

/**
 * Opens the tab that the shift belongs to where an address names a shift but no tab, as the links
 * of notifications do. Only on arrival: a shift that I request stays where I found it.
 */
export function useArrivalTab(route: WorkRoute, shift: TempPost | undefined): void {
  const arrived = useEffectEvent((status: WorkerShiftStatus) =>
    route.go({ tab: TAB_OF_STATUS[status] }, { replace: true }),
  );
  const status = shift && route.tab === null ? workerShiftStatusOf(shift) : null;
  useEffect(() => {
    if (status !== null) arrived(status);
  }, [status]);
}
