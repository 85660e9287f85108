import { markConversationRead } from '@leafshift/contracts/conversations';
import { useShell } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { conversationsKey, type Talk } from './queries.ts';

/** Says that I have read up to a message, once the window is in sight. */
export function useRead(talk: Talk, newest: string | undefined): void {
  const { api } = useShell();
  const client = useQueryClient();
  const read = useEffectEvent(async (message: string) => {
    try {
      await api.send(markConversationRead, { params: { ...talk }, body: { message } });
      await client.invalidateQueries({ queryKey: conversationsKey });
    } catch {
      // It stays unread, which the next look at it mends.
    }
  });
  useEffect(() => {
    if (newest === undefined) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') void read(newest);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [newest]);
}
