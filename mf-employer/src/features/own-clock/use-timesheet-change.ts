import type { Timesheet } from '@leafshift/contracts/clockedtime';
import { type ApiClient, messageOf } from '@leafshift/data-access';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A change of a timesheet; the shift and its hours are fetched again, and a toast says how it went. */
export function useTimesheetChange(done: string) {
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (send: (client: ApiClient) => Promise<Timesheet>) => send(api),
    onSuccess: () => notify('Success', done),
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}
