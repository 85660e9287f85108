import { constants, createReadStream } from 'node:fs';
import {
  access,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { FileAddresses } from './file-addresses.ts';
import {
  type AnnouncedFile,
  FileStorage,
  type FileToStore,
  type StoredFile,
  type UploadAddress,
} from './file-storage.ts';

const NOT_THERE = 'ENOENT';
const KEY = /^[A-Za-z0-9_-]+$/;

/** Files on the local disk; the API itself takes uploads and serves reads under `/api/files`. */
export class LocalDiskStorage extends FileStorage {
  constructor(
    private readonly folder: string,
    private readonly addresses: FileAddresses,
  ) {
    super();
  }

  override async uploadAddress(
    key: string,
    { contentType }: AnnouncedFile,
    expiresAt: Date,
  ): Promise<UploadAddress> {
    return {
      uploadUrl: this.addresses.writeAddress(key, expiresAt),
      headers: { 'content-type': contentType },
    };
  }

  override async findArrived(): Promise<null> {
    return null;
  }

  override async store({ key, contentType, bytes }: FileToStore): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const path = this.#path(key);
    await writeFile(`${path}.type`, contentType);
    await writeFile(`${path}.part`, bytes);
    const file = await open(`${path}.part`);
    await file.sync();
    await file.close();
    await rename(`${path}.part`, path);
  }

  override async find(key: string): Promise<StoredFile | null> {
    const path = this.#path(key);
    try {
      const { size } = await stat(path);
      const contentType = await readFile(`${path}.type`, 'utf8');
      return { contentType, size, body: createReadStream(path) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === NOT_THERE) {
        return null;
      }
      throw error;
    }
  }

  override async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
    await rm(`${this.#path(key)}.type`, { force: true });
  }

  override async *list(): AsyncIterable<string> {
    await mkdir(this.folder, { recursive: true });
    for await (const { name } of await opendir(this.folder)) {
      // Beside the bytes lies their type, and what was not finished.
      if (KEY.test(name)) yield name;
    }
  }

  override async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }

  #path(key: string): string {
    if (!KEY.test(key)) {
      throw new TypeError('Not a file key');
    }
    return join(this.folder, key);
  }
}
