import { stepUp } from '@leafshift/contracts/auth';
import { beginPasskeyStepUp, type Factor, secondFactors } from '@leafshift/contracts/second-factor';
import { anId } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import {
  addPasskeyDevice,
  DEVICE_ANSWERS,
  removePasskeyDevice,
} from '../../testing/passkey-device.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';

const setUp = async (handlers: Parameters<typeof createMockApi>[0] = []) => {
  const api = createMockApi(handlers);
  const page = (
    <main>
      <input aria-label="Something typed" defaultValue="kept" />
    </main>
  );
  const shown = renderInShell(page, { api });
  const answers: boolean[] = [];
  const ask = () =>
    act(() => {
      void shown.core.confirmation.ask().then((is) => answers.push(is));
    });
  ask();
  await screen.findByRole('dialog', { name: 'Is it still you?' });
  return { api, ask, answers, ...shown };
};

const password = () => screen.getByLabelText('Password');
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the question whether it is still the owner', () => {
  it('can be used with assistive technology and a password manager', async () => {
    const { baseElement } = await setUp();
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(await accessibilityProblems(baseElement)).toEqual([]);
  });

  it('is answered by the password, and leaves the page as it was', async () => {
    const { user, api, answers } = await setUp([handle(stepUp, undefined)]);
    await user.type(password(), 'a long password{Enter}');
    await isGone();
    expect(answers).toEqual([true]);
    expect(api.sentTo(stepUp)).toEqual([{ body: { password: 'a long password' } }]);
    expect(screen.getByLabelText('Something typed')).toHaveValue('kept');
  });

  it('says in place that the password is not right, and stays', async () => {
    const { user, answers } = await setUp([failing(stepUp, 'PASSWORD_WRONG')]);
    await user.type(password(), 'a guess{Enter}');
    expect(await screen.findByText('The current password is not right')).toBeVisible();
    expect(answers).toEqual([]);
  });

  it.each(['Cancel', 'Escape'])('is answered with no by %s', async (way) => {
    const { user, answers } = await setUp();
    if (way === 'Cancel') await user.click(screen.getByRole('button', { name: way }));
    else await user.keyboard('{Escape}');
    await isGone();
    expect(answers).toEqual([false]);
  });

  it('is asked once, whatever number of calls want to know', async () => {
    const { user, ask, answers } = await setUp([handle(stepUp, undefined)]);
    ask();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.type(password(), 'a long password{Enter}');
    await waitFor(() => expect(answers).toEqual([true, true]));
  });
});

describe('the question to an owner with a passkey', () => {
  const KEY: Factor = {
    _id: anId(1),
    kind: 'passkey',
    name: 'Blue key',
    createdAt: '2026-05-01T16:00:00.000Z',
    lastUsedAt: null,
  };
  const owning = (factors: Factor[]) =>
    handle(secondFactors, { factors, recoveryCodesLeft: 10, isNeeded: false });
  const asked = handle(beginPasskeyStepUp, { challenge: 'AAAA', rpId: 'localhost', passkeys: [] });

  afterEach(removePasskeyDevice);

  it('is answered by it', async () => {
    addPasskeyDevice();
    const { user, api, answers } = await setUp([owning([KEY]), asked, handle(stepUp, undefined)]);
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await isGone();
    expect(answers).toEqual([true]);
    expect(api.sentTo(stepUp)).toEqual([{ body: { passkey: DEVICE_ANSWERS.asked } }]);
  });

  it('stays open for the password when the person gives it up', async () => {
    addPasskeyDevice('gives up');
    const { user, api, answers } = await setUp([owning([KEY]), asked]);
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(api.sentTo(beginPasskeyStepUp)).toHaveLength(1));
    await waitFor(() => expect(password()).toBeVisible());
    expect(api.sentTo(stepUp)).toEqual([]);
    expect(answers).toEqual([]);
  });

  it('does not speak of passkeys to who has none', async () => {
    addPasskeyDevice();
    const { api } = await setUp([owning([{ ...KEY, kind: 'totp' }])]);
    await waitFor(() => expect(api.sentTo(secondFactors)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});
