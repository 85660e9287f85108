import { currentUser } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { anEmployer, aProfile } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Overview } from '../../app/overview.tsx';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { GuestOnly } from './guest-only.tsx';

// What shows meanwhile would load the portal.
jest.mock('../../app/starting.tsx', () => ({ Starting: () => 'Starting' }));

afterEach(() => localStorage.clear());

async function open(page: ReactNode, path: string, who: 'a member' | 'a visitor') {
  if (who === 'a member') localStorage.setItem('token', 'a-token');
  const api = createMockApi([handle(currentUser, anEmployer()), handle(myProfile, aProfile())]);
  const shown = renderInShell(page, { api, path, route: path });
  await act(() => shown.core.session.start());
  return shown;
}

describe('a page for guests', () => {
  it('leads on to the home page where somebody is signed in', async () => {
    const { path } = await open(<GuestOnly />, '/login', 'a member');
    await waitFor(() => expect(path()).toBe('/home'));
  });

  it('stays where it is for a visitor', async () => {
    const { path } = await open(<GuestOnly />, '/login', 'a visitor');
    expect(path()).toBe('/login');
  });

  it.each([
    ['a member', '/home'],
    ['a visitor', '/login'],
  ] as const)('leads %s from the overview to %s', async (who, to) => {
    const { path } = await open(<Overview />, '/overview', who);
    await waitFor(() => expect(path()).toBe(to));
  });
});
