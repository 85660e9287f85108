import { join } from 'node:path';
import { type Db, MongoServerError, Timestamp } from 'mongodb';
import { OperatorError } from '../operator-error.ts';
import { writeHashed } from './hashed-file.ts';
import { LEFT_OUT } from './left-out.ts';
import { DATABASE_FOLDER, type Progress, type SavedCollection } from './manifest.ts';

const BATCH = 1000;
/** The database no longer has the state of that time. */
const TOO_OLD: ReadonlySet<unknown> = new Set([
  239, // SnapshotTooOld
  246, // SnapshotUnavailable
]);
const ATTEMPTS = 3;

/** Reads all collections as they were at one time, so that what belongs together is together (PLATFORM-23). */
export class DatabaseSnapshot {
  constructor(
    private readonly database: Db,
    private readonly folder: string,
    /** Called with how far it is, after each step that is not done again after a break. */
    private readonly note: (progress: Progress) => Promise<void>,
  ) {}

  /**
   * Goes on from where it was broken off, or begins anew at another time where the database does not have
   * that one any more. Throws OperatorError where it keeps none long enough.
   */
  async save(from: Progress): Promise<Progress> {
    let progress = from;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#save(progress);
      } catch (error) {
        if (!(error instanceof MongoServerError && TOO_OLD.has(error.code))) throw error;
        if (attempt === ATTEMPTS) {
          throw new OperatorError(
            'The database kept no state for as long as it took to read it: raise its parameter minSnapshotHistoryWindowInSeconds, and run backup again.',
            { cause: error },
          );
        }
        progress = { ...progress, snapshot: null, collections: [] };
      }
    }
  }

  async #save(from: Progress): Promise<Progress> {
    const snapshot = from.snapshot ?? (await this.#now());
    let progress: Progress = { ...from, snapshot };
    await this.note(progress);
    const done = new Set(progress.collections.map(({ name }) => name));
    for (const name of await this.#names()) {
      if (done.has(name)) continue;
      const saved = await this.#saveCollection(name, snapshot);
      progress = { ...progress, collections: [...progress.collections, saved] };
      await this.note(progress);
    }
    return progress;
  }

  async #names(): Promise<readonly string[]> {
    const infos = await this.database.listCollections({ type: 'collection' }).toArray();
    return infos
      .map(({ name }) => name)
      .filter((name) => !(LEFT_OUT.has(name) || name.startsWith('system.')))
      .toSorted();
  }

  async #now(): Promise<NonNullable<Progress['snapshot']>> {
    const answer = await this.database.command({
      find: 'migrations',
      limit: 1,
      singleBatch: true,
      readConcern: { level: 'snapshot' },
    });
    const time = answer.cursor.atClusterTime as Timestamp;
    return { t: time.getHighBitsUnsigned(), i: time.getLowBitsUnsigned() };
  }

  async #saveCollection(
    name: string,
    { t, i }: NonNullable<Progress['snapshot']>,
  ): Promise<SavedCollection> {
    const cursor = this.database.runCursorCommand(
      {
        find: name,
        sort: { _id: 1 },
        batchSize: BATCH,
        readConcern: { level: 'snapshot', atClusterTime: new Timestamp({ t, i }) },
      },
      { raw: true },
    );
    cursor.setBatchSize(BATCH);
    let documents = 0;
    async function* bytes(): AsyncGenerator<Uint8Array> {
      for await (const document of cursor as AsyncIterable<unknown>) {
        documents += 1;
        yield document as Uint8Array;
      }
    }
    const digest = await writeHashed(join(this.folder, DATABASE_FOLDER, `${name}.bson`), bytes());
    return { name, documents, ...digest };
  }
}
