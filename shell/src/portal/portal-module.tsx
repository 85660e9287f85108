import type { RouteObject } from 'react-router-dom';
import type { Portal } from '../composition/portal-context.ts';
import { audienceOf } from './audience.ts';
import { OtherPaths } from './other-paths.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { remoteRoutes } from './remote-routes.tsx';

export { portalOf } from '../composition/portal.ts';
export { PortalLoading } from './portal-frame.tsx';

/** The routes of the remotes for who is signed in; null when the registry cannot be read. */
export async function remoteRoutesFor(portal: Portal): Promise<RouteObject[] | null> {
  try {
    const releases = await portal.registry.releasesFor(portal.remotes.subject());
    return remoteRoutes(releases, audienceOf(portal.core.session.state.get()));
  } catch (error) {
    if (error instanceof Error && error.name === 'RegistryError') return null;
    throw error;
  }
}

export const portalRoute = { Component: PortalFrame };
export const otherPathsRoute = { Component: OtherPaths };
