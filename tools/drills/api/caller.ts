import type { Call, CallAnswer, CallInput } from '@leafshift/contracts/core';

/** Somebody who is signed in. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

export interface SendOptions {
  readonly idempotencyKey?: string;
}

/** How a call was answered; `body` is the error body where it was refused. */
export interface Answered<Body> {
  readonly status: number;
  readonly body: Body;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The path and query of a call with its input, from `/api` on. */
export function urlOf<C extends Call>(call: C, input: CallInput<C>): string {
  const { params = {}, query = {} } = input as LooseInput;
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** Makes a call of an API over HTTP. Throws when there is no answer. */
export async function send<C extends Call>(
  origin: string,
  call: C,
  input: CallInput<C>,
  as?: Person,
  { idempotencyKey }: SendOptions = {},
): Promise<Answered<CallAnswer<C>>> {
  const { body } = input as LooseInput;
  const answer = await fetch(`${origin}${urlOf(call, input)}`, {
    method: call.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as && { 'x-auth-token': as.token }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // Where a web server in between answers by itself, that is a page.
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: answer.status,
    body: (isJson && text !== '' ? JSON.parse(text) : text || undefined) as CallAnswer<C>,
  };
}

/** Makes a call that must succeed. Throws with the refusal. */
export async function get<C extends Call>(
  origin: string,
  call: C,
  input: CallInput<C>,
  as?: Person,
): Promise<CallAnswer<C>> {
  const { status, body } = await send(origin, call, input, as);
  if (status >= 400) {
    throw new Error(`${call.name} was refused with ${status}: ${JSON.stringify(body)}`);
  }
  return body;
}
