import type { Call, CallAnswer, CallInput, CallParsed } from '@leafshift/contracts/core';
import type { ApiClient, UploadTarget } from '@leafshift/data-access';
import { checkedAnswer, checkedInput, emptyAnswer } from './checked.ts';
import { anApiError, type Handler, handle, never } from './handler.ts';

/**
 * How every call behaves: answered by its handler, with empty lists, never, with an error, or a
 * second and a half late.
 */
export const API_STATES = ['full', 'empty', 'loading', 'failing', 'slow'] as const;
export type ApiState = (typeof API_STATES)[number];

export interface SentCall {
  readonly call: Call;
  readonly input: unknown;
}

export interface SentUpload {
  readonly target: UploadTarget;
  readonly file: Blob;
}

/** An API of handlers that remembers what it was asked. */
export interface MockApi extends ApiClient {
  /** Every call so far, oldest first, with its checked input. */
  readonly sent: readonly SentCall[];
  readonly uploads: readonly SentUpload[];
  /** The inputs with which this call was made. */
  sentTo<C extends Call>(call: C): CallParsed<C>[];
  /** Answers these calls from now on. */
  use(...handlers: readonly Handler[]): void;
  setState(state: ApiState): void;
}

/**
 * Stands for the upload of bytes to storage, so that it can be made to fail by `failing(UPLOAD,
 * …)`.
 */
export const UPLOAD: Call = {
  name: 'storage.upload',
  method: 'PUT',
  path: '/storage',
  access: 'public',
  summary: 'Bytes on their way to storage',
  status: 204,
};

const SLOW_MS = 1500;
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SLOW_MS));

const unlessAborted = <Answer>(
  answering: Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> =>
  signal
    ? Promise.race([
        answering,
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        }),
      ])
    : answering;

/**
 * An `ApiClient` whose answers are handlers by contract call. Inputs and answers are checked by the
 * call's own schemas; a call without a handler fails and says its name.
 */
export function createMockApi(
  handlers: readonly Handler[] = [],
  settings: { readonly state?: ApiState } = {},
): MockApi {
  const byName = new Map<string, Handler>();
  const sent: SentCall[] = [];
  const uploads: SentUpload[] = [];
  let state: ApiState = settings.state ?? 'full';

  const use = (...more: readonly Handler[]): void => {
    for (const handler of more) byName.set(handler.call.name, handler);
  };
  use(handle(UPLOAD, undefined), ...handlers);

  const answerOf = async (call: Call, input: unknown): Promise<unknown> => {
    if (state === 'loading') return never();
    if (state === 'failing') throw anApiError('DEPENDENCY_DOWN');
    if (state === 'slow') await later();
    const empty = state === 'empty' ? emptyAnswer(call) : null;
    if (empty !== null) return empty;
    const handler = byName.get(call.name);
    if (!handler) throw new Error(`No handler answers ${call.name}`);
    return handler.handle(input);
  };

  async function answer(call: Call, input: object, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const checked = checkedInput(call, input);
    sent.push({ call, input: checked });
    return answerOf(call, checked);
  }

  return {
    sent,
    uploads,
    use,
    setState: (next) => {
      state = next;
    },
    sentTo: <C extends Call>(call: C) =>
      sent.filter((one) => one.call.name === call.name).map((one) => one.input as CallParsed<C>),
    send: async <C extends Call>(
      call: C,
      input: CallInput<C>,
      options?: { readonly signal?: AbortSignal },
    ) => checkedAnswer(call, await answer(call, input as object, options?.signal)) as CallAnswer<C>,
    download: async (call, input, options) => {
      const file = await answer(call, input as object, options?.signal);
      return file instanceof Blob ? file : new Blob([], { type: call.produces ?? '' });
    },
    upload: async (target, file, onProgress, options) => {
      uploads.push({ target, file });
      await unlessAborted(answerOf(UPLOAD, { target, file }), options?.signal);
      onProgress?.(1);
    },
  };
}
