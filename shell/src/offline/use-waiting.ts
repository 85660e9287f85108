import {
  isWaiting,
  messageOf,
  WAITING_KEY,
  type WaitingCall,
  waitingCallOf,
} from '@leafshift/data-access';
import { type Mutation, useMutationState } from '@tanstack/react-query';

/** One thing that waits for a network, or was not accepted after it had waited. */
export interface WaitingEntry {
  readonly mutation: Mutation;
  readonly waiting: WaitingCall;
  /** Why it was not accepted; null while it waits. */
  readonly refusal: string | null;
}

/** What this person did that is not sent yet, or was refused, in the order in which it was done (PLATFORM-30). */
export function useWaiting(): readonly WaitingEntry[] {
  const entries = useMutationState({
    filters: { mutationKey: WAITING_KEY },
    select: (mutation): WaitingEntry | null => {
      const isRefused = mutation.state.status === 'error';
      if (!isRefused && !isWaiting(mutation)) return null;
      const waiting = waitingCallOf(mutation);
      return { mutation, waiting, refusal: isRefused ? refusalOf(mutation.state.error) : null };
    },
  });
  return entries.filter((entry) => entry !== null);
}

/** Of an error that was kept on the device its sentence alone is left. */
const refusalOf = (error: Error | null): string =>
  error instanceof Error
    ? messageOf(error)
    : ((error as { message: string } | null)?.message ?? '');
