import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import {
  type AloneState,
  type ConnectedAlone,
  connectAlone,
} from '../remote-alone/connect-alone.tsx';
import type { RemoteAlone } from '../remote-alone/remote-alone.ts';

export interface AloneRendering extends AloneState {
  /** Where the browser is; `/` when absent. */
  readonly path?: string;
}

/** Renders a whole remote in a state of QA: its routes, its slots and its own texts. */
export async function renderAlone(
  alone: RemoteAlone,
  { path = '/', ...state }: AloneRendering = {},
): Promise<RenderResult & { readonly user: UserEvent; readonly shell: ConnectedAlone['shell'] }> {
  const { shell, routes, slots } = await connectAlone(alone, state);
  const frame = (
    <>
      <main>
        <Outlet />
      </main>
      {slots}
    </>
  );
  const router = createMemoryRouter(
    [{ element: frame, hydrateFallbackElement: <></>, children: routes }],
    {
      initialEntries: [path],
    },
  );
  const result = render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), shell, ...result };
}
