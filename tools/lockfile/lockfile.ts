import { platformOf } from './platform-of.ts';

/** As a package's author wrote it. */
type OneOrMore = string | readonly string[];

/** An entry of `packages` in package-lock.json, as far as it matters here. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly os?: OneOrMore;
  readonly cpu?: OneOrMore;
  readonly libc?: OneOrMore;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** package-lock.json. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
  readonly [field: string]: unknown;
}

/** An optional package that another one names and the lockfile lacks. */
export interface MissingPackage {
  readonly name: string;
  readonly version: string;
  /** Path of the package that names it. */
  readonly wantedBy: string;
}

/**
 * Optional packages that the lockfile lacks. npm leaves out those that the registry of the moment
 * does not have, and then refuses the lockfile (`npm ci`: 'Missing … from lock file').
 */
export function missingPackages({ packages }: Lockfile): MissingPackage[] {
  return Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, wantedBy, name))
      .map(([name, version]) => ({ name, version, wantedBy })),
  );
}

/** The lockfile with entries for what it lacks; such packages are locked by version alone. */
export function completed(lockfile: Lockfile): Lockfile {
  const added = missingPackages(lockfile).map(({ name, version, wantedBy }) => {
    const { dev } = lockfile.packages[wantedBy] ?? {};
    const { os, cpu, libc } = platformOf(name);
    // In the order in which npm writes the fields, so that it changes nothing the next time.
    const entry = {
      version,
      cpu,
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    return [`node_modules/${name}`, entry] as const;
  });
  const entries = [...Object.entries(lockfile.packages), ...added];
  const sorted = entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}

/** What keeps `npm ci` from working elsewhere, one sentence each. */
export function lockfileProblems(lockfile: Lockfile): string[] {
  const missing = missingPackages(lockfile).map(
    ({ name }) => `package-lock.json lacks ${name}: run npm run lockfile`,
  );
  const hosts = entriesWithHosts(lockfile).map((path) => `package-lock.json names a host: ${path}`);
  const unproven = entriesWithoutIntegrity(lockfile).map(
    (path) => `package-lock.json does not say what ${path} must be: it lacks its integrity`,
  );
  return [...missing, ...hosts, ...unproven];
}

const SUPPORTED = { os: ['linux'], cpu: ['x64', 'arm64'], libc: ['glibc'] };

/**
 * Entries of packages that can be installed where we build and run (Linux with glibc, x64 or arm64) and
 * that lack the digest of their content, so that a registry could hand out anything.
 */
export function entriesWithoutIntegrity({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([path, entry]) => isFromRegistry(path, entry) && canBeInstalled(entry))
    .filter(([, { integrity }]) => !integrity)
    .map(([path]) => path);
}

const isFromRegistry = (path: string, { link }: LockedPackage): boolean =>
  path.includes('node_modules/') && !link;

/** Whether a package can be installed where we build and run. */
export const canBeInstalled = ({ os, cpu, libc }: LockedPackage): boolean =>
  names(os, SUPPORTED.os) && names(cpu, SUPPORTED.cpu) && names(libc, SUPPORTED.libc);

/** Whether it names one of ours; what names none is for all machines. */
const names = (given: OneOrMore | undefined, ours: readonly string[]): boolean =>
  given === undefined || [given].flat().some((name) => ours.includes(name));

/** Entries that name the host they came from, which other machines may not reach. */
export function entriesWithHosts({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { link, resolved }]) => !link && resolved?.includes('://'))
    .map(([path]) => path);
}

function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  for (let folder = from; ; folder = parentOf(folder)) {
    if (`${folder}${folder && '/'}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

function parentOf(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
}
