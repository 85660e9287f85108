import { markConversationsDelivered } from '@leafshift/contracts/conversations';
import { useRealtime, useReconnect, useShell } from '@leafshift/shell-sdk';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { conversationsKey, conversationsQuery } from './queries.ts';

/** My conversations, kept up to date; what came to this window is said to have come. */
export function useLiveConversations() {
  const { api } = useShell();
  const client = useQueryClient();
  const query = useInfiniteQuery(conversationsQuery(api));
  const refetch = (): void => {
    client.invalidateQueries({ queryKey: conversationsKey }).catch(reportError);
  };
  useRealtime('conversationChanged', refetch);
  useReconnect(refetch);
  const first = query.data?.pages[0];
  const isUndelivered = first?.isUndelivered ?? false;
  const asOf = query.dataUpdatedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer answer may bring something else
  useEffect(() => {
    // Whoever wrote sees it a little later where this fails: the next answer asks again.
    if (isUndelivered) api.send(markConversationsDelivered, {}).catch(() => undefined);
  }, [api, isUndelivered, asOf]);
  return query;
}
