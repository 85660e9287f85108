import { LogoMark } from '@leafshift/ui/brand';
import { lazy, Suspense } from 'react';
import { useSessionState } from '../composition/core-context.ts';
import { loadPortal } from './portal-loader.ts';
import styles from './starting.module.css';

/** Who has been asked for early is known sooner than this, and the page comes at once. */
const PATIENCE_MS = 300;
const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });

const PortalLoading = lazy(async () => {
  const { PortalLoading: Loading } = await loadPortal();
  await patience();
  return { default: Loading };
});

const Splash = () => (
  <div className={styles.splash} data-waits="splash">
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
