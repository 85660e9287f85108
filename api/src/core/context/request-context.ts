import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE, type Language } from '@leafshift/domain/languages';
import type { SessionId, UserId } from '../ids.ts';
import type { Membership } from '../members/membership.ts';

/** The turn of one request under an `Idempotency-Key`; after `until` another may take its place. */
export interface KeyTurn {
  readonly id: string;
  readonly until: Date;
}

/** What is known of the request that is being served. */
export interface RequestContext {
  readonly requestId: string;
  /** What the answer is read in (`Accept-Language`). */
  readonly language: Language;
  /** The pattern of its route, such as `/api/posts/:id`; none where no route matched. */
  readonly route?: string | undefined;
  /** The network address that it comes from; none in what is done after the answer. */
  readonly address?: string;
  /** The person who calls, also where they act for a business. */
  userId?: UserId;
  /** For which business they act, and as what. */
  member?: Membership;
  /** The session of the caller; none in public calls and after the answer. */
  sessionId?: SessionId;
  /** `Set-Cookie` lines of the answer, by the cookie's name. */
  readonly cookies?: Map<string, string>;
  /** Set while an `Idempotency-Key` is honoured; marked in the same transaction as the change. */
  idempotencyTurn?: KeyTurn;
  /** What waits for the answer; absent where there is none to wait for, or when it is sent. */
  afterAnswer?: Set<() => void>;
}

const storage = new AsyncLocalStorage<RequestContext>();
const contexts = new WeakMap<IncomingMessage, RequestContext>();

/** Runs everything that follows in the context of one request. */
export const runInRequest = (context: RequestContext, work: () => void): void =>
  storage.run(context, work);

/** Makes a request's context known to `findContextOf`. */
export const keepContextOf = (request: IncomingMessage, context: RequestContext): void => {
  contexts.set(request, context);
};

/** The context of a request, also when it has been answered. */
export const findContextOf = (request: IncomingMessage): RequestContext | undefined =>
  contexts.get(request);

/** Runs what a request has left to do later: under its id, and as nobody. */
export const runAfterRequest = <Result>(
  requestId: string | undefined,
  work: () => Result,
): Result =>
  requestId === undefined
    ? storage.exit(work)
    : storage.run({ requestId, language: DEFAULT_LANGUAGE }, work);

/** Does a step, the same one once, when the request being served is answered; else at once. */
export function afterAnswer(step: () => void): void {
  const steps = storage.getStore()?.afterAnswer;
  if (steps) {
    steps.add(step);
  } else {
    step();
  }
}

/** Does what waited for the answer of a request. */
export function answerIsSent(context: RequestContext): void {
  const steps = context.afterAnswer ?? [];
  delete context.afterAnswer;
  for (const step of steps) {
    step();
  }
}

/** The context of the request being served, or whose work is being finished; none otherwise. */
export const findRequestContext = (): RequestContext | undefined => storage.getStore();

/** The language of the request being served; English in background work. */
export const requestLanguage = (): Language => findRequestContext()?.language ?? DEFAULT_LANGUAGE;
