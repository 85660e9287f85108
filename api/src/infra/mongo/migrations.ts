import { Injectable } from '@nestjs/common';
import type { IndexDefinition, IndexOptions, Model } from 'mongoose';
import { Config } from '../config/config.ts';
import { Log } from '../logger/log.ts';
import { Database } from './database.ts';
import { DATABASE_VERSION } from './database-version.ts';
import { IndexChanges } from './index-changes.ts';
import type { DeclaredIndex } from './index-form.ts';
import { type CollectionIndexes, type IndexStep, indexSteps, sentenceOf } from './index-plan.ts';
import { Leases } from './leases.ts';
import { MigrationRecords } from './migration-records.ts';
import { isNamespaceExists } from './mongo-errors.ts';
import { dividedOf, Sharding, sayDivided } from './sharding.ts';
import { UnusableDatabase } from './unusable-database.ts';

interface Migration {
  /** Sorts by itself, such as `2026-05-01-split-names`. */
  readonly id: string;
  /**
   * The version of the oldest release that can still work with what this leaves, where it takes something
   * away: below the version of its own release, because the one before runs beside it (PLATFORM-22).
   */
  readonly readableFrom?: number;
}

/** Indexes that are no longer declared and go, once what is declared is built (PLATFORM-21). */
export interface IndexMigration extends Migration {
  readonly drops: readonly DroppedIndexes[];
}

interface DroppedIndexes {
  readonly collection: string;
  readonly indexes: readonly string[];
}

/** A change of stored data that runs once, in the order of the ids. */
export interface DataMigration extends Migration {
  readonly drops?: readonly DroppedIndexes[];
  up(database: Database['native']): Promise<void>;
  /**
   * Does the same, cheaply, to what the release before has written since: it runs at every start, the last
   * of which comes when nobody of that release is left.
   */
  again?(database: Database['native']): Promise<void>;
}

/** What a run comes upon: it changes something, or leaves something and says so. */
interface PlannedStep {
  readonly sentence: string;
  readonly isChange: boolean;
}

const change = (sentence: string): PlannedStep => ({ sentence, isChange: true });

/** Steps with indexes that stay as they are. */
const LEFT: ReadonlySet<IndexStep['kind']> = new Set(['keep-newer', 'unknown']);

const LEASE = 'migrations';
const LEASE_MS = 60_000;
const RECORDS = 'migrations';

/**
 * The one serial step that makes all collections and indexes and changes stored data, before any
 * traffic. One node at a time does it; the others wait. Nothing else ever creates a collection.
 */
