import type { RemoteName } from '@leafshift/shell-sdk';
import type { ReadRegistry, Registry } from '@leafshift/shell-sdk/registry';
import { Page } from '@leafshift/ui/page';
import { PageSkeleton } from '@leafshift/ui/states';
import { matchPath, useLocation } from 'react-router-dom';
import { useSessionState } from '../composition/core-context.ts';
import { usePortal } from '../composition/portal-context.ts';
import { useKnownReleases } from '../layout/use-releases.ts';
import { NotFound } from '../pages/not-found.tsx';
import { RemoteCard } from '../remote-host/remote-card.tsx';
import { RemoteFailure } from '../remote-host/remote-failure.ts';
import { audienceOf, isOpenTo } from './audience.ts';
import { RegistryCard } from './registry-card.tsx';

/** In reports: which of its pages it would be is not known here. */
const ANY_PAGE = '*';

/** Any other path: the page does not exist, or it is not known which pages exist. */
export function OtherPaths() {
  const { registry } = usePortal();
  const known = registry.current();
  return (
    <Page width="narrow">{known === null ? <RegistryCard /> : <UnknownPath known={known} />}</Page>
  );
}

interface KnownProps {
  readonly known: Pick<Registry, 'remotes'> & Partial<Pick<ReadRegistry, 'unreadable'>>;
}

/**
 * A page of a remote that nobody gets a release of at the moment, by what its other releases say. Of a
 * remote whose entry cannot be read nobody knows which pages are its own: it may be any address, but for
 * those below a place that another remote has for this user.
 */
function UnknownPath({ known: { remotes, unreadable = [] } }: KnownProps) {
  const releases = useKnownReleases();
  const audience = audienceOf(useSessionState());
  const { pathname } = useLocation();
  if (releases === undefined) return <PageSkeleton kind="detail" />;
  const unreleased = Object.keys(remotes).filter((name) => !releases.has(name));
  const ofAnother = Object.keys(remotes)
    .flatMap((name) => routesOf(remotes, name))
    .some(({ path, access }) => isOpenTo(access, audience) && placeOf(path) === placeOf(pathname));
  const missing =
    unreleased.find((name) => hasPage(remotes, name, pathname)) ??
    (ofAnother ? undefined : unreadable[0]);
  if (missing === undefined) return <NotFound />;
  const failure = new RemoteFailure({ kind: 'missing', remote: missing, release: 'no release' });
  return (
    <RemoteCard
      failure={failure}
      page={ANY_PAGE}
      failures={0}
      isRetrying={false}
      onRetry={() => location.reload()}
    />
  );
}

const routesOf = (remotes: Registry['remotes'], name: RemoteName) =>
  Object.values(remotes[name]?.releases ?? {}).flatMap(({ manifest }) => manifest.routes);

const hasPage = (remotes: Registry['remotes'], name: RemoteName, pathname: string): boolean =>
  routesOf(remotes, name).some(({ path }) => matchPath(path, pathname) !== null);

/** `find-work` of `/find-work/7/people`. */
const placeOf = (path: string): string | undefined => path.split('/')[1];
