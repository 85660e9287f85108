import type { ApiClient } from '@leafshift/data-access';
import { antdSettings, ThemeBridge } from '@leafshift/ui/theme';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AlertStack } from '../alerts/alert-stack.tsx';
import { OwnerQuestion } from '../auth/confirmation/owner-question.tsx';
import type { SessionTabs } from '../auth/session/session-tabs.ts';
import { type Core, createCore } from '../composition/core.ts';
import { CoreContext } from '../composition/core-context.ts';

const NO_OTHER_TABS: SessionTabs = {
  announceEnd: () => undefined,
  onEnd: () => undefined,
  onStart: () => undefined,
};

export interface InShell extends RenderResult {
  readonly user: UserEvent;
  readonly core: Core;
  /** Where the browser is. */
  path(): string;
}

/** Renders a page of the shell at a path, with a core over the given API and the alerts. */
export function renderInShell(
  children: ReactNode,
  { api, path = '/', route = '*' }: { api: ApiClient; path?: string; route?: string },
): InShell {
  const core = createCore({ makeApi: () => api, tabs: NO_OTHER_TABS });
  const router = createMemoryRouter(
    [
      { path: route, element: children },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path] },
  );
  const result = render(
    <CoreContext value={core}>
      <I18nextProvider i18n={core.texts}>
        <ThemeBridge antd={antdSettings} theme={core.appearance.theme.get()} language="en">
          <RouterProvider router={router} />
          <OwnerQuestion />
          <AlertStack />
        </ThemeBridge>
      </I18nextProvider>
    </CoreContext>,
  );
  return {
    ...result,
    user: userEvent.setup(),
    core,
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
