import { recoverPassword, resetPassword } from '@leafshift/contracts/users';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Component as RecoverPasswordPage } from './recover-password-page.tsx';

const setUp = (handlers: Parameters<typeof createMockApi>[0], path = '/recover-password') => {
  const api = createMockApi(handlers);
  const shown = renderInShell(<RecoverPasswordPage />, { api, path, route: '/recover-password' });
  return { api, ...shown };
};

describe('asking for a recovery link', () => {
  it('never says whether the address belongs to an account', async () => {
    const { user, api, container } = setUp([handle(recoverPassword, undefined)]);
    await user.type(screen.getByLabelText('Email'), 'somebody@people.example{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If somebody@people.example belongs to an account, a link is on its way.',
    );
    expect(api.sentTo(recoverPassword)).toEqual([{ body: { email: 'somebody@people.example' } }]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says in place when the server refuses', async () => {
    const { user } = setUp([failing(recoverPassword, 'TOO_MANY_REQUESTS')]);
    await user.type(screen.getByLabelText('Email'), 'somebody@people.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  });
});

describe('choosing a new password with the link', () => {
  const fill = async ({ user }: ReturnType<typeof setUp>) => {
    await user.type(screen.getByLabelText('New password'), 'secret');
    await user.type(screen.getByLabelText('Confirm Password'), 'secret{Enter}');
  };

  it('takes the token out of the address bar and sends it once', async () => {
    const shown = setUp([handle(resetPassword, undefined)], '/recover-password?token=one-use');
    await waitFor(() => expect(shown.path()).toBe('/recover-password'));
    await fill(shown);
    await waitFor(() => expect(shown.path()).toBe('/login'));
    expect(shown.api.sentTo(resetPassword)).toEqual([
      { body: { token: 'one-use', password: 'secret' } },
    ]);
  });

  it('offers a new link when this one was used or is too old', async () => {
    const shown = setUp(
      [failing(resetPassword, 'RESET_TOKEN_INVALID')],
      '/recover-password?token=old',
    );
    await fill(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid');
    await shown.user.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect(screen.getByRole('heading', { name: 'Recover password' })).toBeVisible();
  });
});
