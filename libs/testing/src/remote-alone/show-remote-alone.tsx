import { applyLanguage } from '@leafshift/i18n';
import { applyTheme } from '@leafshift/ui/theme';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type NavigateOptions, RouterProvider } from 'react-router-dom';
import { Bench } from './bench.tsx';
import { type ConnectedAlone, connectAlone } from './connect-alone.tsx';
import { firstPage } from './first-page.ts';
import { Frame } from './frame.tsx';
import { BARE, MOVED, SETTINGS_CHANGED } from './messages.ts';
import type { RemoteAlone } from './remote-alone.ts';
import { type AloneSettings, PAGES, readSettings } from './settings.ts';
import { showToast } from './toasts.ts';
import '@leafshift/ui/styles.css';

/**
 * Shows a remote in a fake shell, with every state one choice away: the whole of a remote's page in
 * `npm run qa`. With `?bare` in the address, only the remote.
 */
export async function showRemoteAlone(alone: RemoteAlone): Promise<void> {
  const isBare = new URLSearchParams(location.search).has(BARE);
  if (isBare) await showBare(alone);
  else render(<Bench alone={alone} />);
}

async function showBare(alone: RemoteAlone): Promise<void> {
  const settings = readSettings(alone);
  const { direction } = settings;
  const { shell, routes, slots } = await connectAlone(
    alone,
    { ...settings, direction: direction === 'by language' ? undefined : direction },
    {
      navigate: (path: string, options: NavigateOptions = {}) => {
        router.navigate(path, options).catch((error: unknown) => reportError(error));
      },
      notify: showToast,
    },
  );
  const { manifest } = alone.remote;
  const session = shell.session.get();
  const isMember = session.status === 'signed-in';
  const frame = <Frame shell={shell} manifest={manifest} isMember={isMember} slots={slots} />;
  const router = createBrowserRouter([
    { element: frame, HydrateFallback: Nothing, children: routes },
  ]);
  router.subscribe(({ location: { pathname } }) => {
    if (window.parent === window) return;
    window.parent.postMessage({ type: MOVED, path: pathname }, location.origin);
  });
  followBench(alone, settings, shell);
  show(settings);
  const first = firstPage(manifest, isMember ? session.user.usertype : undefined);
  if (location.pathname === '/' && first && settings.story === PAGES) {
    await router.navigate(first, { replace: true });
  }
  render(<RouterProvider router={router} />);
}

const Nothing = () => null;

function show({ theme, language, direction }: AloneSettings): void {
  applyTheme(theme);
  applyLanguage(language);
  if (direction !== 'by language') document.documentElement.dir = direction;
}

/**
 * Theme and language change at once, as in the portal; any other setting renders the remote again
 * from the start.
 */
function followBench(alone: RemoteAlone, first: AloneSettings, shell: ConnectedAlone['shell']) {
  let shown = first;
  window.addEventListener('message', ({ origin, data }: MessageEvent<{ type?: string }>) => {
    if (origin !== location.origin || data.type !== SETTINGS_CHANGED) return;
    const next = readSettings(alone);
    const before = shown;
    shown = next;
    const isSame = (['story', 'viewer', 'situation', 'state', 'direction'] as const).every(
      (name) => next[name] === before[name],
    );
    if (!isSame) {
      location.replace(`${location.pathname}?${BARE}`);
      return;
    }
    shell.theme.set(next.theme);
    shell.i18n
      .changeLanguage(next.language)
      .then(() => shell.language.set(next.language))
      .catch((error: unknown) => reportError(error));
    show(next);
  });
}

function render(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  createRoot(root).render(page);
}
