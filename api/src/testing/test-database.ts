import { randomBytes } from 'node:crypto';

/** A database name for one spec file. */
export const newDatabaseName = (): string => `spec_${randomBytes(6).toString('hex')}`;

/** The address of a database on the server of this run. Throws when there is none. */
export function databaseUri(name: string): string {
  const server = process.env.MONGODB_URI;
  if (!server) {
    throw new Error('MONGODB_URI is not set; Jest sets it before the run');
  }
  const uri = new URL(server);
  uri.pathname = `/${name}`;
  return uri.href;
}
