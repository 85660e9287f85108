import type { Release } from '@leafshift/shell-sdk/registry';

/** What a remote was built with: the libraries that it consumes. */
type Build = Pick<Release, 'shared'>;

const builds = new Map<string, Build>();

/** The container with a remote's fallback: its own build of the libraries that it consumes. */
export const fallbackOf = (remote: string): string => `${remote}-copies`;

/** Notes what a release that is about to be loaded needs. */
export function expectBuild(remote: string, build: Build): void {
  builds.set(remote, build);
  builds.set(fallbackOf(remote), build);
}

/** The versions of a library that a remote accepts; undefined where its release says nothing. */
export const acceptedBy = (remote: string, request: string): string | undefined =>
  builds.get(remote)?.shared.find((library) => library.request === request)?.requiredVersion;
