import type { Call, CallInput } from '@leafshift/contracts/core';

export interface CallRequest {
  readonly method: Call['method'];
  /** Path and query, from `/api` on. */
  readonly url: string;
  readonly body: string | undefined;
}

/** The parts of a call's input, of any call. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The HTTP request that makes a call with an input. */
export function callRequest<C extends Call>(call: C, input: CallInput<C>): CallRequest {
  const { params = {}, query = {}, body } = input as LooseInput;
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return {
    method: call.method,
    url: `/api${path}${search(query)}`,
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function search(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
