import type { RemoteName } from '@leafshift/shell-sdk';
import type { Registry } from '@leafshift/shell-sdk/registry';

/** Why something cannot be taken as the address of a remote under test. */
export type AddressProblem = 'unknown' | 'refused';

const ANY_PORT = ':*';

function fits(origin: string, pattern: string): boolean {
  if (!pattern.endsWith(ANY_PORT)) return origin === pattern;
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}` === pattern.slice(0, -ANY_PORT.length);
}

/** Whether code may be loaded from there: an origin of the registry, or one that its operator allows. */
export function isAllowed(address: string, { remotes, settings }: Registry): boolean {
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  const released = Object.values(remotes).flatMap((entry) => Object.values(entry.releases));
  return (
    released.some(({ baseUrl }) => new URL(baseUrl).origin === origin) ||
    settings.overrideOrigins.some((pattern) => fits(origin, pattern))
  );
}

/** The folder of the n-th release, beside that of the release in use. */
function folderOfRelease(registry: Registry, remote: RemoteName, number: string): string | null {
  const entry = registry.remotes[remote];
  const current = entry?.releases[entry.current];
  if (!current) return null;
  const isNumbered = current.number !== undefined;
  return new URL(isNumbered ? `../${number}/` : `releases/${number}/`, current.baseUrl).href;
}

/** The folder that a tester means by a release's number or an address, or why it is none. */
export function addressOf(
  text: string,
  remote: RemoteName,
  registry: Registry,
): { readonly address: string } | { readonly problem: AddressProblem } {
  const typed = text.trim();
  const address = /^\d+$/.test(typed) ? folderOfRelease(registry, remote, typed) : typed;
  if (address === null || !/^https?:/.test(address) || !URL.canParse(address)) {
    return { problem: 'unknown' };
  }
  if (!isAllowed(address, registry)) return { problem: 'refused' };
  return { address: address.endsWith('/') ? address : `${address}/` };
}
