import type { RemoteBuild } from '@leafshift/rspack-config/remote-build';
import type { SharedVersions } from '@leafshift/rspack-config/shared-libraries-module';
import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';
import { satisfy } from '@module-federation/runtime';
import type { ExposedNames } from './exposed-names.ts';

/** What is compared before a remote is published. */
export interface ContractSubject {
  readonly name: string;
  readonly manifest: RemoteManifest;
  readonly exposed: ExposedNames;
  readonly build: RemoteBuild;
}

const missing = (wanted: readonly string[], given: readonly string[]): string[] =>
  wanted.filter((one) => !given.includes(one));

const majorOf = (version: string): string => version.split('.')[0] ?? version;

function namesThatDiffer({ manifest, exposed }: ContractSubject): string[] {
  const paths = manifest.routes.map(({ path }) => path);
  const ownPages = manifest.nav.map(({ path }) => path);
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

function missingChunks({ manifest, build }: ContractSubject): string[] {
  const wanted = manifest.routes.flatMap(({ chunk }) => (chunk === undefined ? [] : [chunk]));
  const absent = missing(wanted, Object.keys(build.chunks)).map(
    (name) => `no chunk is named ${name}`,
  );
  return 'texts-en-json' in build.chunks ? absent : [...absent, 'there are no English texts'];
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

const otherContract = ({ contractVersion }: Pick<RemoteManifest, 'contractVersion'>): string[] =>
  majorOf(contractVersion) === majorOf(CONTRACT_VERSION)
    ? []
    : [`contract ${contractVersion} is not the shell's ${CONTRACT_VERSION}`];

/** Everything that speaks against publishing a remote; empty when the contract is kept. */
export function contractProblems(
  subject: ContractSubject,
  sharedVersions: SharedVersions,
): string[] {
  const { name, manifest } = subject;
  const problems = [
    ...namesThatDiffer(subject),
    ...missingChunks(subject),
    ...unsharedLibraries(subject.build.shared, sharedVersions),
  ];
  if (manifest.name !== name) problems.unshift(`the manifest is that of ${manifest.name}`);
  return [...otherContract(manifest), ...problems];
}

/** What a shell that shares these libraries would refuse of a release that is published already. */
export const releaseProblems = (
  {
    manifest,
    shared,
  }: { manifest: Pick<RemoteManifest, 'contractVersion'>; shared: RemoteBuild['shared'] },
  sharedVersions: SharedVersions,
): string[] => [...otherContract(manifest), ...unsharedLibraries(shared, sharedVersions)];
