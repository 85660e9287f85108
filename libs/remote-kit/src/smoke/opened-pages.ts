import type { RemoteManifest } from '@leafshift/shell-sdk/manifest';
import type { RemoteBuild } from '../build/remote-build.ts';

/** One opening of one page: by whom, and how the API behaves. */
export interface OpenedPage {
  readonly path: string;
  readonly viewer: string;
  readonly state: string;
}

type UserType = RemoteManifest['nav'][number]['usertypes'][number];

/** Somebody of each user type. */
const VIEWERS: Readonly<Record<UserType, string>> = {
  Employer: 'employer',
  Temp: 'worker',
  Admin: 'admin',
};
/** Who is shown the slots of a remote without pages: those who have something to complete. */
const NEWCOMERS = ['employer level 0', 'worker level 0'];
/** No page may need an answer to stand. */
const STATES = ['loading', 'failing'];
/** Where the remote itself has no page. */
export const NO_PAGE = '/no-page-of-this-remote';
const SOME_ID = '000000000000000000000000';

/** An address of a route: what may be left out is, what must be there is some id. */
const addressOf = (path: string): string =>
  path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, SOME_ID) || '/';

/**
 * Every page of a build for each kind of user whom it names, a public one for a visitor alone, and its slots,
 * which stand in pages of others, for the same people.
 */
export function openedPages({ manifest }: Pick<RemoteBuild, 'manifest'>): readonly OpenedPage[] {
  const pages = manifest.routes.flatMap(({ path, access }) => {
    const viewers = access === 'public' ? ['visitor'] : access.map((usertype) => VIEWERS[usertype]);
    return viewers.map((viewer) => ({ path: addressOf(path), viewer }));
  });
  const audience = new Set(pages.map(({ viewer }) => viewer).filter((name) => name !== 'visitor'));
  const seeSlots = audience.size > 0 ? [...audience] : NEWCOMERS;
  const slots = manifest.slots.length > 0 ? seeSlots : [];
  return [...pages, ...slots.map((viewer) => ({ path: NO_PAGE, viewer }))].flatMap((page) =>
    STATES.map((state) => ({ ...page, state })),
  );
}
