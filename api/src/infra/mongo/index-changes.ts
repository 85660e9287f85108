import type { Collection, Db, IndexDescription } from 'mongodb';
import { DATABASE_VERSION } from './database-version.ts';
import {
  type DeclaredIndex,
  digestOf,
  type FoundIndex,
  standInFor,
  standInName,
} from './index-form.ts';
import type { CollectionIndexes, IndexChange, IndexStep } from './index-plan.ts';
import { isDuplicateKey, isMissing } from './mongo-errors.ts';
import { UnusableDatabase } from './unusable-database.ts';

interface StoredChange {
  readonly _id: string;
  readonly replaced?: readonly string[];
  readonly dropped?: boolean;
  readonly version: number;
}

const RECORDS = 'migrations';
const PREFIX = 'index:';

/** Does the steps of an index plan, and keeps what processes of earlier releases must not undo. */
export class IndexChanges {
  constructor(private readonly database: Db) {}

  /** What was changed so far, by collection and index. */
  async all(): Promise<ReadonlyMap<string, IndexChange>> {
    const stored = await this.#records.find({ _id: { $gte: PREFIX, $lt: 'index;' } }).toArray();
    return new Map(
      stored.map(({ _id, replaced = [], dropped = false, version }) => [
        _id.slice(PREFIX.length),
        { replaced, dropped, version },
      ]),
    );
  }

  /** Indexes of a collection; none where there is no such collection. */
  async found(collection: string): Promise<readonly FoundIndex[]> {
    try {
      const indexes = await this.database.collection(collection).indexes();
      return indexes.filter((index): index is FoundIndex => index.name !== undefined);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** Notes for good that an index goes, whether this database has it or not. */
  async noteDropped(collection: string, index: string): Promise<void> {
    await this.#note(collection, index, { $set: { dropped: true } });
  }

  /** Does the steps. Throws UnusableDatabase where stored documents break a unique index. */
  async apply(name: string, steps: readonly IndexStep[], { found }: CollectionIndexes) {
    const collection = this.database.collection(name);
    const built = steps.flatMap((step) => (step.kind === 'build' ? [step.index] : []));
    if (built.length > 0) await this.#build(collection, built);
    for (const step of steps) {
      switch (step.kind) {
        case 'expiry':
          await this.#replace(name, step.index, step.replaces);
          await this.#setExpiry(name, step.index);
          break;
        case 'rebuild':
          await this.#replace(name, step.index, step.replaces);
          await this.#rebuild(collection, step.index, step.replaces, found);
          break;
        case 'drop':
          await this.#drop(collection, step.name);
          break;
      }
    }
  }

  async #setExpiry(collMod: string, { name, expireAfterSeconds }: DeclaredIndex): Promise<void> {
    await this.database.command({ collMod, index: { name, expireAfterSeconds } });
  }

  /**
   * A new index of the same name cannot be built beside the old one. Where it is unique, another index
   * holds its rule before the old one goes and until the new one is there; a process that is killed in
   * between leaves that one, and the next goes on from there.
   */
  async #rebuild(
    collection: Collection,
    index: DeclaredIndex,
    replaced: FoundIndex,
    found: readonly FoundIndex[],
  ): Promise<void> {
    const standIn = standInName(index.name);
    if (index.unique) {
      if (found.some(({ name }) => name === standIn)) await this.#drop(collection, standIn);
      await this.#build(collection, [standInFor(index)]);
    }
    await this.#drop(collection, replaced.name);
    await this.#build(collection, [index]);
    if (index.unique) await this.#drop(collection, standIn);
  }

  async #build(collection: Collection, indexes: readonly DeclaredIndex[]): Promise<void> {
    try {
      await collection.createIndexes(indexes as IndexDescription[]);
    } catch (error) {
      const broken = indexes.find(({ name }) => isDuplicateKey(error, name));
      if (!broken) throw error;
      const fields = Object.keys(broken.key).join(', ');
      throw new UnusableDatabase(
        `The unique index ${broken.name} of ${collection.collectionName} cannot be built: there are documents with the same ${fields}. Nothing else of it was changed; see to those documents and start again.`,
        { cause: error },
      );
    }
  }

  async #drop(collection: Collection, name: string): Promise<void> {
    try {
      await collection.dropIndex(name);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async #replace(collection: string, index: DeclaredIndex, replaced: FoundIndex): Promise<void> {
    await this.#note(collection, index.name, { $addToSet: { replaced: digestOf(replaced) } });
    await this.#records.updateOne(
      { _id: recordId(collection, index.name) },
      { $pull: { replaced: digestOf(index) } },
    );
  }

  async #note(collection: string, index: string, change: object): Promise<void> {
    await this.#records.updateOne(
      { _id: recordId(collection, index) },
      { ...change, $max: { version: DATABASE_VERSION } },
      { upsert: true },
    );
  }

  get #records() {
    return this.database.collection<StoredChange>(RECORDS);
  }
}

const recordId = (collection: string, index: string): string => `${PREFIX}${collection}.${index}`;
