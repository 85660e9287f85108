import type { Call } from '@leafshift/contracts/core';

/** Hands out the keys under which the server knows a repeated change. */
export interface IdempotencyKeys {
  /**
   * The key of this call with this input: the one of before while its outcome is open. Only calls
   * that the contract marks as idempotent have one.
   */
  keyFor(call: Call, input: unknown, token: string | null): string | undefined;
  /** The outcome of the call is known, so that the same input sent again is a new change. */
  settle(call: Call, input: unknown, token: string | null): void;
}

const MOST_OPEN_CALLS = 100;

const withSortedFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Remembers the key of each change whose outcome is open (no answer came, or the server failed),
 * so that pressing the button again after a lost answer cannot do the same thing twice.
 */
export function createIdempotencyKeys(makeKey = () => crypto.randomUUID()): IdempotencyKeys {
  const open = new Map<string, string>();
  const identify = (call: Call, input: unknown, token: string | null): string =>
    JSON.stringify([token, call.name, input], withSortedFields);

  return {
    keyFor(call, input, token) {
      if (!call.idempotent) return undefined;
      const identity = identify(call, input, token);
      const key = open.get(identity) ?? makeKey();
      open.delete(identity);
      open.set(identity, key);
      const [oldest] = open.keys();
      if (open.size > MOST_OPEN_CALLS && oldest !== undefined) open.delete(oldest);
      return key;
    },
    settle(call, input, token) {
      open.delete(identify(call, input, token));
    },
  };
}
