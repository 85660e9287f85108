import type { Readable } from '@leafshift/shell-sdk';
import { atom } from 'jotai';
import { readableAtom, type ShellStore } from '../../app/readable-atom.ts';

/** Asks whether it is still the owner, for all calls that want to know at this moment. */
export interface Confirmation {
  readonly isAsking: Readable<boolean>;
  /** True once they have confirmed it, false when they would not. */
  ask(): Promise<boolean>;
  answer(isConfirmed: boolean): void;
}

/** However many calls ask, there is one question; its answer is for all of them. */
export function createConfirmation(store: ShellStore): Confirmation {
  const isAskingAtom = atom(false);
  let waiting: ((isConfirmed: boolean) => void)[] = [];
  return {
    isAsking: readableAtom(store, isAskingAtom),
    ask: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        store.set(isAskingAtom, true);
      }),
    answer(isConfirmed) {
      const answered = waiting;
      waiting = [];
      store.set(isAskingAtom, false);
      for (const resolve of answered) resolve(isConfirmed);
    },
  };
}
