import { currentUser, login, logout } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { beginPasskeySignIn, passkeySignIn } from '@leafshift/contracts/second-factor';
import { ApiError } from '@leafshift/data-access';
import { anEmployer, aProfile } from '@leafshift/testing/builders';
import { createMockApi, failing, handle, held } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import {
  addPasskeyDevice,
  DEVICE_ANSWERS,
  removePasskeyDevice,
} from '../../testing/passkey-device.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Component as LoginPage } from './login-page.tsx';

const answer = { token: 'new', user: anEmployer() };

const setUp = (handlers: Parameters<typeof createMockApi>[0] = []) => {
  const api = createMockApi(handlers);
  return { api, ...renderInShell(<LoginPage />, { api, path: '/login', route: '/login' }) };
};

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });
const region = () => screen.getByRole('region', { name: 'Alerts' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the login screen', () => {
  it('can be used with assistive technology and a password manager', async () => {
    const { container } = setUp();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows errors only after a field was touched', async () => {
    const { user } = setUp();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(email());
    await user.tab();
    expect(await screen.findByText('The email field is required')).toBeVisible();
    expect(screen.queryByText('The password field is required')).not.toBeInTheDocument();
  });

  it.each([
    ['', 'The email field is required'],
    ['harbour', 'The email provided should be a valid email address'],
  ])('says what is wrong with the email %j', async (typed, message) => {
    const { user } = setUp();
    if (typed) await user.type(email(), typed);
    await user.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('The password field is required')).toBeVisible();
  });

  it('signs in with the Enter key and says Login Success', async () => {
    const { user, api, core } = setUp([handle(login, answer), handle(myProfile, aProfile())]);
    await user.type(email(), 'hiring@harbour.example');
    await user.type(password(), 'a long password{Enter}');
    await waitFor(() => expect(region()).toHaveTextContent('Success: Login Success'));
    expect(api.sentTo(login)).toEqual([
      { body: { email: 'hiring@harbour.example', password: 'a long password', remember: true } },
    ]);
    expect(core.session.state.get()).toMatchObject({ status: 'signed-in' });
    expect(localStorage.getItem('token')).toBe('new');
  });

  it("forgets the session with the browser's when it shall not be remembered", async () => {
    const { user, api } = setUp([handle(login, answer), handle(myProfile, aProfile())]);
    await user.type(email(), 'hiring@harbour.example');
    await user.type(password(), 'a long password');
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(submit());
    await waitFor(() => expect(sessionStorage.getItem('token')).toBe('new'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(api.sentTo(login)).toMatchObject([{ body: { remember: false } }]);
  });

  it('is busy while it waits', async () => {
    const holding = held(login, answer);
    const { user } = setUp([holding, handle(myProfile, aProfile())]);
    await user.type(email(), 'hiring@harbour.example');
    await user.type(password(), 'a long password{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Sign in/ })).toBeDisabled());
    holding.release();
    await waitFor(() => expect(region()).toHaveTextContent('Login Success'));
  });

  it('says Invalid Credentials, as an alert and in place', async () => {
    const { user } = setUp([failing(login, 'INVALID_CREDENTIALS')]);
    await user.type(email(), 'hiring@harbour.example');
    await user.type(password(), 'wrong{Enter}');
    await waitFor(() => expect(region()).toHaveTextContent('Error: Invalid Credentials'));
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid Credentials');
    expect(email()).toHaveValue('hiring@harbour.example');
  });

  it('leads to password recovery and to sign-up', () => {
    setUp();
    expect(screen.getByRole('link', { name: 'Lost password?' })).toHaveAttribute(
      'href',
      '/recover-password',
    );
    expect(screen.getByRole('link', { name: 'Sign up here' })).toHaveAttribute('href', '/register');
  });
});

describe('the login screen of a browser that has passkeys', () => {
  const asked = handle(beginPasskeySignIn, { challenge: 'AAAA', rpId: 'localhost', passkeys: [] });
  const press = () => screen.getByRole('button', { name: 'Sign in with a passkey' });

  afterEach(removePasskeyDevice);

  it('is the only one that offers them', () => {
    const { unmount } = setUp();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    unmount();
    addPasskeyDevice();
    setUp();
    expect(press()).toBeVisible();
  });

  it('signs in without address and password, remembered as it says', async () => {
    addPasskeyDevice();
    const { user, api, core } = setUp([
      asked,
      handle(passkeySignIn, answer),
      handle(myProfile, aProfile()),
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(press());
    await waitFor(() => expect(region()).toHaveTextContent('Success: Login Success'));
    expect(api.sentTo(passkeySignIn)).toEqual([
      { body: { challenge: 'AAAA', passkey: DEVICE_ANSWERS.asked, remember: false } },
    ]);
    expect(core.session.state.get()).toMatchObject({ status: 'signed-in' });
    expect(sessionStorage.getItem('token')).toBe('new');
  });

  it('stays as it was, without a word, when the person gives up', async () => {
    addPasskeyDevice('gives up');
    const { user, api } = setUp([asked]);
    await user.click(press());
    await waitFor(() => expect(press()).toBeEnabled());
    expect(api.sentTo(passkeySignIn)).toEqual([]);
    expect(region()).toHaveTextContent('');
  });

  it('says that a passkey is not known here', async () => {
    addPasskeyDevice();
    const { user } = setUp([asked, failing(passkeySignIn, 'SECOND_FACTOR_WRONG')]);
    await user.click(press());
    await waitFor(() => expect(region()).toHaveTextContent('Error: This is not right'));
    expect(press()).toBeEnabled();
  });
});

describe('somebody who was signed in', () => {
  const signedIn = async (handlers: Parameters<typeof createMockApi>[0] = []) => {
    localStorage.setItem('token', 'stored');
    const parts = setUp([
      handle(currentUser, anEmployer()),
      handle(myProfile, aProfile()),
      ...handlers,
    ]);
    await act(() => parts.core.session.start());
    return parts;
  };

  it('reads that they have signed out', async () => {
    const { core } = await signedIn([handle(logout, undefined)]);
    await act(() => core.session.signOut());
    expect(await screen.findByText('You are signed out.')).toBeVisible();
  });

  it('reads that their session has ended, as long as they are there', async () => {
    const { core, user, container } = await signedIn();
    act(() => core.session.end('Your session has ended. Please sign in again'));
    expect(await screen.findByText(/^Your session has ended: it ran out/)).toBeVisible();
    await user.type(email(), 'harbour');
    expect(screen.getByText(/^Your session has ended: it ran out/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is in again by itself when the network is back', async () => {
    const away = handle(currentUser, () => {
      throw new ApiError({ statusCode: 0, code: 'OFFLINE', msg: 'You seem to be offline' });
    });
    const { api, core } = await signedIn([away]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    api.use(handle(currentUser, anEmployer()));
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(core.session.state.get()).toMatchObject({ status: 'signed-in' }));
  });
});
