import { currentUser } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { askSupport, ownSupport } from '@leafshift/contracts/support';
import { createQueryClient } from '@leafshift/data-access';
import { aProfile, aWorker } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Component as SupportPage } from './support-page.tsx';

const asked = {
  _id: '64b7f0c2a1b2c3d4e5f60301',
  topic: 'pay' as const,
  text: 'When does my pay come?',
  askedAt: '2026-05-14T13:00:00.000Z',
  answer: { text: 'On Friday', at: '2026-05-14T15:00:00.000Z' },
};

const setUp = async (handlers: Parameters<typeof createMockApi>[0] = []) => {
  localStorage.setItem('token', 'a-token');
  const api = createMockApi([
    handle(currentUser, aWorker()),
    handle(myProfile, aProfile()),
    handle(ownSupport, { requests: [asked], address: 'help@example.ca' }),
    handle(askSupport, { ...asked, answer: null }),
    ...handlers,
  ]);
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <SupportPage />
    </QueryClientProvider>
  );
  const shown = renderInShell(page, { api, path: '/support' });
  await act(() => shown.core.session.start());
  return { ...shown, api };
};

describe('The page of support', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows what I asked with the answer, and the address of the operator', async () => {
    const { container } = await setUp();
    expect(await screen.findByText('On Friday')).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@example.ca' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('sends a question with what it is about', async () => {
    const { user, api } = await setUp();
    await user.click(await screen.findByRole('radio', { name: 'Pay and invoices' }));
    await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Where is it?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(api.sentTo(askSupport)).toEqual([{ body: { topic: 'pay', text: 'Where is it?' } }]),
    );
    expect(await screen.findByText('Your question was sent')).toBeVisible();
  });

  it('keeps what was typed where it is refused, and says why', async () => {
    const { user } = await setUp([failing(askSupport, 'TOO_MANY_REQUESTS')]);
    const field = await screen.findByRole('textbox', { name: 'Your question' });
    await user.type(field, 'Where is it?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('Where is it?');
  });
});
