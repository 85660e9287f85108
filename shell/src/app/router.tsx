import { createBrowserRouter, type PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { GuestOnly } from '../auth/session/guest-only.tsx';
import type { Core } from '../composition/core.ts';
import { Overview } from './overview.tsx';
import { loadPortal } from './portal-loader.ts';
import { Root } from './root.tsx';
import { ShellFailure } from './shell-failure.tsx';
import { Starting } from './starting.tsx';

/** Named, so that the script in the page can ask for it ahead. */
const loadLogin = () => import(/* webpackChunkName: "login" */ '../auth/login/login-page.tsx');

/** The route below which the pages of the remotes are mounted. */
const PORTAL = 'portal';

/**
 * Mounts the pages of the remotes once it is known who is signed in and which releases there are.
 * A registry that cannot be read is not the end: the catch-all page shows it, with Retry.
 */
const discoverRoutes =
  (core: Core): PatchRoutesOnNavigationFunction =>
  async ({ patch, signal }) => {
    const [{ portalOf, remoteRoutesFor }] = await Promise.all([
      loadPortal(),
      core.session.settled(),
    ]);
    const routes = await remoteRoutesFor(portalOf(core));
    if (!signal.aborted && routes !== null) patch(PORTAL, routes);
  };

/** The portal's one router. Another is made when another type of user, or nobody, is signed in. */
export function createShellRouter(core: Core): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(
    [
      {
        path: '/',
        element: <Root />,
        hydrateFallbackElement: <Starting />,
        errorElement: <ShellFailure />,
        children: [
          {
            element: <GuestOnly />,
            children: [
              { index: true, lazy: loadLogin },
              { path: 'login', lazy: loadLogin },
              { path: 'register', lazy: () => import('../auth/register/register-page.tsx') },
            ],
          },
          {
            path: 'verify-email',
            lazy: () => import('../auth/mailed-links/verify-email-page.tsx'),
          },
          {
            path: 'accept-invitation',
            lazy: () => import('../auth/register/accept-invitation-page.tsx'),
          },
          { path: 'undo-email', lazy: () => import('../auth/mailed-links/undo-email-page.tsx') },
          {
            path: 'recover-password',
            lazy: () => import('../auth/recover/recover-password-page.tsx'),
          },
          { path: 'contact', lazy: () => import('../support/contact-page.tsx') },
          { path: 'terms', lazy: () => import('../pages/terms-page.tsx') },
          { path: 'privacy', lazy: () => import('../pages/privacy-page.tsx') },
          { path: 'connect-success', lazy: () => import('../pages/connect-success-page.tsx') },
          {
            path: 'connect-incomplete',
            lazy: () => import('../pages/connect-incomplete-page.tsx'),
          },
          { path: 'overview', element: <Overview /> },
          {
            id: PORTAL,
            lazy: async () => (await loadPortal()).portalRoute,
            children: [
              { path: 'settings', lazy: () => import('../settings/page/settings-page.tsx') },
              { path: 'suspension', lazy: () => import('../pages/suspension-page.tsx') },
              { path: 'support', lazy: () => import('../support/support-page.tsx') },
              { path: 'overrides', lazy: () => import('../overrides/overrides-page.tsx') },
              { path: '*', lazy: async () => (await loadPortal()).otherPathsRoute },
            ],
          },
        ],
      },
    ],
    { patchRoutesOnNavigation: discoverRoutes(core) },
  );
}
