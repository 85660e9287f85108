import type { Registry, Release } from '@leafshift/shell-sdk/registry';

/** Who opens which page, as far as it is known before the portal's code is there. */
export interface EarlyVisit {
  readonly path: string;
  readonly language: string;
  /** Null for a visitor. */
  readonly user: { readonly _id: string; readonly usertype: string } | null;
}

export interface EarlyFile {
  readonly src: string;
  readonly integrity: string;
}

type Route = Release['manifest']['routes'][number];

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

const isFor = ({ path, access }: Route, visit: EarlyVisit): boolean =>
  (access === 'public' || access.some((usertype) => usertype === visit.user?.usertype)) &&
  patternOf(path).test(visit.path);

/**
 * The files of the remote whose page was opened. None where somebody may get another release than
 * the current one; the portal decides that, and fetches them then.
 */
export function earlyFiles({ remotes }: Registry, visit: EarlyVisit): EarlyFile[] {
  for (const { releases, current, canary, pins } of Object.values(remotes)) {
    const release = releases[current];
    const route = release?.manifest.routes.find((one) => isFor(one, visit));
    if (!release || !route) continue;
    if (canary || pins?.[visit.user?._id ?? '']) return [];
    const { remote, pages, locales } = release.preload;
    const preloads = [remote, pages[route.path], locales[visit.language]];
    return [release.entry, ...preloads.flatMap((preload) => preload?.files ?? [])].map(
      ({ file, integrity }) => ({ src: release.baseUrl + file, integrity }),
    );
  }
  return [];
}
