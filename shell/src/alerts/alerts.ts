import type { TextCode } from '@leafshift/domain/text-code';
import type { AlertKind, Readable } from '@leafshift/shell-sdk';
import { atom } from 'jotai';
import { readableAtom, type ShellStore } from '../app/readable-atom.ts';

/** How long an alert stays, in milliseconds (LOOK-8). */
export const ALERT_DURATION_MS = 1800;

export interface AlertMessage {
  readonly id: number;
  readonly msg: string;
  readonly status: AlertKind;
}

/** The alert toasts: each goes by itself after 1.8 s, unless somebody is reading it. */
export interface Alerts {
  readonly list: Readable<readonly AlertMessage[]>;
  notify(kind: AlertKind, msg: string): void;
  dismiss(id: number): void;
  /** Stops the clocks while the pointer or the focus is on an alert. */
  hold(): void;
  release(): void;
}

/** `say` puts the code of a text into the language of the page; other texts it leaves as they are. */
export function createAlerts(
  store: ShellStore,
  say: (text: TextCode) => string = (text) => text,
): Alerts {
  const listAtom = atom<readonly AlertMessage[]>([]);
  const clocks = new Map<number, ReturnType<typeof setTimeout>>();
  let lastId = 0;
  let isHeld = false;

  const dismiss = (id: number): void => {
    clearTimeout(clocks.get(id));
    clocks.delete(id);
    store.set(listAtom, (list) => list.filter((alert) => alert.id !== id));
    // Neither pointer nor focus leaves what is taken away under them.
    if (store.get(listAtom).length === 0) isHeld = false;
  };

  const startClock = (id: number): void => {
    clearTimeout(clocks.get(id));
    clocks.set(
      id,
      setTimeout(() => dismiss(id), ALERT_DURATION_MS),
    );
  };

  return {
    list: readableAtom(store, listAtom),
    dismiss,
    notify: (status, msg) => {
      lastId += 1;
      const alert = { id: lastId, msg: say(msg), status };
      store.set(listAtom, (list) => [...list, alert]);
      if (!isHeld) startClock(alert.id);
    },
    hold: () => {
      isHeld = true;
      for (const clock of clocks.values()) clearTimeout(clock);
      clocks.clear();
    },
    release: () => {
      isHeld = false;
      for (const { id } of store.get(listAtom)) startClock(id);
    },
  };
}
