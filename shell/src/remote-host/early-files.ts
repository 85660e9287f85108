import type { Registry, Release } from '@leafshift/shell-sdk/registry';

/** Who opens which page, as far as it is known before the portal's code is there. */
export interface EarlyVisit {
  readonly path: string;
  /** With its `?`; empty where there is none. */
  readonly search: string;
  readonly language: string;
  /** Null for a visitor. */
  readonly user: { readonly _id: string; readonly usertype: string } | null;
}

export interface EarlyFile {
  readonly src: string;
  readonly integrity: string;
}

/** What can be asked for before the portal is there. */
export interface EarlyNeeds {
  readonly files: readonly EarlyFile[];
  /** Libraries that the page takes from the shell, by request. */
  readonly libraries: readonly string[];
  /** Addresses below the API's, whose answers the page shows first. */
  readonly data: readonly string[];
}

type Route = Release['manifest']['routes'][number];

const NOTHING: EarlyNeeds = { files: [], libraries: [], data: [] };

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

const isFor = ({ path, access }: Route, visit: EarlyVisit): boolean =>
  (access === 'public' || access.some((usertype) => usertype === visit.user?.usertype)) &&
  patternOf(path).test(visit.path);

/**
 * What the remote needs whose page was opened. Nothing where somebody may get another release than
 * the current one; the portal decides that, and fetches it then. No data for an address that says what
 * to look for.
 */
export function earlyNeeds({ remotes }: Registry, visit: EarlyVisit): EarlyNeeds {
  for (const { releases, current, canary, pins } of Object.values(remotes)) {
    const release = releases[current];
    const route = release?.manifest.routes.find((one) => isFor(one, visit));
    if (!release || !route) continue;
    if (canary || pins?.[visit.user?._id ?? '']) return NOTHING;
    const { remote, pages, locales } = release.preload;
    const preloads = [remote, pages[route.path], locales[visit.language]];
    const files = [release.entry, ...preloads.flatMap((preload) => preload?.files ?? [])];
    return {
      files: files.map(({ file, integrity }) => ({ src: release.baseUrl + file, integrity })),
      libraries: preloads.flatMap((preload) => preload?.shared ?? []),
      data: visit.search === '' ? (route.data ?? []) : [],
    };
  }
  return NOTHING;
}
