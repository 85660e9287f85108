import { LogoMark } from '@leafshift/ui/brand';
import { lazy, Suspense } from 'react';
import { useSessionState } from '../composition/core-context.ts';
import { loadPortal } from './portal-loader.ts';
import styles from './starting.module.css';

const PortalLoading = lazy(async () => ({ default: (await loadPortal()).PortalLoading }));

const Splash = () => (
  <div className={styles.splash} data-waits>
    <LogoMark size={48} />
  </div>
);

/** What shows until the first page is known: the portal's frame for whoever has a session. */
export function Starting() {
  const { status } = useSessionState();
  if (status === 'signed-out') return <Splash />;
  return (
    <Suspense fallback={<Splash />}>
      <PortalLoading />
    </Suspense>
  );
}
