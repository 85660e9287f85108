import { applyLanguage, storedLanguage } from '@leafshift/i18n';
import type { Registry } from '@leafshift/shell-sdk/registry';
import { applyTheme, storedTheme } from '@leafshift/ui/theme';
import { guardSinks } from './app/guard-sinks.ts';
import { askUserEarly } from './auth/early-user.ts';
import { createTokenStorage } from './auth/token-storage.ts';
import { OVERRIDES_KEY } from './overrides/overrides-key.ts';
import { askRegistryEarly } from './registry/early-registry.ts';
import { type EarlyFile, earlyFiles } from './remote-host/early-files.ts';

// Stands in the page and runs before anything is painted: the chosen theme and writing direction,
// without a flash. Whoever has a token will see the portal, so its code, the user and the files of the
// page's remote are fetched together with the main script.
guardSinks();
applyTheme(storedTheme());
applyLanguage(storedLanguage());

function preload({ src, integrity }: EarlyFile): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = src.endsWith('.css') ? 'style' : 'script';
  link.href = src;
  link.integrity = integrity;
  // As on the elements that use the files; otherwise they are fetched twice.
  link.crossOrigin = 'anonymous';
  link.onerror = () => link.remove();
  document.head.append(link);
}

/** What goes wrong here the portal meets again, and shows. */
async function preloadRemote(token: string | null): Promise<void> {
  const [registry, user] = await Promise.all([
    askRegistryEarly() as Promise<Registry>,
    token === null ? null : askUserEarly(token),
  ]);
  if (localStorage.getItem(OVERRIDES_KEY) !== null) return;
  const visit = { path: location.pathname, language: storedLanguage(), user };
  for (const file of earlyFiles(registry, visit)) preload(file);
}

const token = createTokenStorage().read();
const hasToken = token !== null;
preloadRemote(token).catch(() => undefined);
// A page that the server wrote leaves room for the sidebar of whoever is signed in.
if (hasToken) document.documentElement.dataset.session = 'yes';
const isPublicBoard = location.pathname.startsWith('/job-posting');
if (hasToken || isPublicBoard) {
  const portal = document.currentScript?.dataset.portal ?? '[]';
  for (const file of JSON.parse(portal) as EarlyFile[]) preload(file);
}
