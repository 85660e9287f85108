/** The machines that a platform package is for, as npm's lockfile says it. */
export interface Platform {
  readonly os: readonly string[];
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'wasm32', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * Reads the platform from the name of a platform package, as in `@swc/core-linux-arm64-musl`.
 * Throws for a name that does not say it.
 */
export function platformOf(packageName: string): Platform {
  const words = packageName.split('/').at(-1)?.split('-') ?? [];
  const system = SYSTEMS.find((name) => words.includes(name));
  if (system === 'wasm32') return { os: [], cpu: ['wasm32'] };
  const processor = PROCESSORS.find((name) => words.includes(name));
  if (!system || !processor)
    throw new Error(`${packageName} does not say for which machines it is`);
  const libc = cLibraryOf(words);
  return { os: [system], cpu: [processor], ...(libc && { libc: [libc] }) };
}

function cLibraryOf(words: readonly string[]): string | undefined {
  if (words.some((word) => word.startsWith('musl'))) return 'musl';
  return words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
}
