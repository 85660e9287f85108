import { currentUser } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { resendVerification, verifyEmail, verifyEmailByLink } from '@leafshift/contracts/users';
import { aProfile, aWorker } from '@leafshift/testing/builders';
import { anApiError, createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Component as VerifyEmailPage } from './verify-email-page.tsx';

const unverified = aWorker({ emailVerified: false });

describe('the page that verifies an address', () => {
  const open = async (path = '/verify-email') => {
    localStorage.setItem('token', 'a-token');
    const api = createMockApi([
      handle(currentUser, unverified),
      handle(myProfile, aProfile()),
      handle(verifyEmail, ({ body }) => {
        if (body.code !== '123456') throw anApiError('CODE_INVALID');
        return { ...unverified, emailVerified: true };
      }),
      handle(resendVerification, undefined),
      handle(verifyEmailByLink, undefined),
    ]);
    const page = renderInShell(<VerifyEmailPage />, { api, path, route: '/verify-email' });
    await act(() => page.core.session.start());
    return { ...page, api };
  };

  afterEach(() => localStorage.clear());

  it('takes a pasted code, with a space in it, and goes on', async () => {
    const { user, path, core, container } = await open();
    const field = screen.getByLabelText('Code');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.click(field);
    await user.paste('123 456');
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));

    expect(await screen.findByText('Your address is verified')).toBeVisible();
    expect(path()).toBe('/home');
    expect(core.session.state.get()).toMatchObject({ user: { emailVerified: true } });
  });

  it('says so where the code is not right', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Code'), '654321');
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));

    expect(await screen.findByText('This code is not right')).toBeVisible();
  });

  it('sends another code, and not again for a minute', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Send another code' }));

    expect(await screen.findByRole('button', { name: /^Another code in \d+ s$/ })).toBeDisabled();
  });

  it('opened by the link of the mail, changes nothing before somebody says so', async () => {
    const { user, api, path } = await open('/verify-email?token=a-secret');
    expect(path()).toBe('/verify-email');
    expect(api.sentTo(verifyEmailByLink)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Confirm address' }));

    expect(await screen.findByText('Your address is verified')).toBeVisible();
    expect(api.sentTo(verifyEmailByLink)).toHaveLength(1);
  });
});
