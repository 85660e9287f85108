import { REMOTE_NAMES } from '@leafshift/shell-sdk';
import { Page } from '@leafshift/ui/page';
import { PageSkeleton } from '@leafshift/ui/states';
import { usePortal } from '../composition/portal-context.ts';
import { useReleases } from '../layout/use-releases.ts';
import { NotFound } from '../pages/not-found.tsx';
import { RemoteCard } from '../remote-host/remote-card.tsx';
import { RemoteFailure } from '../remote-host/remote-failure.ts';
import { RegistryCard } from './registry-card.tsx';

/** Any other path: the page does not exist, or it is not known which pages exist. */
export function OtherPaths() {
  const { registry } = usePortal();
  const known = registry.current();
  return (
    <Page width="narrow">
      {known === null ? <RegistryCard /> : <UnknownPath remotes={known.remotes} />}
    </Page>
  );
}

/** While a remote has no release, the path may well be one of its pages. */
function UnknownPath({ remotes }: { readonly remotes: object }) {
  const releases = useReleases();
  if (releases.size === 0 && Object.keys(remotes).length > 0) return <PageSkeleton kind="detail" />;
  const missing = REMOTE_NAMES.find((name) => !releases.has(name));
  if (missing === undefined) return <NotFound />;
  const failure = new RemoteFailure({ kind: 'missing', remote: missing, release: 'no release' });
  return (
    <RemoteCard
      failure={failure}
      failures={0}
      isRetrying={false}
      onRetry={() => location.reload()}
    />
  );
}
