import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../../files/workspace-paths.ts';
import { remoteNames } from '../../start/remote-names.ts';

const PACKAGES_FILE = 'script-packages.json';

/** The files of packages in each script, as the builds wrote them down. */
export async function packagesByScript(): Promise<Map<string, readonly string[]>> {
  const packages = new Map<string, readonly string[]>();
  for (const project of ['shell', ...remoteNames]) {
    const folder = join(workspaceRoot, project, 'dist');
    if (!(await readdir(folder)).includes(PACKAGES_FILE)) continue;
    const written = JSON.parse(readFileSync(join(folder, PACKAGES_FILE), 'utf8')) as Record<
      string,
      string[]
    >;
    for (const [script, names] of Object.entries(written)) packages.set(script, names);
  }
  return packages;
}
