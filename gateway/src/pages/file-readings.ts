import { stat } from 'node:fs/promises';

/** What is read from files, kept until a file changes on disk. */
export class FileReadings<Reading> {
  readonly #read: (path: string) => Promise<Reading>;
  readonly #kept = new Map<string, { readonly version: string; readonly reading: Reading }>();

  constructor(read: (path: string) => Promise<Reading>) {
    this.#read = read;
  }

  /** The reading of the file as it is now; undefined when there is no such file. */
  async of(path: string): Promise<Reading | undefined> {
    const version = await fileVersion(path);
    if (version === undefined) return undefined;
    const kept = this.#kept.get(path);
    if (kept?.version === version) return kept.reading;
    const reading = await this.#read(path);
    this.#kept.set(path, { version, reading });
    return reading;
  }
}

/** Changes with every change of the file; undefined when there is no such file. */
async function fileVersion(path: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs, ino } = await stat(path);
    return [size, mtimeMs, ino].map((number) => number.toString(36)).join('-');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw failure;
  }
}
