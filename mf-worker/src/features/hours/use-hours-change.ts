import type { Timesheet } from '@leafshift/contracts/clockedtime';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { ownTimesheetQuery } from '../own-clock/queries.ts';
import { payoutsKey } from '../shift/queries.ts';

/** Shows hours as they are now, and fetches again what hangs on them: lists of shifts, and pay. */
export function useHoursChange() {
  const { api } = useShell();
  const client = useQueryClient();
  return (sheet: Timesheet): void => {
    client.setQueryData(ownTimesheetQuery(api, sheet.postId).queryKey, sheet);
    for (const queryKey of [postsKey, payoutsKey]) {
      client.invalidateQueries({ queryKey }).catch(reportError);
    }
  };
}
