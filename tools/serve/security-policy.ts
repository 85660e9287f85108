import { readFile } from 'node:fs/promises';
import { FileReadings } from './file-readings.ts';

/** Origins beyond the portal's own and those of the remotes, by what the page takes from them. */
export interface TrustedOrigins {
  /** Remotes under test may come from there too; `http://localhost:*` on a developer's machine. */
  readonly remotes?: readonly string[];
  readonly scripts?: readonly string[];
  readonly frames?: readonly string[];
  readonly images?: readonly string[];
  readonly connections?: readonly string[];
}

interface RegistryOrigins {
  readonly remotes?: Readonly<
    Record<string, { readonly releases: Readonly<Record<string, { readonly baseUrl: string }>> }>
  >;
}

const readings = new FileReadings(originsIn);

/** The origins of all releases that the registry names at this moment. */
export const originsOfRegistry = (registryFile: string): Promise<readonly string[]> =>
  readings.of(registryFile).then((origins) => origins ?? []);

async function originsIn(registryFile: string): Promise<readonly string[]> {
  const text = await readFile(registryFile, 'utf8');
  try {
    const { remotes = {} } = JSON.parse(text) as RegistryOrigins;
    const releases = Object.values(remotes).flatMap((entry) => Object.values(entry.releases));
    return [...new Set(releases.map(({ baseUrl }) => new URL(baseUrl).origin))].sort();
  } catch (failure) {
    // The shell reads the same file, and tells people that it is broken.
    if (failure instanceof SyntaxError || failure instanceof TypeError) return [];
    throw failure;
  }
}

export interface PolicyParts {
  /** Signs the styles that are made at run time. */
  readonly nonce: string;
  /** The origins of the registry's releases. */
  readonly remotes: readonly string[];
  /** SHA-256 of each script that the build put into the page itself. */
  readonly scripts: readonly string[];
  readonly trusted?: TrustedOrigins | undefined;
}

/**
 * The content security policy of one answer with the page. Scripts come from the portal and from
 * the remotes that the registry names; in the page itself only those of the build can run. Styles
 * made at run time carry the nonce.
 */
export function securityPolicy({ nonce, remotes, scripts, trusted = {} }: PolicyParts): string {
  const code = ["'self'", ...remotes, ...(trusted.remotes ?? [])];
  const hashes = scripts.map((hash) => `'sha256-${hash}'`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [...code, ...(trusted.scripts ?? []), ...hashes],
    'style-src': [...code, `'nonce-${nonce}'`],
    'font-src': code,
    'img-src': [...code, 'data:', 'blob:', ...(trusted.images ?? [])],
    'connect-src': [...code, ...(trusted.connections ?? [])],
    'frame-src': trusted.frames?.length ? trusted.frames : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
