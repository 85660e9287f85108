import { createHash } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { Db } from 'mongodb';
import { Database } from '../infra/mongo/database.ts';
import { MigrationRecords } from '../infra/mongo/migration-records.ts';
import { FileStorage } from '../infra/storage/file-storage.ts';
import { Ledger } from '../modules/ledger/index.ts';
import { LeavingFiles } from './backup/leaving-files.ts';
import { type StoredUpload, storedKeyOf } from './backup/stored-uploads.ts';
import { REFERENCES, type Reference } from './references.ts';

/** Named for each kind of problem. */
const MOST_NAMED = 20;

/** What was looked at, and everything that does not fit together. */
export interface CheckedInstallation {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

/**
 * Reads the whole database and all files, while others work: the books sum to zero, what is named is there,
 * each upload has the file with its hash, and each file its upload (PLATFORM-25). `absent` are keys of
 * files that need not be there.
 */
export async function checkInstallation(
  app: INestApplicationContext,
  absent: ReadonlySet<string> = new Set(),
): Promise<CheckedInstallation> {
  const database = app.get(Database).native;
  await new MigrationRecords(database).assertReadable();
  const books = await checkBooks(app.get(Ledger));
  const references: string[] = [];
  for (const reference of REFERENCES)
    references.push(...(await checkReference(database, reference)));
  const files = await checkFiles(database, app.get(FileStorage), absent);
  return {
    lines: [books.line, `${REFERENCES.length} kinds of references were followed.`, files.line],
    problems: [...books.problems, ...references, ...files.problems],
  };
}

async function checkBooks(ledger: Ledger) {
  const { sumCents, entries, unbalanced } = await ledger.check();
  const problems = [
    ...(sumCents === 0 ? [] : [`The books sum to ${sumCents} cents instead of zero`]),
    ...unbalanced.map((id) => `The booking ${id} does not sum to zero`),
  ];
  return { line: `${entries} entries of the books were added up.`, problems };
}

async function checkReference(
  database: Db,
  { collection, field, to, where = {} }: Reference,
): Promise<readonly string[]> {
  const lost = await database
    .collection(collection)
    .aggregate<{ _id: unknown }>(
      [
        { $match: where },
        { $unwind: `$${field.split('.')[0]}` },
        { $match: { [field]: { $ne: null } } },
        { $group: { _id: `$${field}` } },
        { $lookup: { from: to, localField: '_id', foreignField: '_id', as: 'found' } },
        { $match: { found: [] } },
        { $limit: MOST_NAMED },
      ],
      { allowDiskUse: true },
    )
    .toArray();
  return lost.map(({ _id }) => `${collection}.${field} names ${_id}, which is not in ${to}`);
}

async function checkFiles(database: Db, storage: FileStorage, absent: ReadonlySet<string>) {
  const problems: string[] = [];
  // Listed first: what is stored from now on is of uploads that are read below.
  const unused = new Set<string>();
  for await (const key of storage.list()) unused.add(key);
  const leaving = await LeavingFiles.read(database);
  let count = 0;
  for await (const upload of database.collection<StoredUpload>('uploads').find()) {
    const key = storedKeyOf(upload);
    if (!key) continue;
    count += 1;
    unused.delete(key);
    if (absent.has(key)) continue;
    const problem = await problemOf(key, upload.contentHash ?? null, storage);
    if (problem && !leaving.hasUpload(upload)) problems.push(problem);
  }
  const lonely: string[] = [];
  for (const key of unused) {
    // What was removed meanwhile is none.
    if (!leaving.hasBytes(key) && (await isStored(storage, key))) lonely.push(key);
  }
  return {
    line: `${count} files were read.`,
    problems: [...problems, ...lonely.map((key) => `The file ${key} belongs to no upload`)],
  };
}

async function isStored(storage: FileStorage, key: string): Promise<boolean> {
  const found = await storage.find(key);
  found?.body.destroy();
  return found !== null;
}

async function problemOf(
  key: string,
  contentHash: string | null,
  storage: FileStorage,
): Promise<string | null> {
  const found = await storage.find(key);
  if (!found) return `The file ${key} of an upload is missing`;
  const hash = createHash('sha256');
  for await (const chunk of found.body) hash.update(chunk as Uint8Array);
  const isSame = contentHash === null || hash.digest('base64url') === contentHash;
  return isSame ? null : `The file ${key} is not what was uploaded`;
}
