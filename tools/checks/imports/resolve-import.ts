import { posix } from 'node:path';

/** Where an import leads: a file of the workspace, or a package (Node's own ones as `node:fs`). */
export type ImportTarget =
  | { readonly kind: 'file'; readonly path: string; readonly byPackageName: boolean }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'missing' };

/** A package of the workspace: its name, folder and `exports` map. */
export interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** Finds where an import of the file `from` leads, among the files of the workspace. */
export function resolveImport(
  specifier: string,
  from: string,
  files: ReadonlySet<string>,
  packages: readonly WorkspacePackage[],
): ImportTarget {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) {
    const path = posix.normalize(posix.join(posix.dirname(from), bare));
    return files.has(path) ? { kind: 'file', path, byPackageName: false } : { kind: 'missing' };
  }
  const owner = packages.find(({ name }) => bare === name || bare.startsWith(`${name}/`));
  if (!owner) return { kind: 'package', name: packageName(bare) };
  const path = exportedFile(owner, `.${bare.slice(owner.name.length)}`);
  return path && files.has(path)
    ? { kind: 'file', path, byPackageName: true }
    : { kind: 'missing' };
}

function exportedFile(owner: WorkspacePackage, subPath: string): string | undefined {
  for (const [pattern, target] of Object.entries(owner.exports)) {
    if (pattern === subPath) return posix.join(owner.folder, target);
    const [before, after] = pattern.split('*');
    if (before === undefined || after === undefined) continue;
    if (!subPath.startsWith(before) || !subPath.endsWith(after)) continue;
    const middle = subPath.slice(before.length, subPath.length - after.length);
    if (middle) return posix.join(owner.folder, target.replaceAll('*', middle));
  }
  return undefined;
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : String(parts[0]);
}
