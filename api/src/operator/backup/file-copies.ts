import { createReadStream } from 'node:fs';
import { appendFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from '../../infra/storage/file-storage.ts';
import { type Digest, writeHashed } from './hashed-file.ts';
import { FILE_LIST, FILES_FOLDER, SavedFile } from './manifest.ts';

/** The files of a backup, each noted once it is whole, so that none is copied twice after a break. */
export class FileCopies {
  readonly #copied = new Map<string, SavedFile>();

  private constructor(
    private readonly storage: FileStorage,
    private readonly folder: string,
  ) {}

  /** With what was copied before. */
  static async open(storage: FileStorage, folder: string): Promise<FileCopies> {
    const copies = new FileCopies(storage, folder);
    for (const file of await readFileList(folder)) {
      if (await copies.#isWhole(file)) copies.#copied.set(file.key, file);
    }
    return copies;
  }

  /** Copies a file that was not copied yet; false where the storage does not have it. A file never changes. */
  async copy(key: string): Promise<boolean> {
    if (this.#copied.has(key)) return true;
    const found = await this.storage.find(key);
    if (!found) return false;
    const digest = await writeHashed(this.#path(key), found.body);
    const file: SavedFile = { key, contentType: found.contentType, ...digest };
    await appendFile(join(this.folder, FILE_LIST), lineOf(file), { mode: 0o600 });
    this.#copied.set(key, file);
    return true;
  }

  /** Keeps the files with these keys alone, and gives their number and the hash of their list. */
  async settle(keys: ReadonlySet<string>): Promise<{ count: number; sha256: Digest['sha256'] }> {
    for (const name of await readdir(join(this.folder, FILES_FOLDER))) {
      if (!(keys.has(name) && this.#copied.has(name)))
        await rm(join(this.folder, FILES_FOLDER, name));
    }
    const kept = [...this.#copied.values()]
      .filter(({ key }) => keys.has(key))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    async function* lines() {
      for (const file of kept) yield Buffer.from(lineOf(file));
    }
    const { sha256 } = await writeHashed(join(this.folder, FILE_LIST), lines());
    return { count: kept.length, sha256 };
  }

  async #isWhole({ key, bytes }: SavedFile): Promise<boolean> {
    const found = await stat(this.#path(key)).catch(() => null);
    return found?.size === bytes;
  }

  #path(key: string): string {
    return join(this.folder, FILES_FOLDER, key);
  }
}

const lineOf = (file: SavedFile): string => `${JSON.stringify(file)}\n`;

/** The list of files; what a break left of its last line does not count. */
export async function readFileList(folder: string): Promise<readonly SavedFile[]> {
  const text = await readFile(join(folder, FILE_LIST), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  return text
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => {
      const file = SavedFile.safeParse(parsed(line));
      return file.success ? [file.data] : [];
    });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Half a line before others that were added after a break: that file is copied again.
    return null;
  }
}

export const openCopy = (folder: string, key: string) =>
  createReadStream(join(folder, FILES_FOLDER, key));
