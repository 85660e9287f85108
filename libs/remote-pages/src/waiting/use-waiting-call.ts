import type { Call, CallAnswer, CallInput } from '@leafshift/contracts/core';
import {
  DROPPED,
  isApiError,
  isWaiting,
  messageOf,
  sendWaitingCall,
  toWaitingCall,
  WAITING_KEY,
  type WaitingCall,
  waitingCallOf,
  waitingOptions,
} from '@leafshift/data-access';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { alertKindOf } from '../shifts/index.ts';

interface Settled<C extends Call> {
  readonly onSent: (answer: CallAnswer<C>) => void;
  /** After a refusal, too. */
  readonly onSettled?: () => unknown;
}

interface Waiting<C extends Call> {
  /**
   * Resolves once it was sent or waits for a network. Rejects with a refusal that came at once; of one
   * that comes later a toast tells, and the list of what waits keeps it. `label` is what it is, there.
   */
  readonly send: (input: CallInput<C>, label: string) => Promise<void>;
  /** The same for a button alone: a toast tells of each refusal. */
  readonly press: (input: CallInput<C>, label: string) => void;
  readonly isSending: boolean;
  /** One for the same thing waits for a network, also from before the page was opened. */
  readonly isWaiting: boolean;
}

/**
 * Sends a call now or, without a network, as soon as there is one (PLATFORM-30); for calls of
 * `waitingCalls`. `of` are the parameters that name the thing.
 */
export function useWaitingCall<C extends Call>(
  call: C,
  of: Readonly<Record<string, string>>,
  { onSent, onSettled }: Settled<C>,
): Waiting<C> {
  const { api, notify, session } = useShell();
  const user = useUser();
  const client = useQueryClient();
  const mutation = useMutation({
    ...waitingOptions,
    mutationFn: (waiting: WaitingCall) => {
      const now = session.get();
      const signedIn = now.status === 'signed-in' ? now.user._id : null;
      return sendWaitingCall({ api, signedIn, client }, call, waiting);
    },
    onSuccess: onSent,
    ...(onSettled && { onSettled }),
  });
  const isPending = useIsWaiting(call, of);

  const send = (input: CallInput<C>, label: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiting = toWaitingCall(call, input, { by: user._id, label });
      let hasWaited = false;
      const stop = client.getMutationCache().subscribe(({ mutation: changed }) => {
        if (!changed || changed.state.variables !== waiting || !isWaiting(changed)) return;
        hasWaited = true;
        resolve();
      });
      mutation
        .mutateAsync(waiting)
        .then(() => resolve())
        .catch((error: unknown) => {
          if (isApiError(error) && error.code === DROPPED) resolve();
          else if (hasWaited) notify(alertKindOf(error), messageOf(error));
          else reject(error);
        })
        .finally(stop);
    });

  return {
    send,
    press: (input, label) => {
      send(input, label).catch((error: unknown) => notify(alertKindOf(error), messageOf(error)));
    },
    isSending: mutation.isPending && !isPending,
    isWaiting: isPending,
  };
}

/** By the mutation cache itself: the library's own hook for it is not among what shells of earlier releases share. */
function useIsWaiting(call: Call, of: Readonly<Record<string, string>>): boolean {
  const cache = useQueryClient().getMutationCache();
  const same = JSON.stringify(of);
  return useSyncExternalStore(
    (onChange) => cache.subscribe(() => onChange()),
    () =>
      cache.findAll({ mutationKey: WAITING_KEY, status: 'pending' }).some((pending) => {
        const waiting = waitingCallOf(pending);
        const isSame = JSON.stringify(waiting.input.params) === same;
        return isWaiting(pending) && waiting.call === call.name && isSame;
      }),
  );
}
