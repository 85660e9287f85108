import type { Release } from '@leafshift/shell-sdk/registry';

/** What a remote was built with: which libraries it borrows, and where its own copies are. */
type Build = Pick<Release, 'shared'>;

const builds = new Map<string, Build>();

/** The container with a remote's own copies of what it borrows. */
export const copiesOf = (remote: string): string => `${remote}-copies`;

/** Notes what a release that is about to be loaded needs. */
export function expectBuild(remote: string, build: Build): void {
  builds.set(remote, build);
  builds.set(copiesOf(remote), build);
}

/** The versions of a library that a remote accepts; undefined where its release says nothing. */
export const acceptedBy = (remote: string, request: string): string | undefined =>
  builds.get(remote)?.shared.find((library) => library.request === request)?.requiredVersion;
