import {
  requiredRange,
  SHARED_DEPENDENCIES,
} from '@leafshift/remote-kit/build/shared-dependencies';
import { OLDEST_NODE } from 'create-leafshift-remote/oldest-node';
import { isPublished } from './published-libraries.ts';

/** What a library's own package.json says of it in this workspace. */
export interface LibraryManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  /** Packages that it needs although it imports them by no statement. */
  readonly needs?: readonly string[];
  readonly templateDependencies?: Readonly<Record<string, string>>;
  readonly templateDevDependencies?: Readonly<Record<string, string>>;
}

export interface Published {
  readonly own: LibraryManifest;
  /** The packages that its files import. */
  readonly imported: readonly string[];
  /** The version of a package that is installed here; undefined where it is not. */
  versionOf(name: string): string | undefined;
}

const OF_THE_SHELL: ReadonlySet<string> = new Set(SHARED_DEPENDENCIES.map((row) => row.package));

const compiled = (file: string): string => file.replace(/\.tsx?$/, '.js');

/** `./src/index.ts` becomes its script and its declarations; other files stay what they are. */
function exported(target: unknown): unknown {
  if (typeof target !== 'string' || !/\.tsx?$/.test(target)) return target;
  return { types: target.replace(/\.tsx?$/, '.d.ts'), default: compiled(target) };
}

const mapped = (
  entries: Readonly<Record<string, string>>,
  change: (value: string) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change(value)]));

function rangeOf(name: string, { own, versionOf }: Published): string {
  const library = name.replace(/^@leafshift\//, '');
  if (library !== name || name === 'create-leafshift-remote') {
    if (isPublished(library)) return `^${own.version}`;
    throw new Error(`${own.name} imports ${name}, which is not published.`);
  }
  const version = versionOf(name);
  if (version === undefined) {
    throw new Error(`${own.name} imports ${name}, which is not installed.`);
  }
  return OF_THE_SHELL.has(name) ? requiredRange(version) : `^${version}`;
}

/**
 * The package.json of a library as others install it. What the shell lends is a peer, so that a team
 * decides its version; everything else that its files import is a dependency. Throws an Error for a
 * package whose version is not known.
 */
export function packageManifest(published: Published): Record<string, unknown> {
  const { own, imported } = published;
  const names = [...new Set([...imported, ...(own.needs ?? [])])].sort();
  const versions = (wanted: (name: string) => boolean): Record<string, string> =>
    Object.fromEntries(
      names.filter(wanted).map((name) => [name, rangeOf(name, published)] as const),
    );
  const { name, version, description, sideEffects = false, bin } = own;
  return {
    name,
    version,
    ...(description !== undefined && { description }),
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: `>=${OLDEST_NODE}` },
    sideEffects,
    ...(bin && { bin: mapped(bin, compiled) }),
    exports: Object.fromEntries(
      Object.entries(own.exports).map(([path, target]) => [path, exported(target)]),
    ),
    dependencies: versions((one) => !OF_THE_SHELL.has(one)),
    peerDependencies: versions((one) => OF_THE_SHELL.has(one)),
    ...(own.templateDependencies && { templateDependencies: own.templateDependencies }),
    ...(own.templateDevDependencies && { templateDevDependencies: own.templateDevDependencies }),
  };
}
