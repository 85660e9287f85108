import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';

// Queries made inside a transaction belong to it by themselves.
mongoose.set('transactionAsyncLocalStorage', true);

const SERVER_SELECTION_TIMEOUT_MS = 5000;

/** How every process connects: nothing is created by itself, the migrations do it. */
export const CONNECTION_OPTIONS = {
  autoCreate: false,
  autoIndex: false,
  serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  retryWrites: true,
  monitorCommands: true,
  w: 'majority',
} as const;

/**
 * A database that does not answer is said soon, and who starts us tries again; but a first try also fails
 * while the members elect, or where a busy machine takes seconds to load what is started.
 */
export const FIRST_CONNECTION = { retryAttempts: 3, retryDelay: 1000 } as const;

/** The one connection of this process, for what is not a module's collection. */
@Injectable()
export class Database {
  constructor(@InjectConnection() readonly connection: Connection) {}

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.native.command({ ping: 1 });
  }

  /** The driver's own handle. */
  get native(): NonNullable<Connection['db']> {
    const { db } = this.connection;
    if (!db) {
      throw new Error('The database is not connected');
    }
    return db;
  }
}
