import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** One row set, or removed when it has no `row`. */
export interface Change {
  readonly table: string;
  readonly id: string;
  readonly row?: unknown;
}

const FILE = 'journal.jsonl';

/**
 * The sandbox's memory on disk: one line of JSON per acknowledged request, synced before the answer
 * leaves. A line cut short by a crash was never acknowledged and is dropped on opening.
 */
export class Journal {
  readonly #folder: string;
  #file: number;

  private constructor(folder: string, file: number) {
    this.#folder = folder;
    this.#file = file;
  }

  /** Opens or creates the journal of a folder and gives every change in it. Throws where a whole line is unreadable. */
  static open(folder: string): { journal: Journal; changes: Change[][] } {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, FILE);
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    const end = bytes.lastIndexOf(0x0a) + 1;
    const file = openSync(path, 'a', 0o600);
    if (end < bytes.length) ftruncateSync(file, end);
    const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
    return {
      journal: new Journal(folder, file),
      changes: lines.map((line, at) => readLine(line, at, path)),
    };
  }

  /** Writes the changes of one request; when this returns they survive a kill and a power cut. */
  append(changes: readonly Change[]): void {
    const { size } = fstatSync(this.#file);
    try {
      writeWhole(this.#file, changes);
      fdatasyncSync(this.#file);
    } catch (error) {
      ftruncateSync(this.#file, size);
      throw error;
    }
  }

  /** Replaces the history by the rows that are left of it, atomically. */
  compact(rows: Iterable<Change>): void {
    const fresh = join(this.#folder, `${FILE}.new`);
    const file = openSync(fresh, 'w', 0o600);
    for (const row of rows) writeWhole(file, [row]);
    fsyncSync(file);
    closeSync(file);
    renameSync(fresh, join(this.#folder, FILE));
    const folder = openSync(this.#folder, 'r');
    fsyncSync(folder);
    closeSync(folder);
    closeSync(this.#file);
    this.#file = openSync(join(this.#folder, FILE), 'a', 0o600);
  }

  close(): void {
    closeSync(this.#file);
  }
}

function writeWhole(file: number, changes: readonly Change[]): void {
  const bytes = Buffer.from(`${JSON.stringify(changes)}\n`);
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}

function readLine(line: string, at: number, path: string): Change[] {
  try {
    return JSON.parse(line) as Change[];
  } catch (cause) {
    throw new Error(`${path} is damaged at line ${at + 1}. Remove the file to begin anew.`, {
      cause,
    });
  }
}
