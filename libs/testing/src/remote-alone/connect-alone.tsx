import { followLanguage, type Language } from '@leafshift/i18n';
import { type ShellApi, ShellFrame } from '@leafshift/shell-sdk';
import { createFakeShell, type FakeShell } from '@leafshift/shell-sdk/testing';
import type { ThemeName } from '@leafshift/ui/theme';
import { Fragment, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type ApiState, aViewer, type ViewerName } from '../states/index.ts';
import type { RemoteAlone } from './remote-alone.ts';

/** The state in which a remote is shown; the first of each kind when absent. */
export interface AloneState {
  /** A name of `RemoteAlone.stories`, shown instead of the pages. */
  readonly story?: string;
  readonly viewer?: ViewerName;
  readonly situation?: string;
  readonly state?: ApiState;
  readonly theme?: ThemeName;
  readonly language?: Language;
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly now?: Date;
}

export interface ConnectedAlone {
  readonly shell: FakeShell;
  /** The remote's pages as routes, any other path shows the backdrop; or one component on every path. */
  readonly routes: RouteObject[];
  /** The remote's slots, drawn. */
  readonly slots: ReactNode;
}

/** Hands a remote a fake shell in the asked state. `instead` replaces parts of that shell. */
export async function connectAlone(
  alone: RemoteAlone,
  asked: AloneState,
  instead: Partial<Pick<ShellApi, 'navigate' | 'notify'>> = {},
): Promise<ConnectedAlone> {
  const { remote, backdrop } = alone;
  const viewerName = asked.viewer ?? alone.viewers[0];
  const viewer = aViewer(viewerName);
  const view = alone.connect({
    viewer,
    viewerName,
    state: asked.state ?? 'full',
    situation: asked.situation ?? alone.situations[0],
    now: asked.now ?? new Date(),
  });
  const shell: FakeShell = {
    ...createFakeShell({
      user: view.user ?? viewer.user,
      sessionSkipOnboarding: viewer.sessionSkipOnboarding,
      api: view.api,
      ...(asked.theme && { theme: asked.theme }),
      ...(asked.language && { language: asked.language }),
      config: { ...(asked.direction && { direction: asked.direction }) },
    }),
    ...instead,
  };
  const texts = { namespace: remote.manifest.name, load: remote.loadTexts };
  await Promise.all([
    followLanguage(shell.i18n, texts).ready,
    remote.loadTexts('en').then((english) => {
      shell.i18n.addResourceBundle('en', remote.manifest.name, english);
    }),
  ]);

  const story = alone.stories?.[asked.story ?? ''];
  if (story !== undefined) {
    const element = <ShellFrame shell={shell}>{story}</ShellFrame>;
    return { shell, routes: [{ path: '*', element }], slots: null };
  }
  const { pages, slots } = remote.connect(shell);
  const drawn = await Promise.all(
    Object.entries(slots).map(async ([name, load]) => (
      <Fragment key={name}>{await load()}</Fragment>
    )),
  );
  const routes: RouteObject[] = Object.entries(pages).map(([path, load]) => ({
    path,
    lazy: async () => ({ element: await load() }),
  }));
  routes.push({ path: '*', element: <ShellFrame shell={shell}>{backdrop}</ShellFrame> });
  return { shell, routes, slots: drawn };
}
