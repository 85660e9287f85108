import type { Call } from '@leafshift/contracts/core';
import {
  isWaiting,
  messageOf,
  WAITING_KEY,
  type WaitingCall,
  waitingCallOf,
} from '@leafshift/data-access';
import { type Mutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

interface WaitingInput {
  readonly input: WaitingCall['input'];
  /** Why it was not accepted after it had waited; null while it waits. */
  readonly refusal: string | null;
  /** Takes it out of what waits, unsent. */
  readonly discard: () => void;
}

/** Of an error that was kept on the device its sentence alone is left. */
const refusalOf = ({ state: { status, error } }: Mutation): string | null => {
  if (status !== 'error' || error === null) return null;
  return error instanceof Error ? messageOf(error) : (error as { message: string }).message;
};

/**
 * What waits for a network or was refused then, of one call about one thing, also from before the page was
 * opened (PLATFORM-30). `of` are the parameters that name the thing.
 */
export function useWaitingInputs(
  call: Call,
  of: Readonly<Record<string, string>>,
): readonly WaitingInput[] {
  const cache = useQueryClient().getMutationCache();
  const same = JSON.stringify(of);
  const find = (): readonly Mutation[] =>
    cache.findAll({ mutationKey: WAITING_KEY }).filter((mutation) => {
      if (mutation.state.status !== 'error' && !isWaiting(mutation)) return false;
      const waiting = waitingCallOf(mutation);
      return waiting.call === call.name && JSON.stringify(waiting.input.params) === same;
    });
  useSyncExternalStore(
    (onChange) => cache.subscribe(() => onChange()),
    () =>
      find()
        .map(({ mutationId, state }) => `${mutationId} ${state.status}`)
        .join(),
  );
  return find().map((mutation) => ({
    input: waitingCallOf(mutation).input,
    refusal: refusalOf(mutation),
    discard: () => cache.remove(mutation),
  }));
}
