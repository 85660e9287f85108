import { createFakeShell } from '@leafshift/shell-sdk/testing';
import { applyTheme } from '@leafshift/ui/theme';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import english from '../src/locales/en.json';
import remote from '../src/remote.tsx';
import { Frame } from './frame.tsx';
import { createStore } from './marketplace/store.ts';
import { workerApi } from './marketplace/worker-api.ts';
import { readSettings } from './settings.ts';
import { notify } from './toasts.ts';
import '@leafshift/ui/styles.css';

const settings = readSettings();
const store = createStore(Date.now(), settings.user);
const fake = createFakeShell({
  user: store.user,
  theme: settings.theme,
  api: workerApi(store, settings.state),
  texts: { 'mf-worker': english },
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
    children: Object.entries(remote.connect(shell).pages).map(([path, load]) => ({
      path,
      lazy: async () => ({ element: await load() }),
    })),
  },
]);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(<RouterProvider router={router} />);
