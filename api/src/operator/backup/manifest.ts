import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';

/** What a backup's folder holds beside its manifest. */
export const DATABASE_FOLDER = 'database';
export const FILES_FOLDER = 'files';
export const FILE_LIST = 'files.jsonl';
const MANIFEST = 'manifest.json';
const PROGRESS = 'progress.json';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A collection as the snapshot has it: a file of BSON documents, one after another. */
const SavedCollection = z.strictObject({
  name: z.string(),
  documents: z.number().int().min(0),
  bytes: z.number().int().min(0),
  sha256: Hash,
});
export type SavedCollection = z.output<typeof SavedCollection>;

/** A file of the storage, under its key. */
export const SavedFile = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9_-]+$/),
  contentType: z.string(),
  bytes: z.number().int().min(0),
  sha256: Hash,
});
export type SavedFile = z.output<typeof SavedFile>;

const Progress = z.strictObject({
  format: z.literal(1),
  id: z.string(),
  /** Of all collections alike, seconds and a count within the second; null before it is chosen. */
  snapshot: z.strictObject({ t: z.number().int(), i: z.number().int() }).nullable(),
  collections: z.array(SavedCollection),
});
export type Progress = z.output<typeof Progress>;

const Manifest = Progress.extend({
  snapshot: Progress.shape.snapshot.unwrap(),
  /** The snapshot's moment. */
  takenAt: z.iso.datetime(),
  database: z.strictObject({ version: z.number().int(), readableFrom: z.number().int() }),
  /** Of the list of files. */
  files: z.strictObject({ count: z.number().int().min(0), sha256: Hash }),
  /** Keys of files that were removed while the backup was made, after its snapshot. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

/** The manifest of a whole backup. Throws OperatorError where the folder holds none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await findJson(join(folder, MANIFEST), Manifest);
  if (manifest) return manifest;
  throw new OperatorError(
    (await findProgress(folder))
      ? `The backup in ${folder} was not finished: run backup again with this folder, and it goes on.`
      : `There is no backup in ${folder}.`,
  );
}

/** Whether the folder holds a whole backup already. */
export const hasManifest = async (folder: string): Promise<boolean> =>
  (await findText(join(folder, MANIFEST))) !== null;

/** How far a backup came that was broken off; null where none was. */
export const findProgress = (folder: string): Promise<Progress | null> =>
  findJson(join(folder, PROGRESS), Progress);

export const writeProgress = (folder: string, progress: Progress): Promise<void> =>
  writeJson(join(folder, PROGRESS), progress);

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeJson(join(folder, MANIFEST), manifest);

async function findJson<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await findText(path);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new OperatorError(`${path} is not as a backup has it.`, { cause });
  }
}

async function findText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** In one step, so that a break leaves the one before or the new one. */
async function writeJson(path: string, value: object): Promise<void> {
  await writeFile(`${path}.part`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
