import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { INestApplicationContext } from '@nestjs/common';
import { type Db, type Document, MongoBulkWriteError } from 'mongodb';
import { Database } from '../../infra/mongo/database.ts';
import { assertKnown, MigrationRecords } from '../../infra/mongo/migration-records.ts';
import { Migrations } from '../../infra/mongo/migrations.ts';
import { isDuplicateKey } from '../../infra/mongo/mongo-errors.ts';
import { FileStorage } from '../../infra/storage/file-storage.ts';
import { OperatorError } from '../operator-error.ts';
import { documentsIn, exactly } from './bson-file.ts';
import { openCopy, readFileList } from './file-copies.ts';
import { LEFT_OUT } from './left-out.ts';
import { DATABASE_FOLDER, type Manifest } from './manifest.ts';
import { checkBackup } from './verify-backup.ts';

const BATCH = 500;
/** What a process writes where nobody has worked yet. */
const BOOKKEEPING = new Set(['migrations', ...LEFT_OUT]);

/**
 * Fills an empty installation from a backup, then brings it to what this release needs. After a break it
 * goes on when it is called again; meanwhile no process starts there (PLATFORM-24). Throws OperatorError
 * with nothing changed where the installation is not empty or the backup is not whole.
 */
export async function restore(
  app: INestApplicationContext,
  folder: string,
  print: (line: string) => void,
): Promise<Manifest> {
  const { manifest, problems } = await checkBackup(folder);
  if (problems.length > 0) {
    throw new OperatorError(
      ['The backup is not whole; nothing was restored.', ...problems].join('\n'),
    );
  }
  assertKnown(manifest.database);
  const database = app.get(Database).native;
  const storage = app.get(FileStorage);
  const records = new MigrationRecords(database);
  const begun = await records.findRestore();
  if (begun === null) {
    await assertEmpty(database, storage);
    await database.dropDatabase();
    await records.restoreBegins(manifest.id);
  } else if (begun !== manifest.id) {
    throw new OperatorError('The restore of another backup was begun here: finish that one first.');
  }
  for (const { name, documents } of manifest.collections) {
    await fill(database, name, join(folder, DATABASE_FOLDER, `${name}.bson`));
    print(`  ${name}: ${documents} documents`);
  }
  for (const { key, contentType } of await readFileList(folder)) {
    const bytes = await buffer(openCopy(folder, key));
    await storage.store({ key, uploadKey: key, contentType, bytes });
  }
  await records.restoreEnds();
  await app.get(Migrations).run();
  return manifest;
}

async function assertEmpty(database: Db, storage: FileStorage): Promise<void> {
  for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
    if (!BOOKKEEPING.has(name) && (await database.collection(name).findOne({}))) {
      throw new OperatorError(
        `There is something in ${name} already: a backup is restored into an empty database only.`,
      );
    }
  }
  for await (const key of storage.list()) {
    throw new OperatorError(
      `There are files already, such as ${key}: a backup is restored into an empty storage only.`,
    );
  }
}

async function fill(database: Db, name: string, path: string): Promise<void> {
  const [existing] = await database.listCollections({ name }, { nameOnly: true }).toArray();
  const collection = existing ? database.collection(name) : await database.createCollection(name);
  let batch: Document[] = [];
  const insert = async () => {
    try {
      if (batch.length > 0) await collection.insertMany(batch, { ordered: false });
    } catch (error) {
      if (!isThereAlready(error)) throw error;
    }
    batch = [];
  };
  for await (const bytes of documentsIn(path)) {
    batch.push(exactly(bytes));
    if (batch.length === BATCH) await insert();
  }
  await insert();
}

/** What was inserted before a break; there is no unique index yet but that of ids. */
const isThereAlready = (error: unknown): boolean =>
  error instanceof MongoBulkWriteError &&
  isDuplicateKey(error) &&
  [error.writeErrors].flat().every(({ code }) => code === error.code);
