import { currentUser } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { appealSuspension, mySuspension } from '@leafshift/contracts/suspensions';
import type { User } from '@leafshift/contracts/users';
import { createQueryClient } from '@leafshift/data-access';
import { aProfile, aSuspension, aWorker } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Component as SuspensionPage } from './suspension-page.tsx';

const suspended = (change: Parameters<typeof aSuspension>[0] = {}): User =>
  aWorker({ suspended: true, suspension: aSuspension(change) });

const setUp = async (user: User, handlers: Parameters<typeof createMockApi>[0] = []) => {
  localStorage.setItem('token', 'a-token');
  const api = createMockApi([
    ...handlers,
    handle(currentUser, user),
    handle(myProfile, aProfile()),
  ]);
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <SuspensionPage />
    </QueryClientProvider>
  );
  const shown = renderInShell(page, { api, path: '/suspension' });
  await act(() => shown.core.session.start());
  return { ...shown, api };
};

describe('The page of a suspension', () => {
  it('says why, until when and what still works', async () => {
    const { container } = await setUp(suspended());
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    expect(screen.getByText(/less than 24 hours' notice/)).toBeVisible();
    expect(screen.getByText(/Your account is active again on/)).toBeVisible();
    expect(screen.getByText(/What you have earned is still paid/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('sends one appeal, and then says that it waits', async () => {
    const appeal = { text: 'I was in hospital', at: '2026-05-12T10:00:00.000Z', answer: null };
    const { api, user } = await setUp(suspended());
    api.use(
      handle(appealSuspension, aSuspension({ appeal })),
      handle(currentUser, suspended({ appeal })),
    );
    await user.type(await screen.findByLabelText('What happened?'), 'I was in hospital');
    await user.click(screen.getByRole('button', { name: 'Send Appeal' }));
    expect(await screen.findByText(/A person reads it and answers/)).toBeVisible();
    expect(api.sentTo(appealSuspension)).toEqual([{ body: { text: 'I was in hospital' } }]);
    expect(screen.queryByRole('button', { name: 'Send Appeal' })).not.toBeInTheDocument();
  });

  it('keeps the text and says why it was refused', async () => {
    const { user } = await setUp(suspended(), [failing(appealSuspension, 'ALREADY_APPEALED')]);
    await user.type(await screen.findByLabelText('What happened?'), 'Again');
    await user.click(screen.getByRole('button', { name: 'Send Appeal' }));
    expect(await screen.findByText(/already appealed/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('What happened?')).toHaveValue('Again'));
  });

  it('shows the answer', async () => {
    const answer = {
      decision: 'upheld' as const,
      words: 'The shift had begun',
      at: '2026-05-12T11:00:00.000Z',
    };
    await setUp(suspended({ appeal: { text: 'Please', at: '2026-05-12T10:00:00.000Z', answer } }));
    expect(await screen.findByText(/the suspension stays/)).toBeVisible();
    expect(screen.getByText('The shift had begun')).toBeVisible();
  });

  it('tells an account under review what happens', async () => {
    await setUp(aWorker({ underReview: true }));
    expect(
      await screen.findByRole('heading', { name: 'Your account is being reviewed' }),
    ).toBeVisible();
  });

  it('says that an active account is active', async () => {
    const { container } = await setUp(aWorker(), [
      handle(mySuspension, { suspension: null, earlier: [] }),
    ]);
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('keeps what was answered to the last appeal, once the suspension is lifted', async () => {
    const at = '2026-05-12T11:00:00.000Z';
    const answer = { decision: 'lifted', words: 'We have seen the papers', at } as const;
    const lifted = aSuspension({ appeal: { text: 'I was in hospital', at, answer } });
    await setUp(aWorker(), [handle(mySuspension, { suspension: null, earlier: [lifted] })]);
    expect(await screen.findByText(/the suspension was lifted/)).toBeVisible();
    expect(screen.getByText('We have seen the papers')).toBeVisible();
  });
});
