import type { RemoteName } from '@leafshift/shell-sdk';
import type { ReadRegistry, Registry } from '@leafshift/shell-sdk/registry';
import { Page } from '@leafshift/ui/page';
import { PageSkeleton } from '@leafshift/ui/states';
import { matchPath, useLocation } from 'react-router-dom';
import { usePortal } from '../composition/portal-context.ts';
import { useReleases } from '../layout/use-releases.ts';
import { NotFound } from '../pages/not-found.tsx';
import { RemoteCard } from '../remote-host/remote-card.tsx';
import { RemoteFailure } from '../remote-host/remote-failure.ts';
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
 * remote whose entry cannot be read nobody knows which pages are its own.
 */
function UnknownPath({ known: { remotes, unreadable = [] } }: KnownProps) {
  const releases = useReleases();
  const { pathname } = useLocation();
  if (releases.size === 0 && Object.keys(remotes).length > 0) return <PageSkeleton kind="detail" />;
  const unreleased = Object.keys(remotes).filter((name) => !releases.has(name));
  const missing = unreleased.find((name) => hasPage(remotes, name, pathname)) ?? unreadable[0];
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

const hasPage = (remotes: Registry['remotes'], name: RemoteName, pathname: string): boolean =>
  Object.values(remotes[name]?.releases ?? {})
    .flatMap(({ manifest }) => manifest.routes)
    .some(({ path }) => matchPath(path, pathname) !== null);
