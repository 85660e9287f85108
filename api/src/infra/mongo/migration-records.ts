import type { Db } from 'mongodb';
import { DATABASE_VERSION } from './database-version.ts';
import { UnusableDatabase } from './unusable-database.ts';

interface AppliedMigration {
  readonly _id: string;
  readonly at?: Date;
  readonly readableFrom?: number;
  readonly version?: number;
}

const VERSION = 'version';

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

  /** Throws UnusableDatabase where a newer release has changed it beyond what this one can read (PLATFORM-22). */
  async assertReadable(): Promise<void> {
    const [least] = await this.#records
      .find({ readableFrom: { $gt: DATABASE_VERSION } })
      .sort({ readableFrom: -1 })
      .limit(1)
      .toArray();
    if (!least) return;
    const newest = await this.#records.findOne({ _id: VERSION });
    throw new UnusableDatabase(
      `This release knows version ${DATABASE_VERSION} of the database; a newer one has brought it to version ${newest?.version ?? least.readableFrom}, which is read from version ${least.readableFrom} on (${least._id}). Start that release, or restore a backup from before it.`,
    );
  }

  get #records() {
    return this.database.collection<AppliedMigration>('migrations');
  }
}
