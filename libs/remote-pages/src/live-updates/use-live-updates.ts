import { myProfileKey, notificationsKey } from '@leafshift/data-access';
import { useRealtime, useReconnect } from '@leafshift/shell-sdk';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { refetchGathered } from './refetch-gathered.ts';

/**
 * Keeps an open page up to date. A socket event says what has changed, and the queries that show it
 * are fetched again; `shiftKeys` are those that a change of a shift concerns. After a reconnect
 * every query is, because events may have been missed.
 */
export function useLiveUpdates(shiftKeys: readonly QueryKey[]): void {
  const client = useQueryClient();
  const refetch = (keys: readonly QueryKey[]): void => {
    for (const queryKey of keys) {
      refetchGathered(client, queryKey);
    }
  };
  useRealtime('postUpdated', () => refetch(shiftKeys));
  useRealtime('notification', () => refetch([notificationsKey]));
  useRealtime('accountUpdated', () => refetch([myProfileKey]));
  useReconnect(() => refetch([[]]));
}
