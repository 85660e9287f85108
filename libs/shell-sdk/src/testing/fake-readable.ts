import type { Readable } from '../shell-api.ts';

export interface FakeReadable<Value> extends Readable<Value> {
  set(value: Value): void;
}

/** A value that a test can change. */
export function fakeReadable<Value>(initial: Value): FakeReadable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
