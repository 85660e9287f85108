import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@leafshift/shell-sdk/manifest';

/**
 * What the remote in this folder says of itself in `src/manifest.ts`, read anew whenever the file has
 * changed, as it does while its author works; undefined where there is no remote.
 */
export async function manifestOf(dir: string): Promise<RemoteManifest | undefined> {
  const file = join(dir, 'src/manifest.ts');
  if (!existsSync(file)) return undefined;
  const contents = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const address = `${pathToFileURL(file).href}?${contents}`;
  const { manifest }: { manifest?: RemoteManifest } = await import(address);
  if (manifest === undefined) throw new Error(`${file} exports no manifest.`);
  return manifest;
}
