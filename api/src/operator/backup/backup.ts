import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { Db } from 'mongodb';
import { Config } from '../../infra/config/config.ts';
import { Database } from '../../infra/mongo/database.ts';
import { MigrationRecords } from '../../infra/mongo/migration-records.ts';
import { FileStorage } from '../../infra/storage/file-storage.ts';
import { OperatorError } from '../operator-error.ts';
import { documentsIn, readable } from './bson-file.ts';
import { DatabaseSnapshot } from './database-snapshot.ts';
import { FileCopies } from './file-copies.ts';
import { LeavingFiles } from './leaving-files.ts';
import {
  DATABASE_FOLDER,
  FILES_FOLDER,
  findProgress,
  hasManifest,
  type Manifest,
  writeManifest,
  writeProgress,
} from './manifest.ts';
import { type StoredUpload, storedKeyOf } from './stored-uploads.ts';

const UPLOADS = 'uploads';
const MIGRATIONS = 'migrations';
const MOST_NAMED = 20;

/**
 * Saves the database as it is at one moment, and all files that belong to it, into a folder that only its
 * owner can read. After a break it goes on when it is called again (PLATFORM-23). Throws OperatorError,
 * also where a file is not found that nobody removed meanwhile.
 */
export async function backUp(
  app: INestApplicationContext,
  folder: string,
  print: (line: string) => void,
): Promise<Manifest> {
  if (await hasManifest(folder)) {
    throw new OperatorError(`There is a whole backup in ${folder} already: choose another folder.`);
  }
  const database = app.get(Database).native;
  await new MigrationRecords(database).assertReadable();
  for (const each of ['', DATABASE_FOLDER, FILES_FOLDER]) {
    await mkdir(join(folder, each), { recursive: true, mode: 0o700 });
  }
  const copies = await FileCopies.open(app.get(FileStorage), folder);
  // Most files before the moment that counts, so that few can be removed between it and their copy.
  const uploads = database.collection<StoredUpload>(UPLOADS).find();
  for await (const upload of uploads) {
    const key = storedKeyOf(upload);
    if (key) await copies.copy(key);
  }
  const snapshot = new DatabaseSnapshot(database, folder, async (progress) => {
    await writeProgress(folder, progress);
    const latest = progress.collections.at(-1);
    if (latest) print(`  ${latest.name}: ${latest.documents} documents`);
  });
  const begun = await findProgress(folder);
  const { snapshot: time, ...saved } = await snapshot.save(
    begun ?? { format: 1, id: randomUUID(), snapshot: null, collections: [] },
  );
  if (!time) throw new Error('A snapshot has no time');
  const names = saved.collections.map(({ name }) => name);
  const keys = new Set<string>();
  const absent = new Map<string, string>();
  for await (const bytes of savedDocuments(folder, names, UPLOADS)) {
    const upload = readable(bytes) as StoredUpload;
    const key = storedKeyOf(upload);
    if (key && (await copies.copy(key))) keys.add(key);
    else if (key) absent.set(key, upload._id);
  }
  const lost = await lostOf(absent, database);
  if (lost.length > 0) throw new OperatorError(sentenceOf(lost, app.get(Config)));
  const manifest: Manifest = {
    ...saved,
    snapshot: time,
    takenAt: new Date(time.t * 1000).toISOString(),
    database: await savedVersion(folder, names),
    files: await copies.settle(keys),
    missing: [...absent.keys()],
  };
  await writeManifest(folder, manifest);
  return manifest;
}

/**
 * Of files that are not there, by their key with the id of their upload, those that were not removed
 * since the snapshot.
 */
async function lostOf(
  absent: ReadonlyMap<string, string>,
  database: Db,
): Promise<readonly string[]> {
  // Read first: what removes a file removes its upload before it is done.
  const leaving = await LeavingFiles.read(database);
  const lost: string[] = [];
  for (const [key, _id] of absent) {
    const upload = await database.collection<StoredUpload>(UPLOADS).findOne({ _id });
    if (upload && storedKeyOf(upload) === key && !leaving.hasUpload(upload)) lost.push(key);
  }
  return lost;
}

function sentenceOf(lost: readonly string[], { env, dataDir }: Config): string {
  const where = env.S3_BUCKET ? `the bucket ${env.S3_BUCKET}` : join(dataDir, 'uploads');
  const named = lost.slice(0, MOST_NAMED).join(', ');
  const what =
    lost.length === 1 ? `The file ${named} of an upload is` : `${lost.length} files of uploads are`;
  const such = lost.length === 1 ? '' : `, such as ${named}`;
  return `${what} not in ${where}${such}: the backup is not whole. See that these are the settings of the API, and run backup again with this folder; it goes on.`;
}

/** Of the snapshot, whatever a release has changed meanwhile. */
async function savedVersion(
  folder: string,
  names: readonly string[],
): Promise<Manifest['database']> {
  let saved = { version: 0, readableFrom: 0 };
  for await (const bytes of savedDocuments(folder, names, MIGRATIONS)) {
    const { _id, version = 0, readableFrom = 0 } = readable(bytes);
    saved = {
      version: Math.max(saved.version, _id === 'version' ? version : readableFrom),
      readableFrom: Math.max(saved.readableFrom, readableFrom),
    };
  }
  return saved;
}

const savedDocuments = (folder: string, names: readonly string[], name: string) =>
  names.includes(name) ? documentsIn(join(folder, DATABASE_FOLDER, `${name}.bson`)) : [];
