import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../tools/files/workspace-paths.ts';

/** A file of this workspace. */
export const textOf = (path: string): Promise<string> =>
  readFile(join(workspaceRoot, path), 'utf8');

/** Every setting that the API and the gateway read, from what specs of theirs keep current. */
export async function knownSettings(): Promise<ReadonlySet<string>> {
  const lines = (await textOf('.env.example')).matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm);
  const page = (await textOf('docs/operators/gateway.md')).matchAll(/`([A-Z][A-Z0-9_]*)`/g);
  return new Set([...lines, ...page].map(([, name = '']) => name));
}
