import { createFakeShell } from '@leafshift/shell-sdk/testing';
import { NOT_ONBOARDED } from '@leafshift/testing/builders';
import { applyTheme } from '@leafshift/ui/theme';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import english from '../src/locales/en.json';
import remote from '../src/remote.tsx';
import { Frame } from './frame.tsx';
import { employerApi } from './marketplace/employer-api.ts';
import { createStore } from './marketplace/store.ts';
import { readSettings } from './settings.ts';
import { notify } from './toasts.ts';
import '@leafshift/ui/styles.css';

const settings = readSettings();
const store = createStore(new Date());
if (settings.user === 'skipped') {
  store.user = { ...store.user, ...NOT_ONBOARDED, skipOnboarding: true };
}
const fake = createFakeShell({
  user: store.user,
  theme: settings.theme,
  api: employerApi(store, settings.state),
  texts: { 'mf-employer': english },
});
applyTheme(settings.theme);

const shell = {
  ...fake,
  navigate: (path: string, options?: { readonly replace?: boolean }) => {
    router.navigate(path, options ?? {}).catch((error: unknown) => reportError(error));
  },
  notify,
};
const router = createBrowserRouter([
  {
    Component: Frame,
    HydrateFallback: () => null,
    children: Object.entries(remote.connect(shell).pages).map(([path, load]) => ({
      path,
      lazy: async () => ({ element: await load() }),
    })),
  },
]);

const root = document.getElementById('root');
if (!root) {
  throw new Error('The page has no root');
}
createRoot(root).render(<RouterProvider router={router} />);
