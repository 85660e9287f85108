import { undoEmailChange } from '@leafshift/contracts/users';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Component as UndoEmailPage } from './undo-email-page.tsx';

describe('the page that puts an address back', () => {
  const open = (
    handlers: Parameters<typeof createMockApi>[0],
    path = '/undo-email?token=secret',
  ) => {
    const api = createMockApi(handlers);
    return { api, ...renderInShell(<UndoEmailPage />, { api, path, route: '/undo-email' }) };
  };

  it('does so by a button, not by being opened', async () => {
    const { user, api, container } = open([handle(undoEmailChange, undefined)]);
    const button = await screen.findByRole('button', { name: 'Put my address back' });
    expect(await accessibilityProblems(container)).toEqual([]);
    expect(api.sentTo(undoEmailChange)).toEqual([]);

    await user.click(button);

    expect(await screen.findByRole('status')).toBeVisible();
    expect(api.sentTo(undoEmailChange)).toEqual([{ body: { token: 'secret' } }]);
  });

  it('says why it cannot be done, and offers it again', async () => {
    const { user } = open([failing(undoEmailChange, 'UNDO_LINK_INVALID')]);
    await user.click(await screen.findByRole('button', { name: 'Put my address back' }));

    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Alerts' })).toHaveTextContent('Error:'),
    );
    expect(screen.getByRole('button', { name: 'Put my address back' })).toBeEnabled();
  });

  it('leads to the sign-in without a token', async () => {
    const { path } = open([], '/undo-email');
    await waitFor(() => expect(path()).toBe('/login'));
  });
});
