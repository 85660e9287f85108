import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { documentsIn, readable } from './bson-file.ts';
import { readFileList } from './file-copies.ts';
import { type Digest, digestOfFile } from './hashed-file.ts';
import {
  DATABASE_FOLDER,
  FILE_LIST,
  FILES_FOLDER,
  type Manifest,
  readManifest,
} from './manifest.ts';
import { type StoredUpload, storedKeyOf } from './stored-uploads.ts';

const LEDGER = 'ledger_transactions';
const UPLOADS = 'uploads';

interface BookedEntries {
  readonly entries: readonly { readonly amountCents: number }[];
}

/** A backup, and everything in which it is not as it was made; no problems where it is whole. */
export interface CheckedBackup {
  readonly manifest: Manifest;
  readonly problems: readonly string[];
}

/**
 * Reads a whole backup: every file is there with its hash and no other, each upload of the snapshot has its
 * file and each file its upload, and the books sum to zero. Throws OperatorError where there is no backup.
 */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const manifest = await readManifest(folder);
  const list = await readFileList(folder);
  const collections = manifest.collections.map(({ name, ...digest }) => ({
    path: join(DATABASE_FOLDER, `${name}.bson`),
    digest,
  }));
  const files = list.map(({ key, ...digest }) => ({ path: join(FILES_FOLDER, key), digest }));
  const problems: string[] = [];
  const { sha256 } = await digestOrNothing(join(folder, FILE_LIST));
  if (sha256 !== manifest.files.sha256) problems.push(`${FILE_LIST} was changed`);
  for (const { path, digest } of [...collections, ...files]) {
    const found = await digestOrNothing(join(folder, path));
    if (found.sha256 === undefined) problems.push(`${path} is missing`);
    else if (found.sha256 !== digest.sha256) problems.push(`${path} was changed`);
  }
  const expected = new Set([...collections, ...files].map(({ path }) => path));
  for (const each of [DATABASE_FOLDER, FILES_FOLDER]) {
    const found = (await readdir(join(folder, each))).map((name) => join(each, name));
    problems.push(
      ...found.filter((path) => !expected.has(path)).map((path) => `${path} is no part of it`),
    );
  }
  // What is changed is not read further.
  if (problems.length === 0) problems.push(...(await checkContent(folder, manifest, list)));
  return { manifest, problems };
}

async function checkContent(
  folder: string,
  { collections, missing }: Manifest,
  list: readonly { readonly key: string }[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  const keys = new Set(list.map(({ key }) => key));
  const used = new Set<string>();
  for (const { name, documents } of collections) {
    const { count, cents, uploads } = await contentOf(folder, name);
    for (const key of uploads) used.add(key);
    if (count !== documents) {
      problems.push(`${name} has ${count} documents instead of ${documents}`);
    }
    if (cents !== 0) problems.push(`the books sum to ${cents} cents instead of zero`);
  }
  const lost = [...used].filter((key) => !(keys.has(key) || missing.includes(key)));
  const unused = [...keys].filter((key) => !used.has(key));
  return [
    ...problems,
    ...lost.map((key) => `the file ${key} of an upload is missing`),
    ...unused.map((key) => `the file ${key} belongs to no upload`),
  ];
}

async function contentOf(folder: string, name: string) {
  const content = { count: 0, cents: 0, uploads: [] as string[] };
  for await (const bytes of documentsIn(join(folder, DATABASE_FOLDER, `${name}.bson`))) {
    content.count += 1;
    if (name === LEDGER) content.cents += centsOf(readable(bytes) as BookedEntries);
    const key = name === UPLOADS ? storedKeyOf(readable(bytes) as StoredUpload) : null;
    if (key) content.uploads.push(key);
  }
  return content;
}

const centsOf = ({ entries }: BookedEntries): number =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

async function digestOrNothing(path: string): Promise<Partial<Digest>> {
  try {
    return await digestOfFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
