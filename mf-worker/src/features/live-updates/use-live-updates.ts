import { myProfileKey, notificationsKey } from '@leafshift/data-access';
import { useRealtime, useReconnect } from '@leafshift/shell-sdk';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { payoutsKey, postsKey } from '../shift/queries.ts';

/**
 * Keeps a page true while it is open: what happens elsewhere is named by an event, and what shows
 * it is fetched again. After a reconnect everything is, because events may have been missed.
 */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  const refetch = (...keys: readonly (QueryKey | readonly string[])[]): void => {
    for (const queryKey of keys) {
      client.invalidateQueries({ queryKey }).catch((error: unknown) => reportError(error));
    }
  };
  useRealtime('postUpdated', () => refetch(postsKey, payoutsKey));
  useRealtime('notification', () => refetch(notificationsKey));
  useRealtime('accountUpdated', () => refetch(myProfileKey));
  useReconnect(() => refetch([]));
}
