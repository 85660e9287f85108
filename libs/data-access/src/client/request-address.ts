import type { Call } from '@leafshift/contracts/core';

export interface AddressParts {
  readonly params?: unknown;
  readonly query?: unknown;
}

const entriesOf = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : [];

/** The address of a call: path parameters filled in and encoded, absent query fields left out. */
export function requestAddress(baseUrl: string, call: Call, input: AddressParts): string {
  const params = new Map(entriesOf(input.params));
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params.get(name);
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`${call.name} needs the path parameter '${name}'`);
    }
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of entriesOf(input.query)) {
    if (value !== undefined && value !== null) query.append(name, String(value));
  }
  const search = query.toString();
  return `${baseUrl.replace(/\/$/, '')}${path}${search === '' ? '' : `?${search}`}`;
}
