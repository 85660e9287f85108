import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';

/** A fingerprint of every file that these parts of the portal are served from. */
export async function fingerprintOf(parts: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) {
    const folder = join(workspaceRoot, part, 'dist');
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}
