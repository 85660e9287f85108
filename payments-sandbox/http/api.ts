import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault, Faults } from '../faults.ts';
import { newId } from '../state/ids.ts';
import type { Store } from '../state/store.ts';
import type { SandboxEvent } from '../state/tables.ts';
import { authenticate } from './authentication.ts';
import type { Call, Caller, Happening } from './call.ts';
import { expand } from './expand.ts';
import { Failure, invalidRequest } from './failure.ts';
import { type Form, parseForm } from './form.ts';
import { fingerprintOf, type Idempotency } from './idempotency.ts';
import { parseMultipart } from './multipart.ts';
import { Params } from './params.ts';
import { readBody, readBytes } from './read-body.ts';
import type { Match, Router } from './router.ts';
import { apiVersion, versionFrom } from './version.ts';

/** A file of the largest size that Stripe takes, with the form around it. */
const MOST_FILE_BYTES = 17 * 1024 * 1024;

/** A request and its answer, as an observer sees them. */
export interface Exchange {
  readonly method: string;
  /** The route's path with its names, such as `/v1/customers/{customer}`; the real path where there is none. */
  readonly path: string;
  readonly status: number;
  readonly body: object;
}

/** What the API works with. */
export interface ApiParts {
  readonly store: Store;
  readonly router: Router;
  readonly idempotency: Idempotency;
  readonly faults: Faults;
  readonly publicUrl: string;
  readonly openingBalance: number;
  seconds(): number;
  record(happening: Happening, request: SandboxEvent['request']): void;
  /** Called once the changes of a request are safe. */
  settled(): void;
  observe(exchange: Exchange): void;
}

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly form: Form;
  readonly match: Match | undefined;
  readonly requestId: string;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
}

type Met = { readonly fault: Fault; readonly released: Promise<void> } | undefined;

/** Answers one request to `/v1/…`. */
export async function answerApi(
  parts: ApiParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const requestId = newId('req', 14);
  const method = request.method ?? 'GET';
  const met = parts.faults.take(method, url.pathname);
  const match = parts.router.find(method, url.pathname);
  const key = headerOf(request, 'idempotency-key');
  const version = headerOf(request, 'stripe-version');
  const answer = await answerTo(async () => {
    const form = await formOf(request, url);
    const incoming = {
      method,
      path: url.pathname,
      form,
      match,
      requestId,
      key: method === 'POST' ? key : undefined,
      authorization: headerOf(request, 'authorization'),
    };
    versionFrom(version);
    return await runOnce(parts, incoming, met);
  });
  if (met?.fault.kind === 'drop') {
    response.destroy();
    return;
  }
  if (met?.fault.kind === 'hold' && met.fault.worked) await met.released;
  parts.observe({ method, path: match?.route.path ?? url.pathname, ...answer });
  send(response, answer, {
    'Request-Id': requestId,
    'Stripe-Version': version ?? apiVersion,
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  });
}

/** Runs the request, or repeats the answer kept for its idempotency key. */
async function runOnce(parts: ApiParts, incoming: Incoming, met: Met): Promise<Answer> {
  const params = new Params(incoming.form);
  const caller = authenticate(incoming.authorization, params, incoming.match?.route);
  const key = incoming.key === undefined ? undefined : `${caller}:${incoming.key}`;
  const fingerprint = fingerprintOf(incoming.method, incoming.path, incoming.form);
  const saved = key === undefined ? undefined : parts.idempotency.begin(key, fingerprint);
  if (saved) {
    const headers = { 'Idempotent-Replayed': 'true', 'Original-Request': saved.requestId };
    return { status: saved.status, body: saved.body, headers };
  }
  try {
    if (met?.fault.kind === 'hold' && !met.fault.worked) await met.released;
    const keep = (answer: Answer) => {
      const { status, body } = answer;
      if (key === undefined) return;
      parts.idempotency.keep({ id: key, fingerprint, status, body, requestId: incoming.requestId });
    };
    return execute(parts, () => work(parts, incoming, params, caller), keep, met?.fault);
  } finally {
    if (key !== undefined) parts.idempotency.end(key);
    parts.settled();
  }
}

function execute(
  parts: ApiParts,
  run: () => object,
  keep: (answer: Answer) => void,
  fault: Fault | undefined,
): Answer {
  return parts.store.atomically(() => {
    try {
      if (fault?.kind === 'fail') throw faultFailure(fault);
      if (fault?.kind === 'drop' && !fault.worked) throw new Failure(500, lost);
      const answer = { status: 200, body: run() };
      keep(answer);
      return answer;
    } catch (error) {
      if (error instanceof Failure && error.keepsChanges) keep(answerOf(error));
      throw error;
    }
  });
}

function work(parts: ApiParts, incoming: Incoming, params: Params, caller: Caller): object {
  const { match, method, path, requestId, key } = incoming;
  if (!match) {
    throw new Failure(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    });
  }
  params.allowOnly([...match.route.params, 'expand', 'key']);
  const call: Call = {
    store: parts.store,
    params,
    path: match.path,
    caller,
    now: parts.seconds(),
    publicUrl: parts.publicUrl,
    openingBalance: parts.openingBalance,
    record: (happening) => parts.record(happening, { id: requestId, idempotency_key: key ?? null }),
  };
  return expand(parts.store, match.route.handle(call), params.texts('expand'));
}

async function answerTo(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure) return answerOf(error);
    console.error(error);
    return answerOf(
      new Failure(500, { type: 'api_error', message: 'The sandbox failed; its log says why.' }),
    );
  }
}

async function formOf(request: IncomingMessage, url: URL): Promise<Form> {
  if (request.method === 'GET') return parseForm(url.search.slice(1));
  const type = headerOf(request, 'content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    return parseMultipart(type, await readBytes(request, MOST_FILE_BYTES));
  }
  const body = await readBody(request);
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.',
    );
  }
  return parseForm(body);
}

function send(
  response: ServerResponse,
  answer: Answer,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(answer.status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, no-store',
    ...headers,
    ...answer.headers,
  });
  response.end(`${JSON.stringify(answer.body, null, 2)}\n`);
}

function answerOf(failure: Failure): Answer {
  return { status: failure.status, body: { error: failure.error } };
}

const lost = { type: 'api_error', message: 'The connection broke.' } as const;

function faultFailure(fault: Extract<Fault, { kind: 'fail' }>): Failure {
  const type = fault.status >= 500 ? 'api_error' : 'invalid_request_error';
  const keeps = fault.saved ?? false;
  const code = fault.code === undefined ? {} : { code: fault.code };
  return new Failure(
    fault.status,
    { type, message: 'An unknown error occurred (made by a test).', ...code },
    keeps,
  );
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
