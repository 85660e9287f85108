import { type MessageForm, sendMessage } from '@leafshift/contracts/conversations';
import { messageOf } from '@leafshift/data-access';
import { truncate } from '@leafshift/domain/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWaitingCall, useWaitingInputs } from '../waiting/index.ts';
import { useConversationText } from './conversation-texts.ts';
import { conversationsKey, type Talk } from './queries.ts';

/** A message that has not arrived: on its way, waiting for a network, or refused with a reason. */
export interface Outgoing {
  readonly form: MessageForm;
  readonly isWaiting: boolean;
  /** Null while it is on its way or waits. */
  readonly problem: string | null;
}

interface OutgoingMessages {
  readonly outgoing: readonly Outgoing[];
  readonly send: (written: Pick<MessageForm, 'text' | 'image'>) => void;
  readonly again: (sendId: string) => void;
  readonly drop: (sendId: string) => void;
}

const isOf =
  (sendId: string) =>
  ({ form }: Outgoing): boolean =>
    form.sendId === sendId;

/**
 * Sends messages, each under its own id, so that one that is sent again is there once (MSG-2); without a
 * network as soon as there is one, also when the portal was closed meanwhile (PLATFORM-30).
 */
export function useOutgoing(talk: Talk): OutgoingMessages {
  const t = useConversationText();
  const client = useQueryClient();
  const call = useWaitingCall(
    sendMessage,
    { ...talk },
    { onSent: () => client.invalidateQueries({ queryKey: conversationsKey }) },
  );
  const kept = useWaitingInputs(sendMessage, { ...talk });
  const [own, setOwn] = useState<readonly Outgoing[]>([]);
  const forget = (sendId: string): void =>
    setOwn((all) => all.filter((each) => !isOf(sendId)(each)));

  const deliver = async (form: MessageForm): Promise<void> => {
    const excerpt = form.text === '' ? t('picture') : truncate(form.text);
    try {
      await call.send({ params: { ...talk }, body: form }, t('waitingLabel', { excerpt }));
      forget(form.sendId);
    } catch (failure) {
      const problem = messageOf(failure);
      setOwn((all) => all.map((each) => (isOf(form.sendId)(each) ? { ...each, problem } : each)));
    }
  };
  const begin = (form: MessageForm): void => {
    setOwn((all) => [
      ...all.filter((each) => !isOf(form.sendId)(each)),
      { form, isWaiting: false, problem: null },
    ]);
    void deliver(form);
  };

  const waiting = kept.map(({ input, refusal }) => ({
    form: input.body as MessageForm,
    isWaiting: refusal === null,
    problem: refusal,
  }));
  const outgoing = [...waiting, ...own.filter(({ form }) => !waiting.some(isOf(form.sendId)))];
  const drop = (sendId: string): void => {
    forget(sendId);
    for (const { input, discard } of kept) {
      if ((input.body as MessageForm).sendId === sendId) discard();
    }
  };
  return {
    outgoing,
    drop,
    again: (sendId) => {
      const found = outgoing.find(isOf(sendId));
      if (!found || found.problem === null) return;
      drop(sendId);
      begin(found.form);
    },
    send: (written) => begin({ sendId: crypto.randomUUID(), ...written }),
  };
}
