import { createHash, randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { PlainFailure } from '../../process/plain-failure.ts';
import type { KeptDocument, ReleaseTarget } from './release-target.ts';

const LOCK_IS_STALE_MS = 30_000;
const LOCK_PAUSE_MS = 50;
const LOCK_TRIES = 200;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Releases in a folder of this machine, such as one that a web server serves. */
export class FolderTarget implements ReleaseTarget {
  readonly name: string;

  constructor(folder: string) {
    this.name = folder;
  }

  async read(path: string): Promise<KeptDocument | null> {
    try {
      const text = await readFile(join(this.name, path), 'utf8');
      return { text, version: createHash('sha256').update(text).digest('hex') };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async create(path: string, bytes: Buffer): Promise<boolean> {
    const draft = await this.#draft(path, bytes);
    try {
      // A link, unlike a rename, fails where something is already.
      await link(draft, join(this.name, path));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async replace(path: string, text: string, version: string | null): Promise<boolean> {
    const unlock = await this.#lock(path);
    try {
      const now = await this.read(path);
      if ((now?.version ?? null) !== version) return false;
      const draft = await this.#draft(path, Buffer.from(text));
      await rename(draft, join(this.name, path));
      return true;
    } finally {
      await unlock();
    }
  }

  async list(prefix: string): Promise<string[]> {
    const folder = join(this.name, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    try {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => relative(this.name, join(entry.parentPath, entry.name)))
        .map((path) => path.split(sep).join('/'))
        .filter((path) => path.startsWith(prefix))
        .sort();
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }

  async writtenAt(path: string): Promise<Date | null> {
    try {
      return (await stat(join(this.name, path))).mtime;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.name, path), { force: true });
  }

  async removeUnchanged(path: string, version: string): Promise<boolean> {
    const unlock = await this.#lock(path);
    try {
      if ((await this.read(path))?.version !== version) return false;
      await this.remove(path);
      return true;
    } finally {
      await unlock();
    }
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(join(this.name, folder), { recursive: true, force: true });
  }

  async #draft(path: string, bytes: Buffer): Promise<string> {
    const folder = join(this.name, dirname(path));
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${randomUUID()}.draft`);
    await writeFile(draft, bytes, { flush: true });
    return draft;
  }

  async #lock(path: string): Promise<() => Promise<void>> {
    const file = join(this.name, dirname(path), `.${path.replaceAll('/', '_')}.lock`);
    await mkdir(dirname(file), { recursive: true });
    for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
      try {
        await (await open(file, 'wx')).close();
        return () => rm(file, { force: true });
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        await this.#removeStale(file);
        await new Promise((resolve) => setTimeout(resolve, LOCK_PAUSE_MS));
      }
    }
    throw new PlainFailure(`Somebody else is changing ${path} in ${this.name}; try again.`);
  }

  /** Whoever holds a lock for so long was killed. */
  async #removeStale(file: string): Promise<void> {
    try {
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > LOCK_IS_STALE_MS) await rm(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}
