import {
  CONTRACT_VERSION,
  INTEGRITY,
  RELEASE_FILE,
  routePattern,
} from '@leafshift/shell-sdk/manifest';
import type { PageFiles, Registry, Release, ReleaseFile } from '@leafshift/shell-sdk/registry';
import { chooseRelease } from '../registry/choose-release.ts';
import { filesOf } from '../registry/page-files.ts';

/** Who opens which page, as far as it is known before the portal's code is there. */
export interface EarlyVisit {
  readonly path: string;
  /** With its `?`; empty where there is none. */
  readonly search: string;
  readonly language: string;
  /** Null for a visitor. */
  readonly user: { readonly _id: string; readonly usertype: string } | null;
  /** Which side of a canary a visitor's browser is on. */
  readonly visitor: string;
  /** What the page needs beyond its remote, as it stands in it. */
  readonly pageFiles: PageFiles;
}

export interface EarlyFile {
  readonly src: string;
  readonly integrity: string;
}

/** The first picture of the opened page, and whose it is. */
export interface EarlyPicture {
  readonly remote: string;
  /** The id of the release. */
  readonly release: string;
  /** The path of the route. */
  readonly page: string;
  readonly files: readonly EarlyFile[];
}

/** What can be asked for before the portal is there. */
export interface EarlyNeeds {
  readonly files: readonly EarlyFile[];
  /** Libraries that the page takes from the shell, by request. */
  readonly libraries: readonly string[];
  /** Addresses below the API's, whose answers the page shows first. */
  readonly data: readonly string[];
  readonly picture: EarlyPicture | null;
}

type Route = Release['manifest']['routes'][number];

const NOTHING: EarlyNeeds = { files: [], libraries: [], data: [], picture: null };

const isFor = ({ path, access }: Route, visit: EarlyVisit): boolean =>
  (access === 'public' || access.some((usertype) => usertype === visit.user?.usertype)) &&
  routePattern(path).test(visit.path);

const addressOf =
  ({ baseUrl }: Release) =>
  ({ file, integrity }: ReleaseFile): EarlyFile => ({ src: baseUrl + file, integrity });

const majorOf = (version: string): string => version.split('.')[0] ?? version;

/** Nothing has compared the registry with its contract yet, and a picture is code that runs. */
const mayRun = ({ file, integrity }: ReleaseFile): boolean =>
  INTEGRITY.test(integrity) && RELEASE_FILE.test(file);

/** A picture's files, with its script in the page's language alone where the release has it. */
function filesOfPicture(
  { pictures, pictureScripts }: Release,
  picture: string,
  language: string,
): readonly ReleaseFile[] {
  const files = pictures?.[picture] ?? [];
  const script = pictureScripts?.[language]?.[picture];
  return script ? [script, ...files.filter(({ file }) => !file.endsWith('.js'))] : files;
}

function pictureOf(
  release: Release,
  { path, picture = '' }: Route,
  language: string,
): EarlyPicture | null {
  const files = filesOfPicture(release, picture, language);
  const { name, contractVersion } = release.manifest;
  const isOfContract = majorOf(contractVersion) === majorOf(CONTRACT_VERSION);
  if (files.length === 0 || !isOfContract || !files.every(mayRun)) return null;
  return { remote: name, release: release.id, page: path, files: files.map(addressOf(release)) };
}

/**
 * What the remote needs whose page was opened, of the release that this visit gets: also of a canary, so that its
 * picture can fail while it is one. No data and no picture for an address that says what to look for.
 */
export function earlyNeeds({ remotes }: Registry, visit: EarlyVisit): EarlyNeeds {
  for (const [name, entry] of Object.entries(remotes)) {
    const release = chooseRelease(name, entry, visit.user?._id ?? visit.visitor);
    const route = release?.manifest.routes.find((one) => isFor(one, visit));
    if (!release || !route) continue;
    const { remote, locales } = release.preload;
    const page = filesOf(visit.pageFiles, release, route.path);
    const preloads = [remote, page, locales[visit.language]];
    const files = [release.entry, ...preloads.flatMap((preload) => preload?.files ?? [])];
    return {
      files: files.map(addressOf(release)),
      libraries: preloads.flatMap((preload) => preload?.shared ?? []),
      data: visit.search === '' ? (route.data ?? []) : [],
      picture: visit.search === '' ? pictureOf(release, route, visit.language) : null,
    };
  }
  return NOTHING;
}
