import { type MessageForm, sendMessage } from '@leafshift/contracts/conversations';
import { messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { conversationsKey, type Talk } from './queries.ts';

/** A message that has not arrived: on its way, or refused with a reason. */
export interface Outgoing {
  readonly form: MessageForm;
  /** Null while it is on its way. */
  readonly problem: string | null;
}

interface OutgoingMessages {
  readonly outgoing: readonly Outgoing[];
  readonly send: (written: Pick<MessageForm, 'text' | 'image'>) => void;
  readonly again: (sendId: string) => void;
  readonly drop: (sendId: string) => void;
}

/** Sends messages, each under its own id, so that one that is sent again is there once (MSG-2). */
export function useOutgoing(talk: Talk): OutgoingMessages {
  const { api } = useShell();
  const client = useQueryClient();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);

  const setProblem = (sendId: string, problem: string | null): void =>
    setOutgoing((all) =>
      all.map((each) => (each.form.sendId === sendId ? { ...each, problem } : each)),
    );
  const drop = (sendId: string): void =>
    setOutgoing((all) => all.filter(({ form }) => form.sendId !== sendId));

  const deliver = async (form: MessageForm): Promise<void> => {
    try {
      await api.send(sendMessage, { params: { ...talk }, body: form });
      await client.invalidateQueries({ queryKey: conversationsKey });
      drop(form.sendId);
    } catch (failure) {
      setProblem(form.sendId, messageOf(failure));
    }
  };

  const again = (sendId: string): void => {
    const found = outgoing.find(({ form, problem }) => form.sendId === sendId && problem !== null);
    if (found) {
      setProblem(sendId, null);
      void deliver(found.form);
    }
  };

  const retryAll = useEffectEvent(() => {
    for (const { form } of outgoing) again(form.sendId);
  });
  useEffect(() => {
    const online = (): void => retryAll();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  return {
    outgoing,
    again,
    drop,
    send: (written) => {
      const form = { sendId: crypto.randomUUID(), ...written };
      setOutgoing((all) => [...all, { form, problem: null }]);
      void deliver(form);
    },
  };
}
