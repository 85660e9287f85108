import { useSyncExternalStore } from 'react';
import type { Readable } from './shell-api.ts';

/** The current value of what the shell hands over, rendered anew after each change. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get);
}
