import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { workspaceRoot } from '../files/workspace-paths.ts';

const { workspaces } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as {
  readonly workspaces: readonly string[];
};

/** The remotes of this workspace, in the order of their ports after the portal's. */
export const remoteNames: readonly RemoteName[] = workspaces.filter((folder) =>
  existsSync(join(workspaceRoot, folder, 'src/remote.tsx')),
);

/** One value for each remote. */
export function forEachRemote<Value>(
  make: (name: RemoteName, index: number) => Value,
): Record<RemoteName, Value> {
  const entries = remoteNames.map((name, index) => [name, make(name, index)] as const);
  return Object.fromEntries(entries);
}
