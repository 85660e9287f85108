import {
  createFakeShell,
  type FakeShell,
  type FakeShellSettings,
  ShellFrame,
} from '@leafshift/shell-sdk/testing';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

export interface ShellSettings extends FakeShellSettings {
  /** Where the browser is; `/` when absent. */
  readonly path?: string;
  /** The route of the component, such as `/find-work/:id?`; any path when absent. */
  readonly route?: string;
}

/** Renders a page or part of a remote inside a fake shell, with a user who types and clicks. */
export function renderWithShell(
  children: ReactNode,
  { path = '/', route = '*', ...settings }: ShellSettings = {},
): RenderResult & { readonly user: UserEvent; readonly shell: FakeShell } {
  const shell = createFakeShell(settings);
  const result = render(
    <ShellFrame shell={shell}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={route} element={children} />
        </Routes>
      </MemoryRouter>
    </ShellFrame>,
  );
  return { user: userEvent.setup(), shell, ...result };
}
