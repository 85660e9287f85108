import { Page } from '@leafshift/ui/page';
import { PageSkeleton } from '@leafshift/ui/states';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { OfferBelowPage } from '../app/narrow-window.tsx';
import { useCore, useSessionState } from '../composition/core-context.ts';
import { portalOf } from '../composition/portal.ts';
import { PortalContext } from '../composition/portal-context.ts';
import { MemberFrame } from '../layout/member-frame.tsx';
import { VisitorFrame } from '../layout/visitor-frame.tsx';
import { OfflineBar } from '../offline/offline-bar.tsx';
import { readOverrides } from '../overrides/override-storage.ts';
import { Slots } from './slots.tsx';

const OverrideBadge = lazy(() => import('../overrides/override-badge.tsx'));

/** Whether a remote comes from elsewhere; that changes only with the page. */
const isTesting = Object.keys(readOverrides()).length > 0;

function Frame({ children }: { children: ReactNode }) {
  const session = useSessionState();
  if (session.status === 'signed-out') return <VisitorFrame>{children}</VisitorFrame>;
  return (
    <MemberFrame user={session.status === 'signed-in' ? session.user : null}>
      {children}
    </MemberFrame>
  );
}

function PortalProviders({ children }: { children: ReactNode }) {
  const portal = portalOf(useCore());
  return (
    <PortalContext value={portal}>
      <QueryClientProvider client={portal.queryClient}>{children}</QueryClientProvider>
    </PortalContext>
  );
}

/** Header, sidebar and the place for a page. */
export function PortalFrame() {
  return (
    <PortalProviders>
      <Frame>
        <OfflineBar />
        <Outlet />
        <OfferBelowPage />
      </Frame>
      <Slots />
      {isTesting && (
        <Suspense fallback={null}>
          <OverrideBadge />
        </Suspense>
      )}
    </PortalProviders>
  );
}

/** The same frame while it is not known yet who is signed in and which page comes. */
export function PortalLoading() {
  return (
    <PortalProviders>
      <Frame>
        <Page>
          <PageSkeleton kind="dashboard" />
        </Page>
      </Frame>
    </PortalProviders>
  );
}
