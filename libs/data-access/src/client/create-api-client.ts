import {
  AMOUNTS_HEADER,
  type Call,
  type CallAnswer,
  type CallInput,
  type ErrorCode,
} from '@leafshift/contracts/core';
import type { TextCode } from '@leafshift/domain/text-code';
import type { ApiClient, SendOptions } from '../api-client.ts';
import { ApiError, isApiError, leavesOutcomeOpen } from '../api-error.ts';
import { buildRequest, type RequestParts } from './build-request.ts';
import { failureOf, offline, timedOut, unreadable } from './failures.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { checkAnswer } from './read-answer.ts';
import { uploadBytes } from './upload-bytes.ts';

export interface ApiClientSettings {
  /** Where the API is, with its base path: `/api`, or absolute. */
  readonly baseUrl: string;
  /** The token of the session, read anew for each call; null when signed out. */
  getToken(): string | null;
  /** The language of the page, read anew for each call; the browser's own when absent. */
  getLanguage?(): string;
  /** Says a text of this client's own, such as that the reader is offline, in that language. */
  say?(text: TextCode): string;
  /** Instead of the browser's. */
  readonly fetch?: typeof fetch;
  /** The server refused the token that is still the current one. */
  onSessionEnded?(error: ApiError): void;
  /**
   * The server wants to know that it is still the owner; asks them. True once they have confirmed it,
   * then the call is sent once more.
   */
  confirmOwner?(): Promise<boolean>;
  /** The account must set up a second factor before anything else. */
  onSecondFactorNeeded?(): void;
  /** The call needs a verified address; asks for it. True once it is, then the call is sent once more. */
  verifyEmail?(): Promise<boolean>;
  /** Milliseconds until a call is given up; 30 s by default. */
  readonly timeoutMs?: number;
}

type Reader<Body> = (response: Response) => Promise<Body>;

const SECOND_FACTOR_NEEDED: ErrorCode = 'SECOND_FACTOR_NEEDED';
const STEP_UP_REQUIRED: ErrorCode = 'STEP_UP_REQUIRED';
const EMAIL_NOT_VERIFIED: ErrorCode = 'EMAIL_NOT_VERIFIED';
const SESSION_CODES: readonly string[] = ['NOT_AUTHENTICATED', 'SESSION_ENDED'];
const DEFAULT_TIMEOUT_MS = 30_000;

/** The portal's client of the API: `fetch`, the calls of the contracts, one kind of error. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const keys = createIdempotencyKeys();

  const remedyOf = (code: ErrorCode) =>
    code === STEP_UP_REQUIRED ? settings.confirmOwner : settings.verifyEmail;

  function keyed(call: Call, input: RequestParts, options: SendOptions): SendOptions {
    const idempotencyKey = options.idempotencyKey ?? keys.keyFor(call, input, settings.getToken());
    return { ...options, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  }

  async function exchange<Body>(
    call: Call,
    input: RequestParts,
    options: SendOptions,
    read: Reader<Body>,
  ): Promise<Body> {
    const sent = keyed(call, input, options);
    try {
      return await exchangeOnce(call, input, sent, read);
    } catch (error) {
      const code = isApiError(error) ? error.code : null;
      if (code !== STEP_UP_REQUIRED && code !== EMAIL_NOT_VERIFIED) throw error;
      options.onOwnerAsked?.();
      const isDone = await remedyOf(code)?.();
      options.signal?.throwIfAborted();
      if (!isDone) throw error;
      // The guard refuses before a key counts; a use case has used its key up.
      const again = code === STEP_UP_REQUIRED ? sent : keyed(call, input, options);
      return exchangeOnce(call, input, again, read);
    }
  }

  async function exchangeOnce<Body>(
    call: Call,
    input: RequestParts,
    options: SendOptions,
    read: Reader<Body>,
  ): Promise<Body> {
    const token = settings.getToken();
    const limit = AbortSignal.timeout(settings.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const request = buildRequest(call, input, {
      baseUrl: settings.baseUrl,
      token,
      language: settings.getLanguage?.(),
      idempotencyKey: options.idempotencyKey,
      file: options.file,
      signal: AbortSignal.any(options.signal ? [options.signal, limit] : [limit]),
    });
    try {
      const body = await fetchBody(settings.fetch ?? fetch, request, read);
      keys.settle(call, input, token);
      return body;
    } catch (cause) {
      options.signal?.throwIfAborted();
      const error = asApiError(cause, limit, settings.say);
      if (!leavesOutcomeOpen(error)) keys.settle(call, input, token);
      if (endsSession(error, token, settings.getToken())) settings.onSessionEnded?.(error);
      if (error.code === SECOND_FACTOR_NEEDED) settings.onSecondFactorNeeded?.();
      throw error;
    }
  }

  return {
    async send<C extends Call>(call: C, input: CallInput<C>, options: SendOptions = {}) {
      const answer = await exchange(call, input, options, async (response) =>
        call.answer
          ? checkAnswer(call, await jsonBody(response), response.status, {
              amountsHidden: response.headers.get(AMOUNTS_HEADER.name) === AMOUNTS_HEADER.hidden,
            })
          : undefined,
      );
      return answer as CallAnswer<C>;
    },
    download: (call, input, options = {}) =>
      exchange(call, input, options, (response) => response.blob()),
    upload: (ticket, file, onProgress, options) =>
      uploadBytes(ticket, file, onProgress, options?.signal),
  };
}

async function fetchBody<Body>(
  send: typeof fetch,
  request: [address: string, init: RequestInit],
  read: Reader<Body>,
): Promise<Body> {
  const response = await send(...request);
  if (!response.ok) throw await failureOf(response.status, await response.text());
  return read(response);
}

async function jsonBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) throw unreadable(response.status, cause);
    throw cause;
  }
}

/** What `fetch` itself rejects with means that no answer came. */
function asApiError(
  cause: unknown,
  limit: AbortSignal,
  say: (text: TextCode) => string = (text) => text,
): ApiError {
  const error = ownError(cause, limit);
  error.message = say(error.message);
  return error;
}

function ownError(cause: unknown, limit: AbortSignal): ApiError {
  if (cause instanceof ApiError) return cause;
  return limit.aborted ? timedOut(cause) : offline(cause);
}

/** A token that was replaced while the call was on its way is not the session's end. */
function endsSession(error: ApiError, sent: string | null, current: string | null): boolean {
  return sent !== null && sent === current && SESSION_CODES.includes(error.code);
}
