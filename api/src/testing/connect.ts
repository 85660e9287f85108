import type { ModelDefinition } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { CONNECTION_OPTIONS, Database } from '../infra/mongo/database.ts';

/** A connection of a spec's own, without an application; the caller closes it. */
export async function connect(
  uri: string,
  definitions: readonly ModelDefinition[] = [],
): Promise<Database> {
  const connection = await mongoose.createConnection(uri, CONNECTION_OPTIONS).asPromise();
  for (const { name, schema, collection } of definitions) {
    connection.model(name, schema, collection);
  }
  return new Database(connection);
}
