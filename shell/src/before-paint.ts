import { applyLanguage, storedLanguage } from '@leafshift/i18n';
import { applyTheme, storedTheme } from '@leafshift/ui/theme';
import { askEarly } from './auth/early-user.ts';
import { createTokenStorage } from './auth/token-storage.ts';

// Stands in the page and runs before anything is painted: the chosen theme and writing direction,
// without a flash. Whoever has a token will see the portal, so its code and the user are fetched
// together with the main script.
applyTheme(storedTheme());
applyLanguage(storedLanguage());

function preload({ src, integrity }: { src: string; integrity: string }): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = src.endsWith('.css') ? 'style' : 'script';
  link.href = src;
  link.integrity = integrity;
  // As on the elements that use the files; otherwise they are fetched twice.
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

const token = createTokenStorage().read();
const hasToken = token !== null;
if (hasToken) askEarly(token);
// A page that the server wrote leaves room for the sidebar of whoever is signed in.
if (hasToken) document.documentElement.dataset.session = 'yes';
const isPublicBoard = location.pathname.startsWith('/job-posting');
if (hasToken || isPublicBoard) {
  const portal = document.currentScript?.dataset.portal ?? '[]';
  for (const file of JSON.parse(portal) as { src: string; integrity: string }[]) preload(file);
}
