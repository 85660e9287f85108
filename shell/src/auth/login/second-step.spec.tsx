import { login } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { answerSecondFactor, type SecondFactorDemand } from '@leafshift/contracts/second-factor';
import { ApiError } from '@leafshift/data-access';
import { anEmployer, aProfile } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import {
  addPasskeyDevice,
  DEVICE_ANSWERS,
  removePasskeyDevice,
} from '../../testing/passkey-device.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Component as LoginPage } from './login-page.tsx';

const demand: SecondFactorDemand = {
  challenge: 'a-challenge',
  kinds: ['totp', 'recoveryCode'],
  passkey: null,
};
const required = (secondFactor: SecondFactorDemand) =>
  new ApiError({
    statusCode: 401,
    code: 'SECOND_FACTOR_REQUIRED',
    msg: 'Please give your second factor',
    secondFactor,
  });
const answer = { token: 'new', user: anEmployer() };

const logIn = async (
  asked: SecondFactorDemand,
  handlers: Parameters<typeof createMockApi>[0] = [],
) => {
  const asking = { call: login, handle: () => Promise.reject(required(asked)) };
  const api = createMockApi([asking, handle(myProfile, aProfile()), ...handlers]);
  const shown = renderInShell(<LoginPage />, { api, path: '/login', route: '/login' });
  await shown.user.type(screen.getByLabelText('Email'), 'hiring@harbour.example');
  await shown.user.type(screen.getByLabelText('Password'), 'a long password');
  await shown.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await shown.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { api, ...shown };
};

const setUp = async (handlers: Parameters<typeof createMockApi>[0] = []) => {
  const shown = await logIn(demand, handlers);
  await screen.findByLabelText('Code of your authenticator app');
  return shown;
};

const code = () => screen.getByLabelText('Code of your authenticator app');
const alerts = () => screen.getByRole('region', { name: 'Alerts' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the second step of a sign-in', () => {
  it('can be used with assistive technology, and lets phones fill the code in', async () => {
    const { container } = await setUp();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(await accessibilityProblems(container)).toEqual([]);
    expect(alerts()).not.toHaveTextContent('Error');
  });

  it('signs in with a code, remembered as it was said before', async () => {
    const { user, api, core } = await setUp([handle(answerSecondFactor, answer)]);
    await user.type(code(), '123 456{Enter}');
    await waitFor(() => expect(alerts()).toHaveTextContent('Success: Login Success'));
    expect(api.sentTo(answerSecondFactor)).toEqual([
      { body: { challenge: 'a-challenge', remember: false, code: '123456' } },
    ]);
    expect(core.session.state.get()).toMatchObject({ status: 'signed-in' });
    expect(sessionStorage.getItem('token')).toBe('new');
  });

  it('says what is wrong with a code, and keeps it', async () => {
    const { user } = await setUp([failing(answerSecondFactor, 'SECOND_FACTOR_WRONG')]);
    await user.type(code(), '12');
    await user.tab();
    expect(await screen.findByText('Please enter the six digits')).toBeVisible();
    await user.type(code(), '3456{Enter}');
    expect(await screen.findByText('This is not right. Please try again')).toBeVisible();
    expect(code()).toHaveValue('123456');
  });

  it('takes a recovery code instead', async () => {
    const { user, api } = await setUp([handle(answerSecondFactor, answer)]);
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn{Enter}');
    await waitFor(() => expect(alerts()).toHaveTextContent('Success: Login Success'));
    expect(api.sentTo(answerSecondFactor)).toMatchObject([
      { body: { recoveryCode: 'abcd-efgh-jkmn' } },
    ]);
  });

  it('leads back to the password when it took too long', async () => {
    const { user } = await setUp([failing(answerSecondFactor, 'SIGN_IN_EXPIRED')]);
    await user.type(code(), '123456{Enter}');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(alerts()).toHaveTextContent('Error: This sign-in took too long');
  });
});

describe('the second step of who has a passkey', () => {
  const withPasskey: SecondFactorDemand = {
    challenge: 'a-challenge',
    kinds: ['passkey', 'recoveryCode'],
    passkey: { challenge: 'AAAA', rpId: 'localhost', passkeys: [] },
  };
  const press = () => screen.findByRole('button', { name: 'Use a passkey' });

  afterEach(removePasskeyDevice);

  it('is one press and what the device asks for', async () => {
    addPasskeyDevice();
    const { user, api, container } = await logIn(withPasskey, [handle(answerSecondFactor, answer)]);
    await press();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(await press());
    await waitFor(() => expect(alerts()).toHaveTextContent('Success: Login Success'));
    expect(api.sentTo(answerSecondFactor)).toEqual([
      { body: { challenge: 'a-challenge', remember: false, passkey: DEVICE_ANSWERS.asked } },
    ]);
  });

  it('stays where the person gives up, with the recovery code as the other way', async () => {
    addPasskeyDevice('gives up');
    const { user, api } = await logIn(withPasskey);
    await user.click(await press());
    await waitFor(async () => expect(await press()).toBeEnabled());
    expect(api.sentTo(answerSecondFactor)).toEqual([]);
    expect(alerts()).not.toHaveTextContent('Error');
    expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
  });

  it('asks for a recovery code in a browser that knows no passkeys', async () => {
    await logIn(withPasskey);
    expect(await screen.findByLabelText('Recovery code')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});
