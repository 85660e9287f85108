import type { Db } from 'mongodb';

/** Outbox records that remove a file name it, so that what they still have to do is no problem. */
const REMOVALS = ['uploads.remove', 'uploads.removeBytes'];

interface Removal {
  readonly payload: {
    readonly key: string;
    readonly storedAs?: string;
    readonly onlyUnclaimed?: boolean;
  };
}

/** Uploads that are removed once it is their time, and bytes that an upload no longer has. */
export class LeavingFiles {
  readonly #always = new Set<string>();
  readonly #unlessClaimed = new Set<string>();

  static async read(database: Db): Promise<LeavingFiles> {
    const leaving = new LeavingFiles();
    const records = database
      .collection<Removal>('outbox')
      .find({ kind: { $in: REMOVALS }, state: 'waiting' });
    for await (const { payload } of records) {
      const { key, storedAs = key, onlyUnclaimed = false } = payload;
      (onlyUnclaimed ? leaving.#unlessClaimed : leaving.#always).add(storedAs);
    }
    return leaving;
  }

  /** Whether an upload's file may be gone before the upload is. */
  hasUpload({ _id, state }: { readonly _id: string; readonly state: string }): boolean {
    return this.#always.has(_id) || (state !== 'claimed' && this.#unlessClaimed.has(_id));
  }

  /** Whether bytes may be there that belong to no upload. */
  hasBytes(key: string): boolean {
    return this.#always.has(key);
  }
}
