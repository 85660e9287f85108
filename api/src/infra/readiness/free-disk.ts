import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';

const MEGABYTE = 1024 * 1024;
const NOT_THERE = 'ENOENT';

/** How much room is left where this process writes. */
@Injectable()
export class FreeDisk {
  readonly #folder: string;
  readonly #least: number;

  constructor({ dataDir, env }: Config) {
    this.#folder = dataDir;
    this.#least = env.MIN_FREE_DISK_MB;
  }

  /** Throws when fewer megabytes are free than are configured. */
  async check(): Promise<void> {
    const free = await this.megabytes();
    if (free < this.#least) {
      throw new Error(`${Math.floor(free)} MB are free in ${this.#folder}`);
    }
  }

  /** Free megabytes; without end where nothing was ever written. */
  async megabytes(): Promise<number> {
    try {
      const { bavail, bsize } = await statfs(this.#folder);
      return (bavail * bsize) / MEGABYTE;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === NOT_THERE) {
        return Number.POSITIVE_INFINITY;
      }
      throw error;
    }
  }
}