@Injectable()
export class Migrations {
  readonly #registered: (DataMigration | IndexMigration)[] = [];

  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
    private readonly log: Log,
    private readonly config: Config,
  ) {}

  /** Throws for one that would shut out the release before its own. */
  register(migration: DataMigration | IndexMigration): void {
    if ((migration.readableFrom ?? 0) >= DATABASE_VERSION) {
      throw new Error(`${migration.id} leaves no room for the release before it`);
    }
    this.#registered.push(migration);
  }

  /**
   * Brings the database to what this version of the API needs. Throws UnusableDatabase where it is newer
   * than this version can work with, with nothing changed.
   */
  async run(): Promise<void> {
    await this.#records.assertReadable();
    const existing = await this.#existingCollections();
    await this.#create('leases', existing);
    const lease = { name: LEASE, milliseconds: LEASE_MS, onFailure: this.#sayNotRenewed };
    await this.leases.during(lease, async () => {
      await this.#create(RECORDS, existing);
      await this.#records.assertReadable();
      await this.#reconcile(existing);
      if (await this.#changeData()) {
        // What has moved to another name may have brought other indexes along.
        await this.#reconcile(await this.#existingCollections());
      }
      for (const due of await this.#toDivide()) {
        this.log.info('Dividing a collection', { step: sayDivided(due) });
        await this.#sharding.divide(due);
      }
      await this.#records.noteVersion();
    });
  }

  /** What `run` would do and leave, in sentences; nothing is changed. Throws as `run` does. */
  async plan(): Promise<readonly string[]> {
    return (await this.#plan()).map(({ sentence }) => sentence);
  }

  /** Throws UnusableDatabase where `run` would change something, and as `run` does. */
  async assertCurrent(): Promise<void> {
    if ((await this.#plan()).some(({ isChange }) => isChange)) {
      throw new UnusableDatabase(
        'The database is not as this release needs it: run operator migrate first; with --dry-run it says what that changes.',
      );
    }
  }

  async #plan(): Promise<readonly PlannedStep[]> {
    await this.#records.assertReadable();
    const existing = await this.#existingCollections();
    const changes = await this.#indexes.all();
    const steps: PlannedStep[] = [];
    for (const { collection, schema } of this.#models()) {
      const { name } = collection;
      if (!existing.has(name)) steps.push(change(`make collection ${name}`));
      const indexes = await this.#indexesOf(name, schema, existing, changes);
      steps.push(
        ...indexSteps(indexes).map((step) => ({
          sentence: sentenceOf(name, step),
          isChange: !LEFT.has(step.kind),
        })),
      );
    }
    const due = (await this.#due()).filter((migration) => 'up' in migration);
    return [
      ...steps,
      ...due.map(({ id }) => change(`change stored data: ${id}`)),
      ...(await this.#toDivide()).map((each) => change(sayDivided(each))),
    ];
  }

  readonly #sayNotRenewed = (error: unknown): void => {
    this.log.warn('The lease of the migrations was not renewed', { error: String(error) });
  };

  get #records(): MigrationRecords {
    return new MigrationRecords(this.database.native);
  }

  get #sharding(): Sharding {
    return new Sharding(this.database.connection);
  }

  #toDivide(): ReturnType<Sharding['due']> {
    return this.#sharding.due(dividedOf(this.#models()));
  }

  get #indexes(): IndexChanges {
    return new IndexChanges(this.database.native);
  }

  async #existingCollections(): Promise<ReadonlySet<string>> {
    const infos = await this.database.native.listCollections({}, { nameOnly: true }).toArray();
    return new Set(infos.map((info) => info.name));
  }

  async #create(name: string, existing: ReadonlySet<string>): Promise<void> {
    if (existing.has(name)) {
      return;
    }
    try {
      await this.database.native.createCollection(name);
    } catch (error) {
      // Another node was first.
      if (!isNamespaceExists(error)) {
        throw error;
      }
    }
  }

  /** Every model of the process, in the order of their names. */
  #models(): readonly Model<unknown>[] {
    return Object.values(this.database.connection.models).toSorted((a, b) =>
      a.modelName.localeCompare(b.modelName),
    );
  }

  async #reconcile(existing: ReadonlySet<string>): Promise<void> {
    const changes = await this.#indexes.all();
    for (const { collection, schema } of this.#models()) {
      const { name } = collection;
      await this.#create(name, existing);
      const indexes = await this.#indexesOf(name, schema, existing, changes);
      const steps = indexSteps(indexes);
      for (const step of steps.filter(({ kind }) => kind !== 'build')) {
        this.log.info('Indexes differ from what is declared', { step: sentenceOf(name, step) });
      }
      await this.#indexes.apply(name, steps, indexes);
    }
  }

  async #indexesOf(
    collection: string,
    schema: Model<unknown>['schema'],
    existing: ReadonlySet<string>,
    changes: Awaited<ReturnType<IndexChanges['all']>>,
  ): Promise<CollectionIndexes> {
    const declared = schema.indexes().map((index) => this.#description(index));
    const ofThis = declared.flatMap(({ name }) => {
      const change = changes.get(`${collection}.${name}`);
      return change ? [[name, change] as const] : [];
    });
    return {
      declared,
      found: existing.has(collection) ? await this.#indexes.found(collection) : [],
      drops: this.#dropsOf(collection),
      changes: new Map(ofThis),
      version: DATABASE_VERSION,
    };
  }

  #dropsOf(collection: string): ReadonlyMap<string, string> {
    const drops = this.#registered.flatMap(({ id, drops: dropped = [] }) =>
      dropped
        .filter((drop) => drop.collection === collection)
        .flatMap(({ indexes }) => indexes.map((index) => [index, id] as const)),
    );
    return new Map(drops);
  }

  /** A test's clock stands still, so the database's own clock must not decide what is over. */
  #description([key, options]: [IndexDefinition, IndexOptions]): DeclaredIndex {
    const { expireAfterSeconds, ...index } = options;
    const expires = expireAfterSeconds !== undefined && !this.config.isTest;
    return { ...index, key, ...(expires && { expireAfterSeconds }) } as DeclaredIndex;
  }

  /** Migrations that this database has not seen, in their order. */
  async #due(): Promise<readonly (DataMigration | IndexMigration)[]> {
    const applied = await this.#records.applied();
    return this.#registered
      .filter(({ id }) => !applied.has(id))
      .toSorted((a, b) => a.id.localeCompare(b.id));
  }

  /** Whether anything was due. */
  async #changeData(): Promise<boolean> {
    const due = await this.#due();
    for (const migration of due) {
      this.log.info('Changing stored data', { migration: migration.id });
      if ('up' in migration) await migration.up(this.database.native);
      for (const { collection, indexes } of migration.drops ?? []) {
        for (const index of indexes) await this.#indexes.noteDropped(collection, index);
      }
      await this.#records.add(migration.id, migration.readableFrom);
    }
    for (const migration of this.#registered) {
      if ('again' in migration) await migration.again?.(this.database.native);
    }
    return due.length > 0;
  }
}
