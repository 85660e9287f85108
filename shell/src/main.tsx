import '@leafshift/ui/styles.css';
import './app/first-shape.css';
import './app/first-shapes.css';
import './app/no-code-at-run-time.ts';
import { startTransition } from 'react';
import { letBrowserIn } from './app/let-browser-in.ts';
import { giveWayToPortal } from './app/served-page.ts';
import { signStyles } from './app/sign-styles.ts';
import { whenAskedEarly } from './app/when-asked-early.ts';
import { followTaps } from './push/follow-taps.ts';
import { keepPortalLater } from './service-worker/keep-portal-later.ts';

/** One script, run in steps: a slow phone paints and answers a touch between them. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no element #root');
  const { createCore } = await import(/* webpackMode: "eager" */ './composition/core.ts');
  const core = createCore();
  if (core.nonce !== undefined) signStyles(core.nonce);
  core.session.start().catch(reportError);
  followTaps(core.navigation);
  await letBrowserIn();
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await letBrowserIn();
  const { Shell } = await import(/* webpackMode: "eager" */ './app/shell.tsx');
  await letBrowserIn();
  const { createRouterSource } = await import(/* webpackMode: "eager" */ './app/router-source.ts');
  await core.ready;
  await whenAskedEarly();
  giveWayToPortal(container);
  const portal = createRoot(container);
  startTransition(() => {
    portal.render(<Shell core={core} routers={createRouterSource(core)} />);
  });
}
start().catch(reportError);

if (process.env.NODE_ENV === 'production') {
  keepPortalLater(async () => {
    const { keepPortal } = await import(
      /* webpackChunkName: "keep-portal" */ './service-worker/keep-portal.ts'
    );
    await keepPortal();
  });
}
