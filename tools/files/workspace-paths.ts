import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Absolute path of the workspace's root folder. */
export const workspaceRoot: string = resolve(import.meta.dirname, '../..');

/** Folder for what is fetched once per machine: `LEAFSHIFT_CACHE`, else `~/.cache/leafshift`. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.LEAFSHIFT_CACHE
    ? resolve(env.LEAFSHIFT_CACHE)
    : join(homedir(), '.cache', 'leafshift');
}
