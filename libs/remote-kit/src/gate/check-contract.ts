import { CONTRACT_VERSION } from '@leafshift/shell-sdk/manifest';
import { satisfy } from '@module-federation/runtime';
import type { RemoteBuild } from '../build/remote-build.ts';
import { SHARED_DEPENDENCIES } from '../build/shared-dependencies.ts';
import { CONTRACT, type SharedVersions } from '../build/shared-versions.ts';

type Contracted = Pick<RemoteBuild['manifest'], 'contractVersion'>;

/** What is compared before a remote is published. */
export interface ContractSubject {
  /** Under which name it is to be published. */
  readonly name: string;
  readonly build: RemoteBuild;
}

const missing = (wanted: readonly string[], given: readonly string[]): string[] =>
  wanted.filter((one) => !given.includes(one));

const majorOf = (version: string): string => version.split('.')[0] ?? version;

function namesThatDiffer({ manifest, exposed }: RemoteBuild): string[] {
  const paths = manifest.routes.map(({ path }) => path);
  const ownPages = [...manifest.nav, ...(manifest.account ?? [])].map(({ path }) => path);
  return [
    ...missing(paths, exposed.routes).map((path) => `the route ${path} has no page in remote.tsx`),
    ...missing(exposed.routes, paths).map((path) => `the page ${path} is not in the manifest`),
    ...missing(manifest.slots, exposed.slots).map((slot) => `the slot ${slot} has no code`),
    ...missing(exposed.slots, manifest.slots).map((slot) => `the slot ${slot} is not declared`),
    ...ownPages
      .filter((path) => !paths.some((route) => route === path || route.startsWith(`${path}/:`)))
      .map((path) => `the menu entry ${path} leads to no route`),
  ];
}

function missingChunks({ manifest, chunks }: RemoteBuild): string[] {
  const wanted = manifest.routes.flatMap(({ chunk }) => (chunk === undefined ? [] : [chunk]));
  const absent = missing(wanted, Object.keys(chunks)).map((name) => `no chunk is named ${name}`);
  return 'texts-en-json' in chunks ? absent : [...absent, 'there are no English texts'];
}

function unsharedLibraries(
  shared: RemoteBuild['shared'],
  sharedVersions: SharedVersions,
): string[] {
  return shared.flatMap(({ request, requiredVersion, singleton }) => {
    if (!singleton) return [];
    const version = sharedVersions[request];
    if (version !== undefined && satisfy(version, requiredVersion)) return [];
    return [`${request} ${requiredVersion} is needed, the shell shares ${version ?? 'none'}`];
  });
}

/** The most that a first picture may send, in bytes: it is there to come before everything else. */
const MOST_PICTURE_BYTES = 18_000;
const OF_THE_SHELL: ReadonlySet<string> = new Set(
  SHARED_DEPENDENCIES.map((shared) => shared.package),
);

function wrongPictures({ manifest, pictures = {} }: RemoteBuild): string[] {
  return manifest.routes.flatMap(({ path, picture }) => {
    if (picture === undefined) return [];
    const built = pictures[picture];
    if (built === undefined) return [`the picture ${picture} of ${path} was not built`];
    const { bytes, packages } = built;
    return [
      ...packages
        .filter((name) => OF_THE_SHELL.has(name))
        .map((name) => `the picture ${picture} uses ${name}, which comes with the page only`),
      ...(bytes > MOST_PICTURE_BYTES
        ? [`the picture ${picture} sends ${bytes} bytes, more than ${MOST_PICTURE_BYTES}`]
        : []),
    ];
  });
}

/** Shells before 0.3 do not say which contract they speak; it was that of this package then. */
function otherContract({ contractVersion }: Contracted, sharedVersions: SharedVersions): string[] {
  const ofShell = sharedVersions[CONTRACT] ?? CONTRACT_VERSION;
  if (majorOf(contractVersion) === majorOf(ofShell)) return [];
  return [`contract ${contractVersion} is not the shell's ${ofShell}`];
}

/** Everything that speaks against publishing a remote; empty when the contract is kept. */
export function contractProblems(
  { name, build }: ContractSubject,
  sharedVersions: SharedVersions,
): string[] {
  const { manifest } = build;
  const problems = [
    ...namesThatDiffer(build),
    ...missingChunks(build),
    ...wrongPictures(build),
    ...unsharedLibraries(build.shared, sharedVersions),
  ];
  if (manifest.name !== name) problems.unshift(`the manifest is that of ${manifest.name}`);
  return [...otherContract(manifest, sharedVersions), ...problems];
}

/** What a shell that shares these libraries would refuse of a release that is published already. */
export const releaseProblems = (
  { manifest, shared }: { manifest: Contracted; shared: RemoteBuild['shared'] },
  sharedVersions: SharedVersions,
): string[] => [
  ...otherContract(manifest, sharedVersions),
  ...unsharedLibraries(shared, sharedVersions),
];
