import { skipOnboarding } from '@leafshift/contracts/users';
import { anEmployer, NOT_ONBOARDED } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { renderWithShell } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as Banner } from './banner.tsx';

const texts = { 'mf-onboarding': en };
const skipper = anEmployer({ ...NOT_ONBOARDED, skipOnboarding: true });

describe('the onboarding banner', () => {
  it('reminds who skipped', async () => {
    renderWithShell(<Banner />, { user: skipper, texts });

    expect(
      await screen.findByText('Please complete onboarding to use full features!'),
    ).toBeVisible();
  });

  it.each([
    ['has completed onboarding', { user: anEmployer() }],
    ['is not skipping', { user: anEmployer(NOT_ONBOARDED) }],
    ['hid it for this session', { user: skipper, sessionSkipOnboarding: true }],
  ])('leaves alone who %s', (_who, settings) => {
    renderWithShell(<Banner />, { ...settings, texts });

    expect(screen.queryByText(/Please complete onboarding/)).not.toBeInTheDocument();
  });

  it('is hidden for this session by its X', async () => {
    const { user, shell } = renderWithShell(<Banner />, { user: skipper, texts });
    await user.click(await screen.findByRole('button', { name: 'Hide until the next visit' }));

    expect(shell.session.get()).toMatchObject({ sessionSkipOnboarding: true });
    expect(screen.queryByText(/Please complete onboarding/)).not.toBeInTheDocument();
  });

  it('leads back to onboarding: clears the skip flag and goes to the profile', async () => {
    const api = createMockApi([handle(skipOnboarding, anEmployer(NOT_ONBOARDED))]);
    const { user, shell } = renderWithShell(<Banner />, { user: skipper, api, texts });
    await user.click(await screen.findByRole('button', { name: 'Go to Onboarding' }));

    await waitFor(() => expect(shell.visits).toEqual(['/profile']));
    expect(api.sentTo(skipOnboarding)).toEqual([{ body: { data: false } }]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Continue Onboarding' }]);
  });
});
