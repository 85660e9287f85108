import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@leafshift/remote-kit/process/run-command';

const SIZE_MB = 256;

/** A folder on a small disk of its own, which can be filled to the last byte. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Mounts one at the folder; undefined where that may not be done, which needs root. */
  static async mountAt(folder: string): Promise<SmallDisk | undefined> {
    await mkdir(folder, { recursive: true });
    const { code } = await runCommand('mount', [
      ...['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'leafshift-rehearsal', folder],
    ]);
    return code === 0 ? new SmallDisk(folder) : undefined;
  }

  /** Takes all that is left. */
  async fill(): Promise<void> {
    const bytes = Buffer.alloc(SIZE_MB * 1024 * 1024);
    await writeFile(this.#filling, bytes).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'ENOSPC') throw failure;
    });
  }

  async free(): Promise<void> {
    await rm(this.#filling, { force: true });
  }

  async unmount(): Promise<void> {
    await runCommand('umount', ['--lazy', this.folder]);
  }

  get #filling(): string {
    return join(this.folder, 'filled-by-a-rehearsal');
  }
}
