import {
  createFakeShell,
  type FakeShell,
  type FakeShellSettings,
  ShellFrame,
} from '@leafshift/shell-sdk/testing';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';

export interface ShellSettings extends FakeShellSettings {
  /** Where the browser is; `/` when absent. */
  readonly path?: string;
  /** The route of the component, such as `/find-work/:id?`; any path when absent. */
  readonly route?: string;
  /**
   * What every other path shows, with one of them before the page in the history. The page then
   * stands in a router like the portal's, in which it may ask before it is left.
   */
  readonly elsewhere?: ReactNode;
}

/** Renders a page or part of a remote inside a fake shell, with a user who types and clicks. */
export function renderWithShell(
  children: ReactNode,
  { path = '/', route = '*', elsewhere, ...settings }: ShellSettings = {},
): RenderResult & { readonly user: UserEvent; readonly shell: FakeShell } {
  const shell = createFakeShell(settings);
  const result = render(
    <ShellFrame shell={shell}>
      {elsewhere === undefined ? (
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={route} element={children} />
          </Routes>
        </MemoryRouter>
      ) : (
        <RouterProvider
          router={createMemoryRouter(
            [
              { path: route, element: children },
              { path: '*', element: elsewhere },
            ],
            { initialEntries: ['/elsewhere', path] },
          )}
        />
      )}
    </ShellFrame>,
  );
  return { user: userEvent.setup(), shell, ...result };
}
