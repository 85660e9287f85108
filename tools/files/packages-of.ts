import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-paths.ts';

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type Locked = Readonly<Record<string, LockedPackage>>;

/** Read by names that the API puts together from script and weight, so no import names them. */
const FONTS = ['@fontsource/noto-sans', '@fontsource/noto-sans-arabic', '@fontsource/noto-sans-sc'];
const IMPORTS =
  /^(?:import|export)\b[^"'\n]*["']([^"'./][^"'\n]*)["']|\bimport\(["']([^"'./][^"'\n]*)["']\)/gm;
const FOLDER = 'node_modules/';

/**
 * The folders of the packages that a built program needs, below the workspace: what its bundles import, and
 * what those packages need in turn, where npm has put it. Throws for one that is not installed.
 */
export async function packagesOf(bundles: string): Promise<readonly string[]> {
  const lockfile = await readFile(join(workspaceRoot, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Locked };
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean): void => {
    const path = placesOf(name, from).find((place) => existsSync(join(workspaceRoot, place)));
    if (!path) {
      if (isOptional) return;
      throw new Error(`${name} is not installed, which ${from || 'the API'} needs`);
    }
    if (found.has(path)) return;
    found.add(path);
    for (const [need, optional] of needsOf(packages[path])) add(need, path, optional);
  };
  const texts = await textsOf(bundles);
  const fonts = texts.some((text) => text.includes('@fontsource/')) ? FONTS : [];
  for (const name of [...importedBy(texts), ...fonts]) add(name, '', false);
  return [...found].toSorted();
}

/** Where Node looks for a package from the folder of another one, nearest first. */
function placesOf(name: string, from: string): readonly string[] {
  const parts = from === '' ? [] : from.split(`/${FOLDER}`);
  const nested = parts.map((_, index) => parts.slice(0, parts.length - index).join(`/${FOLDER}`));
  return [...nested.map((folder) => `${folder}/${FOLDER}${name}`), `${FOLDER}${name}`];
}

function needsOf(locked: LockedPackage = {}): readonly (readonly [string, boolean])[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked;
  return [
    ...Object.keys(dependencies ?? {}).map((name) => [name, false] as const),
    ...Object.keys(optionalDependencies ?? {}).map((name) => [name, true] as const),
    ...Object.keys(peerDependencies ?? {})
      .filter((name) => !peerDependenciesMeta?.[name]?.optional)
      .map((name) => [name, true] as const),
  ];
}

async function textsOf(folder: string): Promise<readonly string[]> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
}

function importedBy(texts: readonly string[]): ReadonlySet<string> {
  const names = texts.flatMap((text) =>
    [...text.matchAll(IMPORTS)].map(([, first, second]) => first ?? second ?? ''),
  );
  return new Set(names.filter((path) => !isBuiltin(path)).map(packageOf));
}

function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return path.startsWith('@') ? `${first}/${second}` : first;
}
