import { LAST_SEEN_HEADER } from '@leafshift/contracts/offline';
import type { Readable } from '@leafshift/shell-sdk';
import { atom, type createStore } from 'jotai';
import { readableAtom } from '../app/readable-atom.ts';

/** What is known of the network, and of what the page shows without it. */
export interface Offline {
  /** The browser says that there is no network. */
  readonly isOffline: boolean;
  /** When the oldest of what is shown was answered, as an ISO instant; null where everything came from the network. */
  readonly lastSeen: string | null;
}

const ONLINE: Offline = { isOffline: false, lastSeen: null };

const olderOf = (one: string | null, other: string): string =>
  one !== null && one < other ? one : other;

/** Follows whether there is a network, and whether answers come from it or are those seen last. */
export class LastSeen {
  readonly state: Readable<Offline>;
  readonly #store: ReturnType<typeof createStore>;
  readonly #atom = atom<Offline>(ONLINE);

  constructor(store: ReturnType<typeof createStore>) {
    this.#store = store;
    this.state = readableAtom(store, this.#atom);
    this.#change({ isOffline: !navigator.onLine });
    window.addEventListener('offline', () => this.#change({ isOffline: true }));
    window.addEventListener('online', () => this.#change({ isOffline: false }));
  }

  /** A `fetch` that notes where its answers come from. */
  noting(fetchNow: typeof fetch): typeof fetch {
    return async (address, init) => {
      const response = await fetchNow(address, init);
      this.#note(response.headers.get(LAST_SEEN_HEADER));
      return response;
    };
  }

  #note(seen: string | null): void {
    const { lastSeen } = this.state.get();
    if (seen === null) {
      if (lastSeen !== null) this.#change({ lastSeen: null });
      return;
    }
    this.#change({ lastSeen: olderOf(lastSeen, new Date(seen).toISOString()) });
  }

  #change(change: Partial<Offline>): void {
    this.#store.set(this.#atom, { ...this.state.get(), ...change });
  }
}
