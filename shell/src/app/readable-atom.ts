import type { Readable } from '@leafshift/shell-sdk';
import type { Atom, createStore } from 'jotai';

export type ShellStore = ReturnType<typeof createStore>;

/** An atom of the shell's store as remotes and plain functions see it. */
export function readableAtom<Value>(store: ShellStore, atom: Atom<Value>): Readable<Value> {
  return {
    get: () => store.get(atom),
    subscribe: (listener) => store.sub(atom, listener),
  };
}
