import type { Lockfile } from '../lockfile/lockfile.ts';
import { noticedPackages } from './notices.ts';

/** The file that says of what the products are made, in the form of CycloneDX. */
export const BILL = 'bill-of-materials.cdx.json';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

/** As `npm sbom` writes it, as far as it matters here. */
export interface Bill {
  readonly serialNumber?: string;
  readonly metadata: {
    readonly timestamp?: string;
    readonly tools: readonly { readonly vendor: string; readonly name: string }[];
    readonly component: Component;
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

/**
 * What npm says of all packages, for those of the products only, and the same each time: without moment,
 * serial number and the names of folders. npm's own `--omit dev` leaves out what a tool needs as well.
 */
export function billOf(all: Bill, lockfile: Lockfile, name: string): Bill {
  const wanted = new Set(noticedPackages(lockfile).map(referenceOf));
  const root = all.metadata.component;
  const isOurs = ({ 'bom-ref': ref }: Component): boolean => wanted.has(ref);
  const kept = new Set([root['bom-ref'], ...wanted]);
  const { serialNumber: _serial, ...rest } = all;
  const { timestamp: _moment, ...metadata } = all.metadata;
  return {
    ...rest,
    metadata: {
      ...metadata,
      tools: all.metadata.tools.map(({ vendor, name: tool }) => ({ vendor, name: tool })),
      component: { ...root, name },
    },
    components: all.components.filter(isOurs),
    dependencies: all.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((on) => kept.has(on)),
      })),
  };
}

/** What the bill lacks, names although it is gone, or says otherwise than the lockfile; one sentence. */
export function billProblems(lockfile: Lockfile, text: string): string[] {
  const wanted = new Set(noticedPackages(lockfile).map((one) => lineOf(one, lockfile)));
  const bill: Bill | null = text === '' ? null : JSON.parse(text);
  const listed = new Set(
    (bill?.components ?? []).map(
      ({ 'bom-ref': ref, hashes = [] }) => `${ref} ${hashes[0]?.content ?? ''}`,
    ),
  );
  const wrong = [
    ...[...wanted].filter((line) => !listed.has(line)),
    ...[...listed].filter((line) => !wanted.has(line)),
  ].map((line) => line.split(' ', 1)[0]);
  return wrong.length > 0
    ? [
        `${BILL} is not current (${[...new Set(wrong)].slice(0, 3).join(', ')}): run npm run notices`,
      ]
    : [];
}

const referenceOf = ({ name, version }: { readonly name: string; readonly version: string }) =>
  `${name}@${version}`;

/** A package with the digest of its content, as the bill writes it; without where the lockfile has none. */
function lineOf(one: ReturnType<typeof noticedPackages>[number], { packages }: Lockfile): string {
  const [, digest = ''] = packages[one.folder]?.integrity?.split('-', 2) ?? [];
  return `${referenceOf(one)} ${Buffer.from(digest, 'base64').toString('hex')}`;
}
