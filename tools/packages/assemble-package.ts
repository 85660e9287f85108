import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { type LibraryManifest, packageManifest } from './package-manifest.ts';
import type { PublishedLibrary } from './published-libraries.ts';

const IMPORTED =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"]((?:@[^/'"]+\/)?[a-z][^/'"]*)(?:\/[^'"]*)?['"]/g;
/** An import of a declaration names its file as the source had it. */
const IMPORT_OF_SOURCE = /((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g;
const INNER_QUERIES = '@tanstack/query-core';
const QUERIES = '@tanstack/react-query';
const NOT_COPIED =
  /\.tsx?$|\/node_modules|\/dist$|jest\.config\.mjs$|tsconfig\.json$|package\.json$/;
const BUILT_IN = /^node:/;

/** The packages that a script, a declaration or a style sheet imports. */
export const packagesIn = (source: string): string[] =>
  [...source.matchAll(IMPORTED)].flatMap(([, name = '']) => (BUILT_IN.test(name) ? [] : [name]));

/**
 * A declaration whose imports lead to declarations, and to the package that a team has installed: the
 * compiler names types of queries by the package behind it, of which npm may take another version.
 */
export const publishedDeclaration = (source: string): string =>
  source.replace(IMPORT_OF_SOURCE, '$1.js$2').replaceAll(INNER_QUERIES, QUERIES);

/** The files that a compiled library consists of, as paths below its folder. */
const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
};

/** The version of a package that is installed in this workspace. */
function installedVersion(name: string): string | undefined {
  const file = join(workspaceRoot, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Puts a compiled library, what it has besides code, and its package.json into the folder of a package
 * that npm can publish.
 */
export async function assemblePackage(
  library: PublishedLibrary,
  compiledFolder: string,
  folder: string,
): Promise<LibraryManifest> {
  const source = join(workspaceRoot, 'libs', library);
  await mkdir(folder, { recursive: true });
  for (const part of ['src', 'testing', 'template', 'README.md', 'CHANGELOG.md', 'assets.d.ts']) {
    const template = part === 'template';
    await cp(join(source, part), join(folder, part), {
      recursive: true,
      filter: (path) =>
        template || path.endsWith('assets.d.ts') || !NOT_COPIED.test(path.slice(source.length)),
    }).catch(ignoreMissing);
  }
  await cp(join(compiledFolder, library), folder, { recursive: true });
  const imported: string[] = [];
  for (const path of await filesBelow(folder)) {
    if (path.startsWith(join(folder, 'template')) || !/\.(?:[mc]?js|d\.ts|css)$/.test(path))
      continue;
    const text = await readFile(path, 'utf8');
    const isDeclaration = path.endsWith('.d.ts');
    const published = isDeclaration ? publishedDeclaration(text) : text;
    imported.push(...packagesIn(published));
    if (isDeclaration) await writeFile(path, published);
  }
  const own = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as LibraryManifest;
  const manifest = packageManifest({
    own,
    imported: imported.filter((name) => name !== own.name),
    versionOf: installedVersion,
  });
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return own;
}

/** Not every library has every part. */
function ignoreMissing(failure: NodeJS.ErrnoException): void {
  if (failure.code !== 'ENOENT') throw failure;
}
