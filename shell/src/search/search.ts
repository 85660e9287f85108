import type { Readable } from '@leafshift/shell-sdk';
import { atom, createStore } from 'jotai';
import { readableAtom } from '../app/readable-atom.ts';

/** What is looked for in the header's search, for the shell and for the remotes. */
export interface Search {
  readonly searched: Readable<string>;
  /** Somebody has stopped typing; '' where they look for nothing any more. */
  look(wanted: string): void;
}

export function createSearch(): Search {
  const store = createStore();
  const searched = atom('');
  return {
    searched: readableAtom(store, searched),
    look: (wanted) => store.set(searched, wanted),
  };
}
