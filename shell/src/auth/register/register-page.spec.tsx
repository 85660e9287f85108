import { myProfile } from '@leafshift/contracts/profile';
import { register } from '@leafshift/contracts/users';
import { aProfile, aWorker } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Component as RegisterPage } from './register-page.tsx';

const answer = { token: 'first', user: aWorker() };

const setUp = (handlers: Parameters<typeof createMockApi>[0] = [], path = '/register') => {
  const api = createMockApi(handlers);
  return { api, ...renderInShell(<RegisterPage />, { api, path, route: '/register' }) };
};

const region = () => screen.getByRole('region', { name: 'Alerts' });

async function fill(user: UserEvent, { name = 'Noor Haddad', confirm = 'secret' } = {}) {
  await user.type(screen.getByLabelText('Email'), 'noor@people.example');
  await user.type(screen.getByLabelText('Name'), name);
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.type(screen.getByLabelText('Confirm Password'), confirm);
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign Up' }));

beforeEach(() => localStorage.clear());

describe('the sign-up screen', () => {
  it('can be used with assistive technology', async () => {
    const { container } = setUp();
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('begins as a business where the board has sent one', async () => {
    setUp([], '/register?as=business');
    expect(await screen.findByLabelText('Business Name')).toBeVisible();
  });

  it('asks a business for its Business Name', async () => {
    const { user } = setUp();
    expect(screen.getByLabelText('Name')).toBeVisible();
    await user.click(screen.getByText('Business'));
    expect(await screen.findByLabelText('Business Name')).toBeVisible();
  });

  it('has the terms ticked, with a link to them', () => {
    setUp();
    expect(screen.getByRole('checkbox')).toBeChecked();
    const terms = screen.getByRole('link', { name: /^Terms and Conditions/ });
    expect(terms).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  it('opens the terms in a window of their own, so that what is typed stays', async () => {
    const { user, path } = setUp();
    await fill(user);
    const terms = screen.getByRole('link', { name: /^Terms and Conditions/ });
    expect(terms).toHaveAttribute('target', '_blank');
    await user.click(terms);
    expect(path()).toBe('/register');
    expect(screen.getByLabelText('Email')).toHaveValue('noor@people.example');
  });

  it('says what is missing in the words of the rules', async () => {
    const { user } = setUp();
    await send(user);
    expect(await screen.findByText('The email field is required')).toBeVisible();
    expect(screen.getByText('Please enter your name')).toBeVisible();
    expect(screen.getByText('The password field is required')).toBeVisible();
    expect(screen.getByText('This field is required')).toBeVisible();
  });

  it('wants the same password twice', async () => {
    const { user } = setUp();
    await fill(user, { confirm: 'secret?' });
    await send(user);
    expect(await screen.findByText('Both password fields need to be the same')).toBeVisible();
  });

  it('creates the account and says Account Created', async () => {
    const { user, api } = setUp(
      [handle(register, answer), handle(myProfile, aProfile())],
      '/register?ref=SPRING',
    );
    await fill(user);
    await send(user);
    await waitFor(() => expect(region()).toHaveTextContent('Success: Account Created'));
    expect(api.sentTo(register)).toEqual([
      {
        body: {
          usertype: 'Temp',
          name: 'Noor Haddad',
          email: 'noor@people.example',
          password: 'secret',
          affiliate: 'SPRING',
        },
      },
    ]);
    expect(localStorage.getItem('token')).toBe('first');
  });

  it.each(['EMAIL_IN_USE', 'PASSWORD_TOO_COMMON', 'PASSWORD_LEAKED'] as const)(
    'says Email in use whatever was refused (%s), and in place what it was',
    async (code) => {
      const { user } = setUp([failing(register, code)]);
      await fill(user);
      await send(user);
      await waitFor(() => expect(region()).toHaveTextContent('Error: Email in use'));
      expect(screen.getByRole('alert')).toBeVisible();
      expect(localStorage.getItem('token')).toBeNull();
    },
  );
});
