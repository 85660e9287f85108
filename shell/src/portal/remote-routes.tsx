import type { UserType } from '@leafshift/contracts/users';
import type { RemoteName } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../app/route-handle.ts';
import { ToLogin } from '../auth/session/members-only.tsx';
import { type Audience, isOpenTo } from './audience.ts';
import { MissingHome } from './missing-home.tsx';
import { RemotePage } from './remote-page.tsx';

type Candidate = {
  readonly remote: RemoteName;
  readonly route: Release['manifest']['routes'][number];
};

/** What the remotes offer at each path. */
type Pages = ReadonlyMap<string, readonly Candidate[]>;

const HOME = '/home';

const openTo = (audience: Audience, candidates: readonly Candidate[] = []) =>
  candidates.find(({ route }) => isOpenTo(route.access, audience));

function elementFor(path: string, byPath: Pages, audience: Audience) {
  const open = openTo(audience, byPath.get(path));
  if (open) return <RemotePage remote={open.remote} route={open.route} />;
  if (audience === 'visitor') return <ToLogin />;
  const home = homeOf(audience, byPath);
  return path === home ? <MissingHome audience={audience} /> : <Navigate to={home} replace />;
}

/** Such as `/find-work/:id?`: one page, whether or not something is chosen on it. */
const hasOptionalPart = (path: string): boolean => path.includes('?');

/** The back office is led to the settings where no remote draws its home. */
const homeOf = (usertype: UserType, byPath: Pages): string =>
  usertype === 'Admin' && !openTo(usertype, byPath.get(HOME)) ? '/settings' : HOME;

/**
 * The routes of all remotes for one audience. Two remotes may name the same path for different user
 * types; a page of another user type leads home.
 */
export function remoteRoutes(
  releases: ReadonlyMap<RemoteName, Release>,
  audience: Audience,
): RouteObject[] {
  const byPath = new Map<string, Candidate[]>();
  for (const [remote, { manifest }] of releases) {
    for (const route of manifest.routes) {
      byPath.set(route.path, [...(byPath.get(route.path) ?? []), { remote, route }]);
    }
  }
  return [...byPath.keys()].map((path) => ({
    path,
    handle: { keepsPlace: hasOptionalPart(path) } satisfies RouteHandle,
    element: elementFor(path, byPath, audience),
  }));
}
