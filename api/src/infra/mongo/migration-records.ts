import type { Db } from 'mongodb';
import { DATABASE_VERSION } from './database-version.ts';
import { UnusableDatabase } from './unusable-database.ts';

interface AppliedMigration {
  readonly _id: string;
  readonly at?: Date;
  readonly readableFrom?: number;
  readonly version?: number;
  readonly backup?: string;
}

/** What a backup must know of the database that it is of. */
export interface StoredVersion {
  readonly version: number;
  readonly readableFrom: number;
}

const VERSION = 'version';
const RESTORE = 'restore';

/** What a database says of itself: which migrations it has seen, and which releases can work with it. */
export class MigrationRecords {
  constructor(private readonly database: Db) {}

  /** The ids of the migrations that ran. */
  async applied(): Promise<ReadonlySet<string>> {
    const records = this.#records.find({ at: { $exists: true } }, { projection: { _id: 1 } });
    return new Set((await records.toArray()).map(({ _id }) => _id));
  }

  async add(id: string, readableFrom: number | undefined): Promise<void> {
    const leaves = readableFrom === undefined ? {} : { readableFrom };
    await this.#records.insertOne({ _id: id, at: new Date(), ...leaves });
  }

  /** Notes that this release has worked here; the newest one counts. */
  async noteVersion(): Promise<void> {
    await this.#records.updateOne(
      { _id: VERSION },
      { $max: { version: DATABASE_VERSION } },
      { upsert: true },
    );
  }

  /**
   * Throws UnusableDatabase where a newer release has changed it beyond what this one can read
   * (PLATFORM-22), or while a restore is not finished.
   */
  async assertReadable(): Promise<void> {
    if (await this.#records.findOne({ _id: RESTORE })) {
      throw new UnusableDatabase(
        'A restore into this database was not finished: run it again, and it goes on.',
      );
    }
    assertKnown(await this.version());
  }

  /** The newest version that worked here, and the oldest that still can. */
  async version(): Promise<StoredVersion> {
    const newest = await this.#records.findOne({ _id: VERSION });
    const [least] = await this.#records
      .find({ readableFrom: { $exists: true } })
      .sort({ readableFrom: -1 })
      .limit(1)
      .toArray();
    const readableFrom = least?.readableFrom ?? 0;
    return { version: Math.max(newest?.version ?? 0, readableFrom), readableFrom };
  }

  /** The backup of which a restore has begun here and is not finished; null where none has. */
  async findRestore(): Promise<string | null> {
    return (await this.#records.findOne({ _id: RESTORE }))?.backup ?? null;
  }

  async restoreBegins(backup: string): Promise<void> {
    await this.#records.insertOne({ _id: RESTORE, backup });
  }

  async restoreEnds(): Promise<void> {
    await this.#records.deleteOne({ _id: RESTORE });
  }

  get #records() {
    return this.database.collection<AppliedMigration>('migrations');
  }
}

/** Throws UnusableDatabase for a version that this release cannot read. */
export function assertKnown({ version, readableFrom }: StoredVersion): void {
  if (readableFrom > DATABASE_VERSION) {
    throw new UnusableDatabase(
      `This release knows version ${DATABASE_VERSION} of the database; a newer one has brought it to version ${version}, which is read from version ${readableFrom} on. Start that release, or restore a backup from before it.`,
    );
  }
}
