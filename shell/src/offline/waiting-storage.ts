import type { DehydratedState } from '@tanstack/react-query';

/** A call as it is kept: what the query client gives of one that waits or was refused. */
export type Kept = DehydratedState['mutations'][number];

const PREFIX = 'leafshift-waiting:';

/**
 * What a person did without a network, on this device until it is sent. Each call has an entry of its
 * own, so that windows do not overwrite each other's.
 */
export class WaitingStorage {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  keep(userId: string, key: string, kept: Kept): void {
    this.#storage.setItem(`${PREFIX}${userId}:${key}`, JSON.stringify(kept));
  }

  drop(userId: string, key: string): void {
    this.#storage.removeItem(`${PREFIX}${userId}:${key}`);
  }

  /** In the order in which it was done. */
  of(userId: string): readonly Kept[] {
    return this.#names()
      .filter((name) => name.startsWith(`${PREFIX}${userId}:`))
      .map((name) => JSON.parse(this.#storage.getItem(name) ?? 'null') as Kept)
      .toSorted((one, other) => one.state.submittedAt - other.state.submittedAt);
  }

  /** Forgets everybody's, or everybody's but that person's. */
  forget(except?: string): void {
    for (const name of this.#names()) {
      if (except !== undefined && name.startsWith(`${PREFIX}${except}:`)) continue;
      this.#storage.removeItem(name);
    }
  }

  #names(): readonly string[] {
    return Array.from(
      { length: this.#storage.length },
      (_, at) => this.#storage.key(at) ?? '',
    ).filter((name) => name.startsWith(PREFIX));
  }
}
