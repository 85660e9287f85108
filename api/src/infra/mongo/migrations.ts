import { Injectable } from '@nestjs/common';
import type { IndexDescription } from 'mongodb';
import type { IndexDefinition, IndexOptions, Model } from 'mongoose';
import { Config } from '../config/config.ts';
import { Log } from '../logger/log.ts';
import { Database } from './database.ts';
import { Leases } from './leases.ts';
import { isNamespaceExists } from './mongo-errors.ts';

/** A change of stored data that runs once, in the order of the ids. */
export interface DataMigration {
  /** Sorts by itself, such as `2026-05-01-split-names`. */
  readonly id: string;
  up(database: Database['native']): Promise<void>;
}

const LEASE = 'migrations';
const LEASE_MS = 60_000;
const APPLIED = 'migrations';

/**
 * The one serial step that makes all collections and indexes and changes stored data, before any
 * traffic. One node at a time does it; the others wait. Nothing else ever creates a collection.
 */
@Injectable()
export class Migrations {
  readonly #data: DataMigration[] = [];

  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
    private readonly log: Log,
    private readonly config: Config,
  ) {}

  register(migration: DataMigration): void {
    this.#data.push(migration);
  }

  /** Brings the database to what this version of the API needs. */
  async run(): Promise<void> {
    const existing = await this.#existingCollections();
    await this.#create('leases', existing);
    const lease = { name: LEASE, milliseconds: LEASE_MS, onFailure: this.#sayNotRenewed };
    await this.leases.during(lease, async () => {
      await this.#create(APPLIED, existing);
      for (const model of this.#models()) {
        await this.#create(model.collection.name, existing);
        await this.#index(model);
      }
      await this.#changeData();
    });
  }

  readonly #sayNotRenewed = (error: unknown): void => {
    this.log.warn('The lease of the migrations was not renewed', { error: String(error) });
  };

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

  async #index({ collection, schema }: Model<unknown>): Promise<void> {
    const indexes = schema.indexes();
    if (indexes.length > 0) {
      await this.database.native
        .collection(collection.name)
        .createIndexes(indexes.map((index) => this.#description(index)));
    }
  }

  /** A test's clock stands still, so the database's own clock must not decide what is over. */
  #description([key, { expireAfterSeconds, ...index }]: [IndexDefinition, IndexOptions]) {
    const expires = expireAfterSeconds !== undefined && !this.config.isTest;
    return { ...index, key, ...(expires && { expireAfterSeconds }) } as IndexDescription;
  }

  async #changeData(): Promise<void> {
    const applied = this.database.native.collection<{ _id: string; at: Date }>(APPLIED);
    for (const migration of this.#data.toSorted((a, b) => a.id.localeCompare(b.id))) {
      if (!(await applied.findOne({ _id: migration.id }))) {
        this.log.info('Changing stored data', { migration: migration.id });
        await migration.up(this.database.native);
        await applied.insertOne({ _id: migration.id, at: new Date() });
      }
    }
  }
}
