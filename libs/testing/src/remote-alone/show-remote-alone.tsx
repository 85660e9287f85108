import type { User } from '@leafshift/contracts/users';
import type { ApiClient } from '@leafshift/data-access';
import { applyLanguage, type Texts } from '@leafshift/i18n';
import { type ExposedRemote, type LoadPart, type ShellApi, ShellFrame } from '@leafshift/shell-sdk';
import { createFakeShell } from '@leafshift/shell-sdk/testing';
import { applyTheme } from '@leafshift/ui/theme';
import { Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type NavigateOptions, RouterProvider } from 'react-router-dom';
import type { ApiState } from '../mock-api/index.ts';
import { Frame } from './frame.tsx';
import { readSettings } from './settings.ts';
import { showToast } from './toasts.ts';
import '@leafshift/ui/styles.css';

/** Who looks at the remote, and the API that answers them. */
export interface AloneCase {
  /** Null for a visitor. */
  readonly user: User | null;
  readonly sessionSkipOnboarding?: boolean;
  readonly api: ApiClient;
}

export interface RemoteAlone {
  readonly remote: ExposedRemote;
  /** The remote's English texts. */
  readonly texts: Texts;
  /** Who looks at which situation, by name; the first is shown at first. */
  readonly cases: Readonly<Record<string, (state: ApiState) => AloneCase>>;
  /** What stands behind the slots of a remote that has no pages. */
  readonly backdrop?: ReactNode;
}

const Nothing = () => null;

/** Shows a remote in a fake shell: the whole of a remote's `dev/main.tsx`, see tools/remote-alone. */
export async function showRemoteAlone({
  remote,
  texts,
  cases,
  backdrop,
}: RemoteAlone): Promise<void> {
  const names = Object.keys(cases);
  const settings = readSettings(names);
  const { theme, language } = settings;
  const shown = cases[settings.case]?.(settings.state);
  if (!shown) throw new Error(`There is no case ${settings.case}`);

  const shell: ShellApi = {
    ...createFakeShell({ ...shown, theme, language, texts: { [remote.manifest.name]: texts } }),
    navigate: (path: string, options: NavigateOptions = {}) => {
      router.navigate(path, options).catch((error: unknown) => reportError(error));
    },
    notify: showToast,
  };
  const { pages, slots } = remote.connect(shell);
  const drawn = await Promise.all(
    Object.entries<LoadPart>(slots).map(async ([name, load]) => (
      <Fragment key={name}>{await load()}</Fragment>
    )),
  );
  const router = createBrowserRouter([
    {
      element: (
        <Frame
          manifest={remote.manifest}
          settings={settings}
          cases={names}
          isMember={shown.user !== null}
          slots={drawn}
        />
      ),
      HydrateFallback: Nothing,
      children: [
        ...Object.entries(pages).map(([path, load]) => ({
          path,
          lazy: async () => ({ element: await load() }),
        })),
        { path: '*', element: <ShellFrame shell={shell}>{backdrop}</ShellFrame> },
      ],
    },
  ]);

  applyTheme(theme);
  applyLanguage(language);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  createRoot(root).render(<RouterProvider router={router} />);
}
