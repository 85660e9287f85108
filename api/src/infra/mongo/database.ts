import type { OnApplicationShutdown } from '@nestjs/common';
import mongoose, { type Connection, type Model, type Mongoose } from 'mongoose';
import type { CollectionDefinition } from './collection.ts';
import { Reads } from './reads.ts';
import { Writes } from './writes.ts';

const SERVER_SELECTION_TIMEOUT_MS = 5000;

/** The one connection of this process, and the registry of the collections that its modules own. */
export class Database implements OnApplicationShutdown {
  readonly connection: Connection;
  readonly #definitions = new Map<string, CollectionDefinition<never>>();

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** Connects, or throws when no server answers within five seconds. */
  static async connect(uri: string): Promise<Database> {
    const instance: Mongoose = new mongoose.Mongoose({
      transactionAsyncLocalStorage: true,
      autoCreate: false,
      autoIndex: false,
    });
    const connection = instance.createConnection(uri, {
      serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
      retryWrites: true,
      w: 'majority',
    });
    return new Database(await connection.asPromise());
  }

  /** The model behind a repository. Also registers the collection, so that migrations make it. */
  model<Doc>(definition: CollectionDefinition<Doc>): Model<Doc> {
    const known = this.#definitions.get(definition.name);
    if (known && known !== (definition as unknown)) {
      throw new Error(`Two definitions of the collection ${definition.name}`);
    }
    this.#definitions.set(definition.name, definition as unknown as CollectionDefinition<never>);
    return this.connection.model<Doc>(
      definition.name,
      definition.schema as never,
      definition.name,
      { overwriteModels: true },
    ) as unknown as Model<Doc>;
  }

  /** Quick reads of a registered collection; see `Reads`. */
  reads<Doc>({ name }: CollectionDefinition<Doc>): Reads<Doc> {
    return new Reads<Doc>(this.connection, name);
  }

  /** Quick writes of a registered collection; see `Writes`. */
  writes<Doc extends object>({ name }: CollectionDefinition<Doc>): Writes<Doc> {
    return new Writes<Doc>(this.connection, name);
  }

  get definitions(): readonly CollectionDefinition<never>[] {
    return [...this.#definitions.values()].toSorted((a, b) => a.name.localeCompare(b.name));
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.native.command({ ping: 1 });
  }

  /** The driver's own handle, for what is not a module's collection. */
  get native(): NonNullable<Connection['db']> {
    const { db } = this.connection;
    if (!db) {
      throw new Error('The database is not connected');
    }
    return db;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }
}
