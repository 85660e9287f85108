import type { Call } from '@leafshift/contracts/core';
import { type AddressParts, requestAddress } from './request-address.ts';

export interface RequestParts extends AddressParts {
  readonly body?: unknown;
}

export interface RequestSettings {
  readonly baseUrl: string;
  readonly token: string | null;
  /** What the answer's sentences are to be read in. */
  readonly language: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  readonly file: Blob | undefined;
}

/** The address and settings of `fetch` for a call. Throws a TypeError where a path parameter is missing. */
export function buildRequest(
  call: Call,
  input: RequestParts,
  settings: RequestSettings,
): [address: string, init: RequestInit] {
  const headers = new Headers({ accept: call.produces ?? 'application/json' });
  if (settings.language !== undefined) headers.set('accept-language', settings.language);
  if (settings.token !== null) headers.set('x-auth-token', settings.token);
  if (settings.idempotencyKey !== undefined) {
    headers.set('idempotency-key', settings.idempotencyKey);
  }
  const init: RequestInit = { method: call.method, headers, signal: settings.signal };
  if (input.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(input.body);
  }
  if (settings.file) {
    headers.set('content-type', settings.file.type || 'application/octet-stream');
    init.body = settings.file;
  }
  return [requestAddress(settings.baseUrl, call, input), init];
}
