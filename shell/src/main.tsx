import '@leafshift/ui/styles.css';
import './app/no-code-at-run-time.ts';
import { createRoot } from 'react-dom/client';
import { createRouterSource } from './app/router-source.ts';
import { giveWayToPortal } from './app/served-page.ts';
import { Shell } from './app/shell.tsx';
import { signStyles } from './app/sign-styles.ts';
import { createCore } from './composition/core.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element #root');

const core = createCore();
if (core.nonce !== undefined) signStyles(core.nonce);
core.session.start().catch(reportError);

async function show(root: HTMLElement): Promise<void> {
  await core.ready;
  giveWayToPortal(root);
  createRoot(root).render(<Shell core={core} routers={createRouterSource(core)} />);
}
show(container).catch(reportError);
