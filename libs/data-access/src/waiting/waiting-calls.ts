import type { Call, CallAnswer, CallInput } from '@leafshift/contracts/core';
import { timedCalls } from '@leafshift/contracts/waiting';
import { LATE_AFTER_MS } from '@leafshift/domain/shift-lifecycle';
import type { Mutation, MutationOptions, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { ApiError, FALLBACK_MESSAGE, isApiError } from '../api-error.ts';

/** A change that is sent as soon as there is a network, in its turn and once (PLATFORM-30). */
export interface WaitingCall {
  /** The id of the user who did it; nobody else's session sends it. */
  readonly by: string;
  /** The call's name. */
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
  /** What it is, in the words of the page that asked for it. */
  readonly label: string;
  /** When it was asked for, by this device. */
  readonly at: string;
}

export const WAITING_KEY = ['waiting-calls'] as const;

const LONGEST_PAUSE_MS = 30_000;
/** What a web server in front of the API answers while that is away, with a page of its own. */
const AWAY = [502, 503, 504];

/** Whether nothing is wrong with the call but that the API itself did not answer. */
const comesLater = (error: unknown): boolean =>
  isApiError(error) &&
  (error.statusCode === 0 ||
    (error.code === 'UNREADABLE_ANSWER' && AWAY.includes(error.statusCode)));

/** How such calls are sent: one after the other, for as long as it takes. */
export const waitingOptions = {
  mutationKey: WAITING_KEY,
  networkMode: 'online',
  scope: { id: WAITING_KEY[0] },
  gcTime: Number.POSITIVE_INFINITY,
  retry: (_: number, error: unknown) => comesLater(error),
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, LONGEST_PAUSE_MS),
} satisfies MutationOptions<unknown, Error, WaitingCall>;

/** What is to be sent now or, without a network, later. */
export const toWaitingCall = <C extends Call>(
  call: C,
  input: CallInput<C>,
  { by, label }: Pick<WaitingCall, 'by' | 'label'>,
): WaitingCall => ({
  by,
  call: call.name,
  input: { ...input },
  idempotencyKey: crypto.randomUUID(),
  label,
  at: new Date().toISOString(),
});

export interface WaitingSender {
  readonly api: ApiClient;
  /** The id of the user who is signed in now. */
  readonly signedIn: string | null;
  readonly client: QueryClient;
}

/** The code of the error for what was discarded, or whose session ended, while it waited. */
export const DROPPED = 'DROPPED';

/**
 * Sends it for `signedIn`, who must be the one who did it; what is later than its making says when that
 * was, where its call takes it (HOURS-30).
 */
export async function sendWaitingCall<C extends Call>(
  { api, signedIn, client }: WaitingSender,
  call: C,
  waiting: WaitingCall,
): Promise<CallAnswer<C>> {
  const { by, input, idempotencyKey, at } = waiting;
  const isThere = client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.variables === waiting);
  if (by !== signedIn || !isThere) {
    throw new ApiError({ statusCode: 409, code: DROPPED, msg: FALLBACK_MESSAGE });
  }
  const isLate = Date.now() - Date.parse(at) >= LATE_AFTER_MS;
  if (!isLate || !timedCalls.includes(call.name)) {
    return api.send(call, input as CallInput<C>, { idempotencyKey });
  }
  const body = { ...(input.body as object), at };
  // Another request than the one without a time, so the server must not take it for a repeat of that.
  return api.send(call, { ...input, body } as unknown as CallInput<C>, {
    idempotencyKey: `${idempotencyKey}-late`,
  });
}

/** Whether it waits for a network, as opposed to being under way. */
export const isWaiting = ({ state }: Pick<Mutation, 'state'>): boolean =>
  state.status === 'pending' && (state.isPaused || state.failureCount > 0);

/** The call that a mutation of these sends. */
export const waitingCallOf = ({ state }: Pick<Mutation, 'state'>): WaitingCall =>
  state.variables as WaitingCall;
