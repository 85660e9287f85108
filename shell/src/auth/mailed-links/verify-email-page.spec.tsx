import { currentUser } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { beginPasskey, finishPasskey } from '@leafshift/contracts/second-factor';
import { resendVerification, verifyEmail, verifyEmailByLink } from '@leafshift/contracts/users';
import { aProfile, aWorker } from '@leafshift/testing/builders';
import { anApiError, createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen } from '@testing-library/react';
import {
  addPasskeyDevice,
  DEVICE_ANSWERS,
  removePasskeyDevice,
} from '../../testing/passkey-device.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
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
      handle(beginPasskey, {
        challenge: 'AAAA',
        rp: { id: 'localhost', name: 'Leafshift' },
        user: { id: 'BBBB', name: 'me@example.ca', displayName: 'Me' },
        algorithms: [-7],
        known: [],
      }),
      handle(finishPasskey, { recoveryCodes: ['abcd-efgh-jkmn'] }),
    ]);
    const page = renderInShell(<VerifyEmailPage />, { api, path, route: '/verify-email' });
    await act(() => page.core.session.start());
    return { ...page, api };
  };

  afterEach(() => {
    localStorage.clear();
    removePasskeyDevice();
  });

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

  describe('in a browser that has passkeys, then', () => {
    const verify = async () => {
      addPasskeyDevice();
      const page = await open();
      await page.user.type(screen.getByLabelText('Code'), '123456');
      await page.user.click(screen.getByRole('button', { name: 'Confirm address' }));
      await screen.findByRole('heading', { name: 'Sign in faster next time?' });
      return page;
    };

    it('offers one, which can be left', async () => {
      const { user, api, path, container } = await verify();
      expect(await accessibilityProblems(container)).toEqual([]);

      await user.click(screen.getByRole('button', { name: 'Not now' }));
      expect(path()).toBe('/home');
      expect(api.sentTo(beginPasskey)).toEqual([]);
    });

    it('adds it, shows the recovery codes once and goes on', async () => {
      const { user, api, path } = await verify();
      await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
      await user.type(await screen.findByLabelText('Name'), 'My phone{Enter}');
      expect(await screen.findByText('abcd-efgh-jkmn')).toBeInTheDocument();
      expect(api.sentTo(finishPasskey)).toEqual([
        { body: { name: 'My phone', passkey: DEVICE_ANSWERS.made } },
      ]);

      await user.click(screen.getByRole('button', { name: 'I have kept them' }));
      expect(path()).toBe('/home');
    });
  });
});
